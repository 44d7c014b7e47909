-- The most that a vendor may pay in wins (T38), so that a stolen key can credit no more. One row for each currency of a
-- vendor at a merchant; without a row no win is paid. Play money has none.
CREATE TABLE vendor_limit (
  merchant text NOT NULL REFERENCES merchant (code),
  vendor text NOT NULL,
  currency text NOT NULL CHECK (currency <> 'FUN'),
  -- One credit, and all credits of one player's round.
  credit_limit bigint NOT NULL CHECK (credit_limit > 0),
  round_limit bigint NOT NULL CHECK (round_limit >= credit_limit),
  -- Wins less stakes of a UTC day.
  day_limit bigint NOT NULL CHECK (day_limit >= round_limit),
  PRIMARY KEY (merchant, vendor, currency)
);

-- Wins that a vendor has paid on a UTC day, in the transactions that paid them. In shards, because a single row would
-- put all wins of a vendor in one queue.
CREATE TABLE vendor_day (
  merchant text NOT NULL,
  vendor text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  shard smallint NOT NULL,
  paid bigint NOT NULL CHECK (paid > 0),
  PRIMARY KEY (merchant, vendor, currency, day, shard)
) WITH (fillfactor = 70);

-- Wins over a limit: not paid, for somebody to look at, and paid when the vendor's repetition finds room.
CREATE TABLE parked_win (
  merchant text NOT NULL,
  vendor text NOT NULL,
  transaction_id text NOT NULL,
  member_id text NOT NULL,
  round_id text NOT NULL,
  game_code text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  -- As at the last attempt.
  reason text NOT NULL CHECK (reason IN ('no_limit_set', 'credit_limit', 'round_limit', 'day_limit')),
  attempts integer NOT NULL DEFAULT 1,
  first_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  PRIMARY KEY (merchant, vendor, transaction_id)
);
CREATE INDEX parked_win_open ON parked_win (merchant, vendor, first_at) WHERE paid_at IS NULL;

SELECT protect_by_merchant('vendor_limit'), protect_by_merchant('vendor_day'), protect_by_merchant('parked_win');
