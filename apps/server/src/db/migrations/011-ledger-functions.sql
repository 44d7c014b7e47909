-- The ledger's one writer. The application may call ledger_apply, ledger_apply_batch, ledger_expire, ledger_roll_up and
-- ledger_open; they run as the role foyer_ledger, the only one that may write the tables.

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

-- A refusal that is not stored.
CREATE FUNCTION ledger_refuse(p_code ledger_refusal, p_account_id bigint) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
  v_account ledger_account;
BEGIN
  SELECT * INTO v_account FROM ledger_account WHERE id = p_account_id;
  RETURN ROW('refused', p_code, NULL, 0, v_account.balance, v_account.held, v_account.version, false)::ledger_answer;
END $$;

-- The stored answer of a key. The same request gets it again word for word; another request is told of the conflict.
-- A tombstone has no hash and answers whatever request its debit brings.
CREATE FUNCTION ledger_replay(p_merchant text, p ledger_request, p_account_id bigint)
RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
  stored ledger_transfer;
  v_answer ledger_answer;
BEGIN
  SELECT * INTO stored FROM ledger_transfer WHERE merchant = p_merchant AND scope = p.scope AND key = p.key;
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

-- Posts, voids or rolls back one hold of the same scope.
--   post     takes p.amount of it, or all, and frees the rest
--   void     frees all of it
--   rollback frees all of it; when it comes before its debit, ledger_write leaves a tombstone for the debit to find
-- What was free already stays so: the caller gets its yes, and nothing moves.
CREATE FUNCTION ledger_decide_resolve(p_merchant text, p ledger_request, p_account_id bigint) RETURNS ledger_decision
LANGUAGE plpgsql AS $$
DECLARE
  d ledger_decision;
  v_hold ledger_transfer;
BEGIN
  d.kind := 'bet';
  d.amount := 0;
  d.round := p.round;
  SELECT * INTO v_hold FROM ledger_transfer WHERE merchant = p_merchant AND scope = p.scope AND key = p.target;
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

-- The opposite of a posted transfer of the same scope, all of it and once: a charge-back, a correction.
CREATE FUNCTION ledger_decide_reverse(p_merchant text, p ledger_request, p_account_id bigint) RETURNS ledger_decision
LANGUAGE plpgsql AS $$
DECLARE
  d ledger_decision;
  v_original ledger_transfer;
BEGIN
  SELECT * INTO v_original FROM ledger_transfer WHERE merchant = p_merchant AND scope = p.scope AND key = p.target;
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
  IF EXISTS (SELECT FROM ledger_transfer WHERE account_id = p_account_id AND scope = p.scope AND settles = d.settles) THEN
    d.refusal := 'transaction_reversed';
  END IF;
  RETURN d;
END $$;

-- One request. The account's row is locked before anything is looked up, which puts an account's requests in one order
-- and lets the look-up of the key see the truth. Stakes, wins and transfers are decided here with plain variables:
-- passing records to functions of their own costs as much as all the statements of a bet.
CREATE FUNCTION ledger_write(p_merchant text, p ledger_request) RETURNS ledger_answer LANGUAGE plpgsql AS $$
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
  v_settles text;
  -- The holds that are settled: what becomes of them, how much is freed and how much of that is taken.
  v_hold_ids bigint[];
  v_hold_phase ledger_phase;
  v_freed bigint;
  v_taken bigint;
  v_is_early boolean;
  v_answer ledger_answer;
  d ledger_decision;
