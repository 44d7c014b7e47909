-- Identities of other services by which members log in (SOC, LINE, TG, MAYA): one account each (T16).
CREATE TABLE member_identity (
  merchant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  provider text NOT NULL CHECK (provider IN ('firebase', 'line', 'telegram', 'maya')),
  -- The provider's own id of the person; never an e-mail address.
  subject text NOT NULL,
  -- What the member calls it, such as `google` of Firebase.
  kind text NOT NULL,
  -- The person's name at the provider.
  name text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (merchant, id),
  UNIQUE (merchant, provider, subject),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX member_identity_of_member ON member_identity (merchant, member_id);

-- Accepted proofs of identities. One is consumed by one login, binding or registration; until then it is pending for the
-- device that presented it first. The row stays until the proof could not be accepted again anyway.
CREATE TABLE identity_proof (
  merchant text NOT NULL,
  digest bytea NOT NULL,
  provider text NOT NULL CHECK (provider IN ('firebase', 'line', 'telegram', 'maya')),
  subject text NOT NULL,
  kind text NOT NULL,
  name text,
  -- Null without a device: pending for no other call.
  device_hash bytea,
  pending_until timestamptz NOT NULL,
  consumed_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, digest)
);
CREATE INDEX identity_proof_expired ON identity_proof (expires_at);

-- The pending proof that a login binds once its second factor is proved.
ALTER TABLE login_attempt ADD COLUMN identity_digest bytea;

SELECT protect_by_merchant('member_identity'), protect_by_merchant('identity_proof');

ALTER TABLE withdrawal_hold DROP CONSTRAINT withdrawal_hold_reason_check;
ALTER TABLE withdrawal_hold ADD CONSTRAINT withdrawal_hold_reason_check CHECK (reason IN
  ('account_added', 'password_changed', 'contact_changed', 'passkey_added', 'identity_added', 'new_device', 'under_review'));
