-- Remembered logins (DEC-10, T1): one row per member and browser. Each login replaces the secret; the row ends with the
-- presentation of a replaced one, a password change, a logout in its browser, or its end.
CREATE TABLE remember_credential (
  merchant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  -- The browser: the member's secret in its device cookie (T37).
  device_hash bytea NOT NULL,
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id),
  UNIQUE (merchant, member_id, device_hash),
  FOREIGN KEY (merchant, member_id, device_hash)
    REFERENCES member_device (merchant, member_id, secret_hash) ON DELETE CASCADE
);
CREATE INDEX remember_credential_expired ON remember_credential (expires_at);

SELECT protect_by_merchant('remember_credential');
