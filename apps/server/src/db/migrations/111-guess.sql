-- Failed tries of a secret (T12, T13). The subject is a keyed digest of a name, of a name's known devices or of a network;
-- names that nobody has are counted like all others.
CREATE TABLE guess (
  merchant text NOT NULL,
  subject bytea NOT NULL CHECK (octet_length(subject) = 32),
  -- Failures without a success in between, and those of the period that began at period_at.
  streak integer NOT NULL,
  period_count integer NOT NULL,
  period_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, subject)
);
CREATE INDEX guess_oldest ON guess (last_at);
SELECT protect_by_merchant('guess');
