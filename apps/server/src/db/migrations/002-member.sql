CREATE TABLE member (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  username text NOT NULL,
  type integer NOT NULL CHECK (type IN (0, 1, 2, 4, 40, 41, 42)),
  password_hash text,
  currency text NOT NULL,
  language text NOT NULL,
  referral_code text,
  affiliate_code text,
  link_id text,
  register_method text NOT NULL,
  device_id text,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  PRIMARY KEY (merchant, id),
  UNIQUE (merchant, username),
  -- Free and virtual members have fun money only (T22).
  CHECK ((type IN (4, 40, 41, 42)) = (currency = 'FUN'))
);

CREATE TABLE session (
  merchant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  member_type integer NOT NULL,
  username text NOT NULL,
  token_hash bytea NOT NULL,
  bind_hash bytea NOT NULL,
  device_id text,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (merchant, id),
  UNIQUE (merchant, token_hash),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX session_of_member ON session (merchant, member_id) WHERE ended_at IS NULL;

-- Single-use codes with which a session is handed to another origin of the same merchant (DEC-12).
CREATE TABLE handoff (
  merchant text NOT NULL,
  code_hash bytea NOT NULL,
  session_id text NOT NULL,
  member_id text NOT NULL,
  origin text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (merchant, code_hash),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);

SELECT protect_by_merchant('member');
SELECT protect_by_merchant('session');
SELECT protect_by_merchant('handoff');
