-- The keys and rounds of vendors are random texts of any length. In the indexes of the hot path they stand as digests:
-- less than half of the pages that are read, changed and logged for a stake.

-- What is done once. `p_domain` is a merchant or an account, without a blank; the length tells scope and key apart,
-- whatever they contain. 15 bytes, which with their length fill 16.
CREATE FUNCTION ledger_digest(p_domain text, p_scope text, p_key text) RETURNS bytea STABLE PARALLEL SAFE LANGUAGE sql
RETURN substr(sha256(convert_to(
  p_domain || ' ' || length(p_scope)::text || ' ' || p_scope || ' ' || p_key, 'UTF8')), 1, 15);

-- Finds the few rows of an account among which a round is looked for.
CREATE FUNCTION ledger_round_hash(p_scope text, p_round text) RETURNS bigint IMMUTABLE PARALLEL SAFE LANGUAGE sql
RETURN hashtextextended(p_scope || ' ' || p_round, 0);

-- The old indexes go first, so that the rewriting of the table does not make them again.
ALTER TABLE ledger_transfer DROP CONSTRAINT ledger_transfer_key;
DROP INDEX ledger_transfer_round, ledger_transfer_settles;
-- A hold is written again in place when it is resolved (HOT), which needs room on its page.
ALTER TABLE ledger_transfer SET (fillfactor = 60);
-- Columns, because row-level security lets no index be read by a function of its columns; not generated ones, because
-- PostgreSQL reads and plans their expressions again in every statement. Only ledger_write fills them; what is there
-- already gets its own by a change of type, which no trigger and no policy holds up.
ALTER TABLE ledger_transfer
  ADD COLUMN key_digest bytea, ADD COLUMN round_hash bigint, ADD COLUMN settles_digest bytea;
ALTER TABLE ledger_transfer
  ALTER COLUMN key_digest TYPE bytea USING ledger_digest(merchant, scope, key),
  ALTER COLUMN round_hash TYPE bigint USING ledger_round_hash(scope, round),
  ALTER COLUMN settles_digest TYPE bytea USING ledger_digest(account_id::text, scope, settles);
ALTER TABLE ledger_transfer ALTER COLUMN key_digest SET NOT NULL;
ALTER TABLE ledger_transfer ADD CONSTRAINT ledger_transfer_key UNIQUE (key_digest);
CREATE INDEX ledger_transfer_round ON ledger_transfer (account_id, round_hash) WHERE round_hash IS NOT NULL;
CREATE UNIQUE INDEX ledger_transfer_settles ON ledger_transfer (settles_digest) WHERE settles_digest IS NOT NULL;
CREATE TRIGGER digests_stay BEFORE UPDATE OF key_digest, round_hash, settles_digest ON ledger_transfer
  EXECUTE FUNCTION ledger_stay();

-- The stored answer of a key. The same request gets it again word for word; another request is told of the conflict.
-- A tombstone has no hash and answers whatever request its debit brings.
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

-- Posts, voids or rolls back one hold of the same scope.
--   post     takes p.amount of it, or all, and frees the rest
--   void     frees all of it
--   rollback frees all of it; when it comes before its debit, ledger_write leaves a tombstone for the debit to find
-- What was free already stays so: the caller gets its yes, and nothing moves.
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

-- The opposite of a posted transfer of the same scope, all of it and once: a charge-back, a correction.
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

-- One request. The account's row is locked before anything is looked up, which puts an account's requests in one order
-- and lets the look-up of the key see the truth. Stakes, wins and transfers are decided here with plain variables:
-- passing records to functions of their own costs as much as all the statements of a bet.
CREATE OR REPLACE FUNCTION ledger_write(p_merchant text, p ledger_request) RETURNS ledger_answer LANGUAGE plpgsql AS $$
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
      WHERE settles_digest = ledger_digest(v_account_id::text, p.scope, 'round:' || p.round)) THEN
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
    v_round_hash := ledger_round_hash(p.scope, p.round);
    SELECT array_agg(id ORDER BY id), -sum(amount) INTO v_hold_ids, v_freed FROM ledger_transfer
      WHERE account_id = v_account_id AND round_hash = v_round_hash AND scope = p.scope AND round = p.round
        AND phase = 'pending';
    IF v_hold_ids IS NULL THEN
      IF EXISTS (SELECT FROM ledger_transfer
        WHERE account_id = v_account_id AND round_hash = v_round_hash AND scope = p.scope AND round = p.round
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
        round, balance_after, held_after, version_after, created_at, key_digest, round_hash)
      VALUES (v_account_id, p_merchant, p.scope, p.target, 'hold', 'bet', 'refused', 'transaction_reversed', 0,
        p.currency, v_round, v_balance, v_held, v_version, clock_timestamp(),
        ledger_digest(p_merchant, p.scope, p.target), ledger_round_hash(p.scope, v_round))
      ON CONFLICT ON CONSTRAINT ledger_transfer_key DO NOTHING;
    END IF;
  END IF;
  RETURN ROW(v_phase::text, v_refusal, v_id, v_amount, v_balance, v_held, v_version, false)::ledger_answer;
END $$;

-- The gate of vendors' requests to the ledger. One with an `admission` (a stake) passes while the member's session lives,
-- one without (a win, a roll-back) always. A stake that was answered before passes to be answered again, whatever has
-- become of the session. `passed` are the places of the requests that pass, NULL where all do.
CREATE OR REPLACE FUNCTION vendor_gate(p_merchant text, p_requests jsonb, OUT requests jsonb, OUT passed int[])
LANGUAGE plpgsql SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_refused int[];
  r record;
BEGIN
  -- Sessions are locked in one order and before all accounts, so that two batches never wait for each other in a circle.
  FOR r IN
    SELECT ordinality::int AS place, value ->> 'scope' AS scope, value ->> 'key' AS key,
      value #>> '{admission,sessionId}' AS session_id, value #>> '{admission,memberId}' AS member_id,
      (value #>> '{admission,idleMinutes}')::int AS idle_minutes
    FROM jsonb_array_elements(p_requests) WITH ORDINALITY WHERE value ? 'admission' ORDER BY session_id
  LOOP
    -- Alone, so that it is evaluated without a plan.
    CONTINUE WHEN session_play(p_merchant, r.session_id, r.member_id, r.idle_minutes);
    IF NOT EXISTS (SELECT FROM ledger_transfer WHERE key_digest = ledger_digest(p_merchant, r.scope, r.key)) THEN
      v_refused := v_refused || r.place;
    END IF;
  END LOOP;
  IF v_refused IS NULL THEN
    requests := p_requests;
  ELSE
    SELECT coalesce(jsonb_agg(value ORDER BY ordinality), '[]'), array_agg(ordinality ORDER BY ordinality)
      INTO requests, passed FROM jsonb_array_elements(p_requests) WITH ORDINALITY WHERE ordinality <> ALL (v_refused);
  END IF;
END $$;
