-- Builds a refusal that is not stored.
CREATE OR REPLACE FUNCTION ledger_refuse(p_code ledger_refusal, p_account_id bigint) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
  v_account ledger_account;
BEGIN
  SELECT * INTO v_account FROM ledger_account WHERE id = p_account_id;
  RETURN ROW('refused', p_code, NULL, 0, v_account.balance, v_account.held, v_account.version, false)::ledger_answer;
END $$;

-- Returns the stored answer of an idempotency key. The same request receives the identical answer, a different request
-- the status `conflict` with the code `transaction_conflict`. A tombstone has no hash and matches any request.
CREATE OR REPLACE FUNCTION ledger_replay(p_merchant text, p ledger_request, p_account_id bigint)
RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
  stored ledger_transfer;
  v_answer ledger_answer;
BEGIN
  SELECT * INTO stored FROM ledger_transfer WHERE key_digest = ledger_digest(p_merchant, p.scope, p.key);
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF stored.account_id <> p_account_id OR stored.request_hash <> p.hash THEN
    v_answer := ledger_refuse('transaction_conflict', p_account_id);
    v_answer.status := 'conflict';
    RETURN v_answer;
  END IF;
  RETURN ROW(
    CASE WHEN stored.phase = 'refused' THEN 'refused' WHEN stored.operation = 'hold' THEN 'pending' ELSE 'posted' END,
    stored.refusal, stored.id, stored.amount, stored.balance_after, stored.held_after, stored.version_after,
    true)::ledger_answer;
END $$;
