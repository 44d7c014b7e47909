-- Executes one request. The account's row lock precedes every read: it serialises the account's requests, and the
-- look-up of the key sees committed state. Stakes, wins and transfers are decided here in plain variables: passing
-- records to separate functions costs as much as all the statements of a bet.
-- p_refusal: of a hold, decided by whoever calls; it is stored like the ledger's own.
DROP FUNCTION IF EXISTS ledger_write(text, ledger_request);
CREATE OR REPLACE FUNCTION ledger_write(p_merchant text, p ledger_request, p_refusal ledger_refusal DEFAULT NULL)
RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
  v_account_id bigint;
  v_balance bigint;
  v_held bigint;
  v_floor bigint;
  v_version bigint;
  v_old_balance bigint;
  v_old_version bigint;
  v_id bigint;
  v_phase ledger_phase := 'posted';
  v_refusal ledger_refusal;
  v_kind ledger_kind := p.kind;
  v_amount bigint := p.amount;
  v_moved bigint := 0;
  v_counter text := p.counter;
  v_round text := p.round;
  v_round_hash bigint;
  v_settles text;
  -- The settled holds: new state, released amount, posted part of it.
  v_hold_ids bigint[];
  v_hold_phase ledger_phase;
  v_freed bigint;
  v_taken bigint;
  v_is_early boolean;
  v_answer ledger_answer;
  d ledger_decision;
