-- What the data key of this database makes of a fixed text: a start with another key ends instead of serving members
-- whose payout accounts it cannot read.
CREATE TABLE data_key_check (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  check_value bytea NOT NULL CHECK (octet_length(check_value) = 16),
  set_at timestamptz NOT NULL DEFAULT now()
);
