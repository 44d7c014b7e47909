-- Passkeys of the merchants' people (DEC-03), in place of the authenticator's code: public keys only.
CREATE TABLE staff_passkey (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES staff_person (id),
  -- In base64url, as browsers send it.
  credential_id text NOT NULL UNIQUE,
  -- COSE.
  public_key bytea NOT NULL,
  -- The device's number of uses; stays 0 for those that do not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  rp_id text NOT NULL,
  name text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX staff_passkey_of_person ON staff_passkey (person_id);

-- Challenges that wait for their one use, each for one session that adds a passkey, or for one login.
CREATE TABLE staff_passkey_challenge (
  challenge text PRIMARY KEY,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_passkey_challenge_expired ON staff_passkey_challenge (expires_at);

-- As the other tables of persons: hidden from a merchant's transactions.
DO $$
DECLARE
  reader record;
  staff_table text;
BEGIN
  FOR reader IN
    SELECT DISTINCT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
    WHERE c.oid = 'staff_passkey'::regclass AND a.grantee <> c.relowner
  LOOP
    FOREACH staff_table IN ARRAY ARRAY['staff_passkey', 'staff_passkey_challenge'] LOOP
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', staff_table);
      EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', staff_table);
      EXECUTE format('CREATE POLICY by_operator ON %I TO %I USING (true) WITH CHECK (true)',
        staff_table, reader.rolname || '_operator');
    END LOOP;
  END LOOP;
END $$;
