-- Browsers in which a member has logged in (T37). The cookie's secret is stored hashed.
CREATE TABLE member_device (
  merchant text NOT NULL,
  member_id text NOT NULL,
  secret_hash bytea NOT NULL,
  user_agent text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, member_id, secret_hash),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);

-- Times in which a member may not withdraw (T37). A hold without an end stands until staff clears it.
CREATE TABLE withdrawal_hold (
  merchant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('account_added', 'password_changed', 'new_device', 'under_review')),
  started_at timestamptz NOT NULL,
  ends_at timestamptz,
  cleared_at timestamptz,
  cleared_by text,
  cleared_note text,
  PRIMARY KEY (merchant, id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
  CHECK ((reason = 'under_review') = (ends_at IS NULL)),
  CHECK (ends_at > started_at),
  CHECK ((cleared_at IS NULL) = (cleared_by IS NULL)),
  CHECK ((cleared_at IS NULL) = (cleared_note IS NULL))
);
CREATE INDEX withdrawal_hold_of_member ON withdrawal_hold (merchant, member_id) WHERE cleared_at IS NULL;

-- What staff has to look at.
CREATE TABLE incident (
  merchant text NOT NULL,
  -- The id of its hold too.
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('provider_contradiction')),
  member_id text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('deposit', 'withdrawal')),
  subject_id text NOT NULL,
  provider text NOT NULL,
  -- The final status that was believed first, and the one that excludes it.
  known_status text NOT NULL,
  reported_status text NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by text,
  closed_note text,
  PRIMARY KEY (merchant, id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
  CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  CHECK ((closed_at IS NULL) = (closed_note IS NULL))
);
CREATE INDEX incident_open ON incident (merchant, opened_at) WHERE closed_at IS NULL;

SELECT protect_by_merchant('member_device'), protect_by_merchant('withdrawal_hold'), protect_by_merchant('incident');

-- No call of a member or a vendor ends a hold or closes an incident early: only the operator's role may, and nobody
-- deletes one.
DO $$
DECLARE
  kept text;
  holder record;
  operator text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['withdrawal_hold', 'incident'] LOOP
    FOR holder IN
      SELECT DISTINCT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
      WHERE c.oid = kept::regclass AND a.grantee <> c.relowner
    LOOP
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM %I', kept, holder.rolname);
      operator := holder.rolname || '_operator';
      IF EXISTS (SELECT FROM pg_roles WHERE rolname = operator) THEN
        EXECUTE format('GRANT UPDATE ON %I TO %I', kept, operator);
      END IF;
    END LOOP;
  END LOOP;
END $$;
