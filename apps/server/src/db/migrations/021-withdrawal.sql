-- A member's payout accounts. The number is stored encrypted; the fingerprint tells a duplicate without it.
CREATE TABLE withdrawal_card (
  merchant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  request_hash bytea NOT NULL,
  -- The bound of five accounts is a constraint, so that racing requests cannot pass it.
  slot smallint NOT NULL CHECK (slot BETWEEN 1 AND 5),
  bank_code text NOT NULL,
  bank_name text NOT NULL,
  holder_name text NOT NULL,
  number_cipher bytea NOT NULL,
  number_fingerprint bytea NOT NULL,
  masked_number text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id),
  UNIQUE (merchant, member_id, slot),
  UNIQUE (merchant, member_id, number_fingerprint),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);

CREATE TABLE withdrawal (
  merchant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  request_hash bytea NOT NULL,
  card_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('held', 'sending', 'unknown', 'paid', 'refused')),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- Fun money cannot be paid out (T22).
  currency text NOT NULL CHECK (currency <> 'FUN'),
  provider text NOT NULL,
  provider_payout_id text,
  -- Text id of why it was refused.
  refusal text,
  attempts integer NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  resolved_at timestamptz,
  next_check_at timestamptz,
  PRIMARY KEY (merchant, id),
  -- One payout at the provider is one withdrawal (T37).
  CONSTRAINT withdrawal_payout UNIQUE (merchant, provider, provider_payout_id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
  FOREIGN KEY (merchant, card_id) REFERENCES withdrawal_card (merchant, id),
  CHECK ((status IN ('paid', 'refused')) = (resolved_at IS NOT NULL)),
  -- What is open is asked about; what has ended is left alone.
  CHECK ((resolved_at IS NULL) = (next_check_at IS NOT NULL)),
  CHECK ((status = 'refused') = (refusal IS NOT NULL))
);
CREATE INDEX withdrawal_of_member ON withdrawal (merchant, member_id, created_at DESC);
CREATE INDEX withdrawal_due ON withdrawal (merchant, next_check_at) WHERE next_check_at IS NOT NULL;
SELECT protect_by_merchant('withdrawal_card'), protect_by_merchant('withdrawal');
