-- Second factors of a member (TWOFA). The authenticator's secret is encrypted; its row counts once it is confirmed.
CREATE TABLE second_factor (
  merchant text NOT NULL,
  member_id text NOT NULL,
  method text NOT NULL CHECK (method IN ('email', 'ga', 'sms')),
  secret bytea,
  -- The last accepted time step of the authenticator: a code works once.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  PRIMARY KEY (merchant, member_id, method),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
  CHECK ((method = 'ga') = (secret IS NOT NULL))
);

-- Codes for a member without the second factor, each usable once.
CREATE TABLE recovery_code (
  merchant text NOT NULL,
  member_id text NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (merchant, member_id, code_hash),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);

-- Logins that wait for their second factor.
CREATE TABLE login_attempt (
  merchant text NOT NULL,
  id_hash bytea NOT NULL,
  member_id text NOT NULL,
  -- What the first factor was checked against, as a hash: a changed password ends the attempt.
  proof_hash bytea NOT NULL,
  device_id text,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (merchant, id_hash),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX login_attempt_expired ON login_attempt (expires_at);

SELECT protect_by_merchant('second_factor'), protect_by_merchant('recovery_code'), protect_by_merchant('login_attempt');
