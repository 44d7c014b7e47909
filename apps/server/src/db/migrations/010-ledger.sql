-- former hash: b768094013889dfd024b181e29c252dca902aa11829a14d5f40d638bc43dceff
-- The ledger's tables: two-phase transfers (a hold is pending until it is posted, voided or expired) over double entry.
-- Only the functions of ../functions write here; the application reads and calls them.

-- The ledger's own list: a code that is not here is refused, never cut to another one (T23). Play money is apart
-- because an account has one currency and a transfer has the currency of its account (T22).
CREATE TABLE ledger_currency (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z]{3,8}$'),
  exponent smallint NOT NULL CHECK (exponent BETWEEN 0 AND 8)
);
INSERT INTO ledger_currency (code, exponent) VALUES
  ('BDT', 2), ('BRL', 2), ('CNY', 2), ('EUR', 2), ('FUN', 2), ('HKD', 2), ('IDR', 2), ('INR', 2), ('JPY', 0),
  ('KIDR', 2), ('KRW', 0), ('KVND', 2), ('KWD', 3), ('MYR', 2), ('PHP', 2), ('PKR', 2), ('SGD', 2), ('THB', 2),
  ('TLB', 2), ('USD', 2), ('USDT', 6), ('VND', 0);

-- Enums and foreign keys rather than checks on the tables of the hot path: PostgreSQL reads the text of every check
-- again in every statement, which here was half of the work of a bet. What belongs together in a request is checked by
-- ledger_write.
CREATE TYPE ledger_pocket AS ENUM ('real', 'bonus', 'locked', 'house');
CREATE TYPE ledger_operation AS ENUM ('hold', 'transfer', 'credit', 'post', 'void', 'rollback', 'reverse');
CREATE TYPE ledger_kind AS ENUM ('deposit', 'withdrawal', 'bet', 'win', 'refund', 'opening', 'adjustment');
CREATE TYPE ledger_phase AS ENUM ('pending', 'posted', 'voided', 'expired', 'refused');
CREATE TYPE ledger_refusal AS ENUM ('account_unknown', 'amount_above_hold', 'hold_posted', 'hold_released',
  'insufficient_funds', 'round_closed', 'transaction_conflict', 'transaction_reversed', 'transaction_unknown');

-- A member has a real, a bonus and a locked pocket in each currency; the house has one account for each counterparty.
-- fillfactor: balances are updated in place (HOT), no indexed column of this table ever changes.
CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant text NOT NULL,
  owner text NOT NULL,
  pocket ledger_pocket NOT NULL,
  currency text NOT NULL REFERENCES ledger_currency (code),
  balance bigint NOT NULL DEFAULT 0,
  held bigint NOT NULL DEFAULT 0,
  -- What must stay available; the house has none.
  floor bigint,
  -- Grows by every recorded effect: a reader never goes back to an older figure.
  version bigint NOT NULL DEFAULT 0,
  UNIQUE (owner, pocket, currency, merchant),
  -- For the foreign key of transfers: the currency of a transfer is that of its account.
  UNIQUE (id, currency),
  CHECK (held >= 0 AND balance - held >= floor)
) WITH (fillfactor = 70);

CREATE TABLE ledger_transfer (
  account_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  merchant text NOT NULL,
  -- Who asks (a vendor, a payment provider, the member's own calls) and the id that it made: together the key.
  scope text NOT NULL,
  key text NOT NULL,
  -- Hash of the request; NULL marks the tombstone that a roll-back leaves when it arrives before its debit.
  request_hash bytea,
  operation ledger_operation NOT NULL,
  kind ledger_kind NOT NULL,
  phase ledger_phase NOT NULL,
  refusal ledger_refusal,
  -- As asked for and as moved so far, in minor units, signed as the member sees it.
  amount bigint NOT NULL,
  moved bigint NOT NULL DEFAULT 0,
  currency text NOT NULL,
  -- The house account on the other side, e.g. game:arcade.
  counter text,
  round text,
  -- Key of the transfer that this one posts, voids, rolls back or reverses; always of the same scope (T38).
  target text,
  -- What is done once only: 'round:' and the round that it closes, 'hold:' or 'reverse:' and the target's key.
  settles text,
  reference text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  -- The account right after this transfer was recorded: what the caller was told, and is told again.
  balance_after bigint NOT NULL,
  held_after bigint NOT NULL,
  version_after bigint NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  resolved_at timestamptz,
  PRIMARY KEY (account_id, id),
  -- The key comes first because it tells rows apart at the first comparison.
  CONSTRAINT ledger_transfer_key UNIQUE (key, scope, merchant),
  FOREIGN KEY (account_id, currency) REFERENCES ledger_account (id, currency),
  CHECK (moved = 0 OR phase = 'posted')
) WITH (fillfactor = 85);
-- No index knows the phase: so a hold is resolved in place (HOT), whatever else is indexed.
CREATE INDEX ledger_transfer_round ON ledger_transfer (account_id, scope, round) WHERE round IS NOT NULL;
-- Open holds that end by themselves; whoever resolves one clears its expires_at.
CREATE INDEX ledger_transfer_expiry ON ledger_transfer (merchant, expires_at) WHERE expires_at IS NOT NULL;
-- A round is closed once, a hold resolved once, a transfer reversed once.
CREATE UNIQUE INDEX ledger_transfer_settles ON ledger_transfer (account_id, scope, settles) WHERE settles IS NOT NULL;

-- The member's side: at most one entry of a transfer. By version they are the account's history in its order.
CREATE TABLE ledger_entry (
  account_id bigint NOT NULL,
  transfer_id bigint NOT NULL,
  version bigint NOT NULL,
  merchant text NOT NULL,
  amount bigint NOT NULL,
  balance_after bigint NOT NULL,
  PRIMARY KEY (account_id, transfer_id),
  FOREIGN KEY (account_id, transfer_id) REFERENCES ledger_transfer (account_id, id)
);

-- The house's side, waiting to be folded into the account of its counterparty by ledger_roll_up. All bets of a vendor
-- end in one row of ledger_account: updating it in each bet would put all bets in one queue.
-- House balance = ledger_account + what waits here.
CREATE TABLE ledger_house_entry (
  transfer_id bigint NOT NULL,
  merchant text NOT NULL,
  counter text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL
);

SELECT protect_by_merchant('ledger_account'), protect_by_merchant('ledger_transfer'),
  protect_by_merchant('ledger_entry'), protect_by_merchant('ledger_house_entry');

-- How far a vendor's round is for an account: open while a stake is held, completed once a credit has closed it,
-- cancelled when every stake was given back (a new stake opens it again).
CREATE VIEW ledger_round WITH (security_invoker = true) AS
  SELECT merchant, account_id, scope, round,
    CASE
      WHEN bool_or(settles = 'round:' || round) THEN 'completed'
      WHEN bool_or(phase = 'pending') THEN 'open'
      ELSE 'cancelled'
    END AS state,
    min(created_at) AS opened_at, max(resolved_at) AS resolved_at
  FROM ledger_transfer
  WHERE round IS NOT NULL AND phase <> 'refused' AND operation IN ('hold', 'credit')
  GROUP BY merchant, account_id, scope, round;
