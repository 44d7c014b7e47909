-- The merchants' people (DEC-03): apart from members, and known to the operator's role alone. One person may work for
-- several merchants.
CREATE TABLE staff_person (
  id text PRIMARY KEY,
  -- In lower case: the name to log in with.
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  -- argon2id in PHC form; null until the invitation is accepted.
  password_hash text,
  -- Encrypted secret of the authenticator; null until the invitation is accepted.
  authenticator bytea,
  -- The last time step whose code was used: no code counts twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz
);

-- What a person may do at a merchant.
CREATE TABLE staff_role (
  merchant text NOT NULL REFERENCES merchant (code),
  person_id text NOT NULL REFERENCES staff_person (id),
  role text NOT NULL CHECK (role IN ('owner', 'finance', 'support', 'content', 'risk')),
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, person_id, role)
);
CREATE INDEX staff_role_of_person ON staff_role (person_id);

-- One open invitation a person: a new one replaces it.
CREATE TABLE staff_invitation (
  person_id text PRIMARY KEY REFERENCES staff_person (id),
  token_hash bytea NOT NULL UNIQUE,
  -- Encrypted secret of the authenticator that the invitation shows.
  authenticator bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

-- A login that has proved the password and waits for the code.
CREATE TABLE staff_login (
  id_hash bytea PRIMARY KEY,
  person_id text NOT NULL REFERENCES staff_person (id),
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_login_expired ON staff_login (expires_at);

CREATE TABLE staff_session (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES staff_person (id),
  secret_hash bytea NOT NULL UNIQUE,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX staff_session_of_person ON staff_session (person_id) WHERE ended_at IS NULL;
CREATE INDEX staff_session_expired ON staff_session (expires_at);

-- Failed tries of a password or a code, counted as those of members (T12). The subject is a keyed digest.
CREATE TABLE staff_guess (
  subject bytea PRIMARY KEY CHECK (octet_length(subject) = 32),
  streak integer NOT NULL,
  period_count integer NOT NULL,
  period_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX staff_guess_oldest ON staff_guess (last_at);

-- What staff has changed, in a chain of hashes for each merchant (DEC-42).
CREATE TABLE staff_trail (
  merchant text NOT NULL REFERENCES merchant (code),
  -- 1, 2, 3 … without a gap.
  number bigint NOT NULL,
  at timestamptz NOT NULL,
  -- Null for a command on the machine.
  person_id text,
  person_name text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  subject_id text NOT NULL,
  reason text NOT NULL,
  -- JSON as text: the hash is of these characters.
  before text NOT NULL,
  after text NOT NULL,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (merchant, number)
);
CREATE INDEX staff_trail_of_subject ON staff_trail (merchant, subject, subject_id, number);
CREATE INDEX staff_trail_of_person ON staff_trail (merchant, person_id, number);

CREATE FUNCTION staff_trail_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER stays BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_trail EXECUTE FUNCTION staff_trail_stays();

SELECT protect_by_merchant('staff_role'), protect_by_merchant('staff_trail');

-- Roles that got rights on the tables by default: nobody changes the trail, and what belongs to no merchant is hidden
-- from a merchant's transactions.
DO $$
DECLARE
  reader record;
  staff_table text;
BEGIN
  FOR reader IN
    SELECT DISTINCT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
    WHERE c.oid = 'staff_trail'::regclass AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON staff_trail FROM %I', reader.rolname);
    FOREACH staff_table IN ARRAY ARRAY[
      'staff_person', 'staff_invitation', 'staff_login', 'staff_session', 'staff_guess'
    ] LOOP
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', staff_table);
      EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', staff_table);
      EXECUTE format('CREATE POLICY by_operator ON %I TO %I USING (true) WITH CHECK (true)',
        staff_table, reader.rolname || '_operator');
    END LOOP;
  END LOOP;
END $$;
