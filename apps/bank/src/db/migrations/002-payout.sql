CREATE TABLE payout (
  id text PRIMARY KEY,
  vendor text NOT NULL,
  reference text NOT NULL,
  request_hash text NOT NULL,
  merchant text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  holder_name text NOT NULL,
  bank_code text NOT NULL,
  account_number text NOT NULL,
  callback_url text NOT NULL,
  status text NOT NULL CHECK (status IN ('processing', 'sent', 'refused')),
  reason text,
  sends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  UNIQUE (vendor, reference),
  CHECK ((status = 'processing') = (resolved_at IS NULL)),
  CHECK ((status = 'refused') = (reason IS NOT NULL))
);

CREATE INDEX payout_waiting ON payout (sends_at) WHERE status = 'processing';
CREATE INDEX payout_newest ON payout (created_at);
