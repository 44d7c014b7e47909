-- The keys with which payloads are encrypted (DEC-16), one for each half day. The list is the platform's own. The private
-- half is encrypted with the data key that `data_key_name` stands for.
CREATE TABLE encryption_key (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  period integer NOT NULL,
  data_key_name text NOT NULL,
  public_key bytea NOT NULL,
  private_key_cipher bytea NOT NULL,
  accepted_until timestamptz NOT NULL,
  UNIQUE (period, data_key_name)
);

-- Nonces of the payloads of the last minutes: each counts once, whichever process it comes to.
CREATE TABLE encryption_nonce (
  merchant text NOT NULL,
  nonce bytea NOT NULL CHECK (octet_length(nonce) = 16),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, nonce)
);
CREATE INDEX encryption_nonce_oldest ON encryption_nonce (seen_at);
SELECT protect_by_merchant('encryption_nonce');

-- Merchants that are there before the setting is have payloads plain, as they were.
UPDATE merchant SET settings = settings || '{"payloadEncryption": "off"}' WHERE NOT settings ? 'payloadEncryption';
