-- Posts, voids or rolls back one hold of the same scope:
--   post     takes p.amount, by default all, and releases the rest
--   void     releases all
--   rollback releases all; before its debit, ledger_write stores a tombstone for that debit
-- A hold that is released already: success without a movement.
CREATE OR REPLACE FUNCTION ledger_decide_resolve(p_merchant text, p ledger_request, p_account_id bigint) RETURNS ledger_decision
LANGUAGE plpgsql AS $$
DECLARE
  d ledger_decision;
  v_hold ledger_transfer;
BEGIN
  d.kind := 'bet';
  d.amount := 0;
  d.round := p.round;
  SELECT * INTO v_hold FROM ledger_transfer WHERE key_digest = ledger_digest(p_merchant, p.scope, p.target);
  IF NOT FOUND THEN
    d.is_early := p.operation = 'rollback' AND p.key <> p.target;
    d.is_forgotten := NOT d.is_early;
    d.refusal := CASE WHEN d.is_forgotten THEN 'transaction_unknown' END;
    RETURN d;
  ELSIF v_hold.account_id <> p_account_id OR v_hold.operation <> 'hold' OR v_hold.round <> p.round THEN
    d.is_forgotten := true;
    d.refusal := 'transaction_conflict';
    RETURN d;
  END IF;
  d.kind := v_hold.kind;
  d.round := v_hold.round;
  IF v_hold.phase = 'pending' THEN
    IF p.amount > -v_hold.amount THEN
      d.refusal := 'amount_above_hold';
    ELSE
      d.hold_id := v_hold.id;
      d.freed := -v_hold.amount;
      IF p.operation = 'post' THEN
        d.hold_phase := 'posted';
        d.taken := coalesce(p.amount, d.freed);
      ELSE
        d.hold_phase := 'voided';
      END IF;
      d.settles := 'hold:' || p.target;
    END IF;
    d.amount := coalesce(p.amount, -v_hold.amount);
  ELSIF v_hold.phase = 'posted' THEN
    d.refusal := CASE p.operation WHEN 'rollback' THEN 'round_closed' ELSE 'hold_posted' END;
  ELSIF p.operation = 'post' THEN
    d.refusal := 'hold_released';
  END IF;
  RETURN d;
END $$;

-- Reverses a posted transfer of the same scope, in full and once: a charge-back, a correction.
CREATE OR REPLACE FUNCTION ledger_decide_reverse(p_merchant text, p ledger_request, p_account_id bigint) RETURNS ledger_decision
LANGUAGE plpgsql AS $$
DECLARE
  d ledger_decision;
  v_original ledger_transfer;
BEGIN
  SELECT * INTO v_original FROM ledger_transfer WHERE key_digest = ledger_digest(p_merchant, p.scope, p.target);
  IF NOT FOUND OR v_original.phase = 'pending' THEN
    d.is_forgotten := true;
    d.refusal := 'transaction_unknown';
    RETURN d;
  ELSIF v_original.account_id <> p_account_id OR v_original.operation = 'reverse' OR v_original.moved = 0 THEN
    d.is_forgotten := true;
    d.refusal := 'transaction_conflict';
    RETURN d;
  END IF;
  d.kind := 'refund';
  d.amount := -v_original.moved;
  d.moved := d.amount;
  d.counter := v_original.counter;
  d.settles := 'reverse:' || p.target;
  IF EXISTS (SELECT FROM ledger_transfer WHERE settles_digest = ledger_digest(p_account_id::text, p.scope, d.settles)) THEN
    d.refusal := 'transaction_reversed';
  END IF;
  RETURN d;
END $$;
