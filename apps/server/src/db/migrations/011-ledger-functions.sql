-- former hash: 66b4bcdef3b7de75876ff8a264c54d7542f2790a0d906c325c3088b08267bc75
-- The types that the ledger's functions take and return. The functions stand in ../functions.

CREATE TYPE ledger_request AS (
  operation ledger_operation, owner text, pocket ledger_pocket, currency text, scope text, key text, hash bytea,
  kind ledger_kind, amount bigint, counter text, round text, closes_round boolean, target text, reference text,
  description text, expires_at timestamptz
);
CREATE TYPE ledger_answer AS (
  status text, code ledger_refusal, transfer_id bigint, amount bigint, balance bigint, held bigint, version bigint,
  is_replayed boolean
);

-- What a request about one earlier transfer comes to, decided before anything is written.
CREATE TYPE ledger_decision AS (
  refusal ledger_refusal,
  -- A refusal that is not stored: the same key may be tried again.
  is_forgotten boolean,
  kind ledger_kind, amount bigint, counter text, round text, settles text,
  -- What the account gains at once.
  moved bigint,
  -- The hold that it settles: what becomes of it, how much is freed and how much of that is taken.
  hold_id bigint, hold_phase ledger_phase, freed bigint, taken bigint,
  -- A roll-back before its debit.
  is_early boolean
);
