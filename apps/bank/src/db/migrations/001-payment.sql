CREATE TABLE payment (
  id text PRIMARY KEY,
  vendor text NOT NULL,
  reference text NOT NULL,
  request_hash text NOT NULL,
  merchant text NOT NULL,
  merchant_name text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  method text NOT NULL,
  description text NOT NULL,
  language text NOT NULL,
  return_url text NOT NULL,
  callback_url text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'declined', 'expired')),
  behaviour text CHECK (behaviour IN ('once', 'twice', 'late', 'before', 'never')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  resolved_at timestamptz,
  UNIQUE (vendor, reference),
  CHECK ((status = 'pending') = (resolved_at IS NULL))
);

CREATE INDEX payment_open ON payment (expires_at) WHERE status = 'pending';
