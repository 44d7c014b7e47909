-- Passkeys of members (DEC-30): public keys only.
CREATE TABLE passkey (
  merchant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  -- In base64url, as browsers send it.
  credential_id text NOT NULL,
  -- COSE.
  public_key bytea NOT NULL,
  -- The authenticator's number of uses; stays 0 for those that do not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- The host to which the key belongs.
  rp_id text NOT NULL,
  name text,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (merchant, id),
  UNIQUE (merchant, credential_id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX passkey_of_member ON passkey (merchant, member_id);

-- Challenges that wait for their one use: of a login, or of a new passkey in one session.
CREATE TABLE passkey_challenge (
  merchant text NOT NULL,
  challenge text NOT NULL,
  rp_id text NOT NULL,
  -- The session that adds a passkey; null for a login.
  session_id text,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, challenge)
);
CREATE INDEX passkey_challenge_expired ON passkey_challenge (expires_at);

SELECT protect_by_merchant('passkey'), protect_by_merchant('passkey_challenge');