BEGIN
  -- Consistency of the request's fields.
  IF (CASE p.operation
    WHEN 'hold' THEN p.kind IN ('bet', 'withdrawal') AND p.amount < 0 AND p.counter IS NOT NULL
    WHEN 'transfer' THEN p.counter IS NOT NULL
      AND (p.kind IN ('deposit', 'opening', 'win', 'commission') AND p.amount > 0 OR p.kind IN ('adjustment', 'bonus') AND p.amount <> 0)
    WHEN 'credit' THEN p.kind = 'win' AND p.amount >= 0 AND p.counter IS NOT NULL AND p.round IS NOT NULL
    WHEN 'post' THEN p.target IS NOT NULL AND coalesce(p.amount, 1) > 0
    ELSE p.target IS NOT NULL AND p.amount IS NULL
  END AND p.hash IS NOT NULL AND p.pocket <> 'house') IS NOT TRUE THEN
    RAISE EXCEPTION 'not a ledger request' USING ERRCODE = 'invalid_parameter_value';
  END IF;

  SELECT id, balance, held, floor, version INTO v_account_id, v_balance, v_held, v_floor, v_version FROM ledger_account
    WHERE merchant = p_merchant AND owner = p.owner AND pocket = p.pocket AND currency = p.currency
    FOR NO KEY UPDATE;
  IF v_account_id IS NULL THEN
    RETURN ROW('refused', 'account_unknown', NULL, 0, 0, 0, 0, false)::ledger_answer;
  END IF;
  v_old_balance := v_balance;
  v_old_version := v_version;

  -- Decision. For a key in use the result is discarded: the insert below finds the stored answer.
  IF p.operation = 'hold' THEN
    v_phase := 'pending';
    IF EXISTS (SELECT FROM ledger_transfer
      WHERE settles_digest = ledger_digest(v_account_id::text, p.scope, 'round:' || p.round)) THEN
      v_refusal := 'round_closed';
    ELSIF p_refusal IS NOT NULL THEN
      v_refusal := p_refusal;
    ELSIF v_balance - v_held + v_amount < v_floor THEN
      v_refusal := 'insufficient_funds';
    ELSE
      v_held := v_held - v_amount;
    END IF;
  ELSIF p.operation = 'transfer' THEN
    v_moved := v_amount;
    -- A vendor's correction belongs to a round that has had a stake.
    IF p.kind = 'adjustment' AND p.round IS NOT NULL THEN
      v_round_hash := ledger_round_hash(p.scope, p.round);
      IF NOT EXISTS (SELECT FROM ledger_transfer
        WHERE account_id = v_account_id AND round_hash = v_round_hash AND scope = p.scope AND round = p.round
          AND operation = 'hold' AND phase <> 'refused') THEN
        RETURN coalesce(ledger_replay(p_merchant, p, v_account_id), ledger_refuse('transaction_unknown', v_account_id));
      END IF;
    END IF;
  ELSIF p.operation = 'credit' THEN
    -- A win, zero included. The win that closes the round posts its stakes, oldest first.
    v_moved := v_amount;
    v_round_hash := ledger_round_hash(p.scope, p.round);
    SELECT array_agg(id ORDER BY id), -sum(amount) INTO v_hold_ids, v_freed FROM ledger_transfer
      WHERE account_id = v_account_id AND round_hash = v_round_hash AND scope = p.scope AND round = p.round
        AND phase = 'pending';
    IF v_hold_ids IS NULL THEN
      IF EXISTS (SELECT FROM ledger_transfer
        WHERE account_id = v_account_id AND round_hash = v_round_hash AND scope = p.scope AND round = p.round
          AND operation = 'hold' AND phase = 'posted') THEN
        v_refusal := 'round_closed';
      ELSE
        -- No stake: the credit arrived before its debit, or each was returned. A later stake counts; the caller may retry.
        RETURN coalesce(ledger_replay(p_merchant, p, v_account_id), ledger_refuse('transaction_unknown', v_account_id));
      END IF;
    ELSIF p.closes_round THEN
      v_hold_phase := 'posted';
      v_taken := v_freed;
      v_settles := 'round:' || p.round;
    ELSE
      v_hold_ids := NULL;
      v_freed := NULL;
    END IF;
  ELSE
    v_answer := ledger_replay(p_merchant, p, v_account_id);
    IF v_answer.status IS NOT NULL THEN
      RETURN v_answer;
    END IF;
    IF p.operation = 'reverse' THEN
      d := ledger_decide_reverse(p_merchant, p, v_account_id);
    ELSE
      d := ledger_decide_resolve(p_merchant, p, v_account_id);
    END IF;
    IF d.is_forgotten THEN
      RETURN ledger_refuse(d.refusal, v_account_id);
    END IF;
    v_refusal := d.refusal;
    v_kind := d.kind;
    v_amount := d.amount;
    v_moved := coalesce(d.moved, 0);
    v_counter := d.counter;
    v_round := d.round;
    v_settles := d.settles;
    v_hold_ids := CASE WHEN d.hold_id IS NOT NULL THEN ARRAY[d.hold_id] END;
    v_hold_phase := d.hold_phase;
    v_freed := d.freed;
    v_taken := d.taken;
    v_is_early := d.is_early;
  END IF;

  IF v_moved < 0 AND v_refusal IS NULL AND v_balance - v_held + v_moved < v_floor THEN
    v_refusal := 'insufficient_funds';
  END IF;
  IF v_refusal IS NULL THEN
    v_balance := v_balance + v_moved - coalesce(v_taken, 0);
    v_held := v_held - coalesce(v_freed, 0);
    -- The entries of the holds precede the entry of their transfer.
    v_version := v_version + 1 + CASE v_hold_phase WHEN 'posted' THEN cardinality(v_hold_ids) ELSE 0 END;
  ELSE
    v_phase := 'refused';
    v_moved := 0;
    v_settles := NULL;
  END IF;

  -- ON CONFLICT detects a key in use without a separate look-up for new requests, also one that another account
  -- inserts concurrently. clock_timestamp(), because now() precedes the wait for the lock.
  INSERT INTO ledger_transfer (account_id, merchant, scope, key, request_hash, operation, kind, phase, refusal, amount,
    moved, currency, counter, round, target, settles, reference, description, balance_after, held_after, version_after,
    created_at, expires_at, key_digest, round_hash, settles_digest)
  VALUES (v_account_id, p_merchant, p.scope, p.key, p.hash, p.operation, v_kind, v_phase, v_refusal, v_amount, v_moved,
    p.currency, v_counter, v_round, p.target, v_settles, coalesce(p.reference, ''), coalesce(p.description, ''),
    v_balance, v_held, v_version, clock_timestamp(), CASE v_phase WHEN 'pending' THEN p.expires_at END,
    ledger_digest(p_merchant, p.scope, p.key), ledger_round_hash(p.scope, v_round),
    ledger_digest(v_account_id::text, p.scope, v_settles))
  ON CONFLICT ON CONSTRAINT ledger_transfer_key DO NOTHING
  RETURNING id INTO v_id;
  IF v_id IS NULL THEN
    RETURN ledger_replay(p_merchant, p, v_account_id);
  END IF;

  IF v_refusal IS NULL THEN
    UPDATE ledger_account SET balance = v_balance, held = v_held, version = v_version WHERE id = v_account_id;
    IF v_hold_ids IS NOT NULL THEN
      -- Both sides of each posted hold and of the transfer; only a single hold can be posted in part.
      WITH hold AS (
        UPDATE ledger_transfer SET phase = v_hold_phase, resolved_at = clock_timestamp(), expires_at = NULL,
            moved = CASE WHEN v_hold_phase <> 'posted' THEN 0 WHEN cardinality(v_hold_ids) = 1 THEN -v_taken ELSE amount END
          WHERE account_id = v_account_id AND id = ANY (v_hold_ids)
          RETURNING id, moved, counter
      ), side AS (
        SELECT id, moved, counter FROM hold WHERE moved <> 0 UNION ALL SELECT v_id, v_moved, v_counter WHERE v_moved <> 0
      ), entry AS (
        INSERT INTO ledger_entry (account_id, transfer_id, version, merchant, amount, balance_after)
          SELECT v_account_id, id, v_old_version + row_number() OVER w, p_merchant, moved,
            v_old_balance + sum(moved) OVER w
          FROM side WINDOW w AS (ORDER BY id)
      )
      INSERT INTO ledger_house_entry (transfer_id, merchant, counter, currency, amount)
        SELECT id, p_merchant, counter, p.currency, -moved FROM side;
    ELSIF v_moved <> 0 THEN
      WITH entry AS (
        INSERT INTO ledger_entry (account_id, transfer_id, version, merchant, amount, balance_after)
          VALUES (v_account_id, v_id, v_version, p_merchant, v_moved, v_balance)
      )
      INSERT INTO ledger_house_entry (transfer_id, merchant, counter, currency, amount)
        VALUES (v_id, p_merchant, v_counter, p.currency, -v_moved);
    ELSIF v_is_early THEN
      -- The tombstone: a stored refusal under the key of the late debit, valid for any request.
      INSERT INTO ledger_transfer (account_id, merchant, scope, key, operation, kind, phase, refusal, amount, currency,
        round, balance_after, held_after, version_after, created_at, key_digest, round_hash)
      VALUES (v_account_id, p_merchant, p.scope, p.target, 'hold', 'bet', 'refused', 'transaction_reversed', 0,
        p.currency, v_round, v_balance, v_held, v_version, clock_timestamp(),
        ledger_digest(p_merchant, p.scope, p.target), ledger_round_hash(p.scope, v_round))
      ON CONFLICT ON CONSTRAINT ledger_transfer_key DO NOTHING;
    END IF;
  END IF;
  RETURN ROW(v_phase::text, v_refusal, v_id, v_amount, v_balance, v_held, v_version, false)::ledger_answer;
END $$;
