CREATE TABLE deposit (
  merchant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  request_hash bytea NOT NULL,
  status text NOT NULL CHECK (status IN ('created', 'pending', 'approved', 'declined', 'expired', 'failed')),
  method text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- Fun money cannot be paid for (T22).
  currency text NOT NULL CHECK (currency <> 'FUN'),
  language text NOT NULL,
  return_url text NOT NULL,
  provider text NOT NULL,
  provider_payment_id text,
  pay_url text,
  attempts integer NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  resolved_at timestamptz,
  next_check_at timestamptz,
  PRIMARY KEY (merchant, id),
  -- One payment at the provider pays for one deposit (T37).
  CONSTRAINT deposit_payment UNIQUE (merchant, provider, provider_payment_id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
  CHECK ((status IN ('created', 'pending')) = (resolved_at IS NULL))
);
CREATE INDEX deposit_of_member ON deposit (merchant, member_id, created_at DESC);
CREATE INDEX deposit_due ON deposit (merchant, next_check_at) WHERE next_check_at IS NOT NULL;
SELECT protect_by_merchant('deposit');