BEGIN
  -- What belongs together in a request.
  IF (CASE p.operation
    WHEN 'hold' THEN p.kind IN ('bet', 'withdrawal') AND p.amount < 0 AND p.counter IS NOT NULL
    WHEN 'transfer' THEN p.counter IS NOT NULL
      AND (p.kind IN ('deposit', 'opening') AND p.amount > 0 OR p.kind = 'adjustment' AND p.amount <> 0)
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

  -- Decide. What a taken key would come to is of no account: its insertion below finds the stored answer.
  IF p.operation = 'hold' THEN
    v_phase := 'pending';
    IF EXISTS (SELECT FROM ledger_transfer
      WHERE account_id = v_account_id AND scope = p.scope AND settles = 'round:' || p.round) THEN
      v_refusal := 'round_closed';
    ELSIF v_balance - v_held + v_amount < v_floor THEN
      v_refusal := 'insufficient_funds';
    ELSE
      v_held := v_held - v_amount;
    END IF;
  ELSIF p.operation = 'transfer' THEN
    v_moved := v_amount;
  ELSIF p.operation = 'credit' THEN
    -- A win, zero included. The one that closes the round posts its stakes, oldest first.
    v_moved := v_amount;
    SELECT array_agg(id ORDER BY id), -sum(amount) INTO v_hold_ids, v_freed FROM ledger_transfer
      WHERE account_id = v_account_id AND scope = p.scope AND round = p.round AND phase = 'pending';
    IF v_hold_ids IS NULL THEN
      IF EXISTS (SELECT FROM ledger_transfer WHERE account_id = v_account_id AND scope = p.scope AND round = p.round
        AND operation = 'hold' AND phase <> 'refused') THEN
        v_refusal := 'round_closed';
      ELSE
        -- The credit has overtaken its debit, and may come again.
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
    -- The entries of the holds come before that of the transfer which posts them.
    v_version := v_version + 1 + CASE v_hold_phase WHEN 'posted' THEN cardinality(v_hold_ids) ELSE 0 END;
  ELSE
    v_phase := 'refused';
    v_moved := 0;
    v_settles := NULL;
  END IF;

  -- ON CONFLICT finds a taken key without a look-up of its own on the way of a new request, also a key that another
  -- account takes at this moment. clock_timestamp because now() is older than the wait for the lock.
  INSERT INTO ledger_transfer (account_id, merchant, scope, key, request_hash, operation, kind, phase, refusal, amount,
    moved, currency, counter, round, target, settles, reference, description, balance_after, held_after, version_after,
    created_at, expires_at)
  VALUES (v_account_id, p_merchant, p.scope, p.key, p.hash, p.operation, v_kind, v_phase, v_refusal, v_amount, v_moved,
    p.currency, v_counter, v_round, p.target, v_settles, coalesce(p.reference, ''), coalesce(p.description, ''),
    v_balance, v_held, v_version, clock_timestamp(), CASE v_phase WHEN 'pending' THEN p.expires_at END)
  ON CONFLICT ON CONSTRAINT ledger_transfer_key DO NOTHING
  RETURNING id INTO v_id;
  IF v_id IS NULL THEN
    RETURN ledger_replay(p_merchant, p, v_account_id);
  END IF;

  IF v_refusal IS NULL THEN
    UPDATE ledger_account SET balance = v_balance, held = v_held, version = v_version WHERE id = v_account_id;
    IF v_hold_ids IS NOT NULL THEN
      -- Both sides of each hold that is posted and of the transfer itself; only a single hold is posted in part.
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
      -- The tombstone: the late debit finds its key taken by a refusal that answers any request.
      INSERT INTO ledger_transfer (account_id, merchant, scope, key, operation, kind, phase, refusal, amount, currency,
        round, balance_after, held_after, version_after, created_at)
      VALUES (v_account_id, p_merchant, p.scope, p.target, 'hold', 'bet', 'refused', 'transaction_reversed', 0,
        p.currency, v_round, v_balance, v_held, v_version, clock_timestamp())
      ON CONFLICT ON CONSTRAINT ledger_transfer_key DO NOTHING;
    END IF;
  END IF;
  RETURN ROW(v_phase::text, v_refusal, v_id, v_amount, v_balance, v_held, v_version, false)::ledger_answer;
END $$;

-- Row-level security binds the ledger's role as well: the merchant is the function's argument, and a caller that is
-- bound to a merchant may name no other. A snapshot older than the lock would miss what the lock waited for, so any
-- other isolation level is refused.
CREATE FUNCTION ledger_enter(p_merchant text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_outer text := coalesce(current_setting('app.merchant', true), '');
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'the ledger writes in READ COMMITTED only' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  IF v_outer <> p_merchant THEN
    IF v_outer <> '' THEN
      RAISE EXCEPTION 'another merchant''s ledger' USING ERRCODE = 'insufficient_privilege';
    END IF;
    PERFORM set_config('app.merchant', p_merchant, true);
  END IF;
  RETURN v_outer;
END $$;

CREATE FUNCTION ledger_leave(p_merchant text, p_outer text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_outer <> p_merchant THEN
    PERFORM set_config('app.merchant', p_outer, true);
  END IF;
END $$;

-- One plan for all sizes: enable_seqscan off, because a plan made while the tables are small must not stay when they
-- have grown (no autovacuum in the embedded database analyses them by itself); a generic plan, because planning again in
-- each call costs more than the call.
CREATE FUNCTION ledger_apply(p_merchant text, p ledger_request) RETURNS ledger_answer
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_outer text;
  v_answer ledger_answer;
BEGIN
  -- The usual way of the application, which has set its merchant: nothing to set and nothing to put back.
  IF current_setting('app.merchant', true) = p_merchant AND current_setting('transaction_isolation') = 'read committed' THEN
    RETURN ledger_write(p_merchant, p);
  END IF;
  v_outer := ledger_enter(p_merchant);
  v_answer := ledger_write(p_merchant, p);
  PERFORM ledger_leave(p_merchant, v_outer);
  RETURN v_answer;
END $$;

-- Many requests of different callers in one statement and one commit, answered by their place in the array. Accounts
-- are locked in ascending order, so that two batches never wait for each other in a circle.
CREATE FUNCTION ledger_apply_batch(p_merchant text, p_requests jsonb)
RETURNS TABLE (place int, answer ledger_answer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_outer text := ledger_enter(p_merchant);
  r record;
BEGIN
  FOR r IN
    SELECT listed.place, listed.request FROM (
      SELECT ordinality AS place, jsonb_populate_record(NULL::ledger_request, value) AS request
      FROM jsonb_array_elements(p_requests) WITH ORDINALITY
    ) AS listed
    ORDER BY (listed.request).owner, (listed.request).pocket, (listed.request).currency, listed.place
  LOOP
    place := r.place;
    answer := ledger_write(p_merchant, r.request);
    RETURN NEXT;
  END LOOP;
  PERFORM ledger_leave(p_merchant, v_outer);
END $$;

-- Accounts of an owner in one currency; those that exist stay as they are.
CREATE FUNCTION ledger_open(p_merchant text, p_owner text, p_currency text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  v_outer text := ledger_enter(p_merchant);
BEGIN
  INSERT INTO ledger_account (merchant, owner, pocket, currency, floor)
    SELECT p_merchant, p_owner, pocket, p_currency, 0 FROM unnest(ARRAY['real', 'bonus', 'locked']::ledger_pocket[]) AS pocket
    ON CONFLICT (merchant, owner, pocket, currency) DO NOTHING;
  PERFORM ledger_leave(p_merchant, v_outer);
END $$;

-- Frees holds whose time is over; accounts first and in ascending order, as everywhere.
CREATE FUNCTION ledger_expire(p_merchant text, p_now timestamptz, p_limit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  v_outer text := ledger_enter(p_merchant);
  v_account bigint;
  v_freed bigint;
  v_count int;
  v_total int := 0;
BEGIN
  FOR v_account IN
    SELECT id FROM ledger_account WHERE id IN (
      SELECT account_id FROM ledger_transfer WHERE merchant = p_merchant AND expires_at <= p_now
      ORDER BY expires_at LIMIT p_limit)
    ORDER BY owner, pocket, currency
  LOOP
    PERFORM FROM ledger_account WHERE id = v_account FOR NO KEY UPDATE;
    -- Looked up again under the lock: a hold that was posted meanwhile is no longer ours to free.
    WITH freed AS (
      UPDATE ledger_transfer SET phase = 'expired', resolved_at = clock_timestamp(), expires_at = NULL
        WHERE merchant = p_merchant AND account_id = v_account AND phase = 'pending' AND expires_at <= p_now
        RETURNING amount
    )
    SELECT coalesce(sum(amount), 0), count(*) INTO v_freed, v_count FROM freed;
    IF v_count > 0 THEN
      UPDATE ledger_account SET held = held + v_freed, version = version + 1 WHERE id = v_account;
      v_total := v_total + v_count;
    END IF;
  END LOOP;
  PERFORM ledger_leave(p_merchant, v_outer);
  RETURN v_total;
END $$;

-- Folds waiting house entries into the accounts of their counterparties. Rows that another roll-up has are left to it.
CREATE FUNCTION ledger_roll_up(p_merchant text, p_limit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  v_outer text := ledger_enter(p_merchant);
  v_count int;
BEGIN
  WITH picked AS (
    DELETE FROM ledger_house_entry WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ledger_house_entry WHERE merchant = p_merchant LIMIT p_limit FOR UPDATE SKIP LOCKED))
    RETURNING counter, currency, amount
  ), folded AS (
    INSERT INTO ledger_account AS a (merchant, owner, pocket, currency, balance, version)
      SELECT p_merchant, counter, 'house', currency, sum(amount), 1 FROM picked
      GROUP BY counter, currency ORDER BY counter, currency
    ON CONFLICT (merchant, owner, pocket, currency)
      DO UPDATE SET balance = a.balance + excluded.balance, version = a.version + 1
  )
  SELECT count(*) INTO v_count FROM picked;
  PERFORM ledger_leave(p_merchant, v_outer);
  RETURN v_count;
END $$;
