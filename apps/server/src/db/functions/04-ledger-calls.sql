-- The functions that the application calls, with those of bonus money in 04-bonus.sql: ledger_apply, ledger_apply_batch,
-- ledger_expire, ledger_roll_up and ledger_open. They run as the role foyer_ledger, the only role that may write the tables.

-- Row-level security applies to the ledger's role too: the merchant is the function's argument, and a caller bound to a
-- merchant can name no other. A snapshot older than the lock would miss the changes that the lock waited for, therefore
-- any other isolation level is refused.
CREATE OR REPLACE FUNCTION ledger_enter(p_merchant text) RETURNS text LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION ledger_leave(p_merchant text, p_outer text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_outer <> p_merchant THEN
    PERFORM set_config('app.merchant', p_outer, true);
  END IF;
END $$;

-- One plan for all table sizes. enable_seqscan off: a plan from small tables must not survive their growth (the
-- embedded database has no autovacuum to analyse them). A generic plan: planning in each call costs more than the call.
CREATE OR REPLACE FUNCTION ledger_apply(p_merchant text, p ledger_request) RETURNS ledger_answer
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_outer text;
  v_answer ledger_answer;
BEGIN
  -- The common case: the application has set its merchant, nothing to set or restore.
  IF current_setting('app.merchant', true) = p_merchant AND current_setting('transaction_isolation') = 'read committed' THEN
    RETURN ledger_execute(p_merchant, p);
  END IF;
  v_outer := ledger_enter(p_merchant);
  v_answer := ledger_execute(p_merchant, p);
  PERFORM ledger_leave(p_merchant, v_outer);
  RETURN v_answer;
END $$;

-- Executes requests of several callers in one statement and one commit; answers in the order of the array. Accounts are
-- locked in ascending order, which excludes deadlocks between batches.
CREATE OR REPLACE FUNCTION ledger_apply_batch(p_merchant text, p_requests jsonb)
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
    answer := ledger_execute(p_merchant, r.request);
    RETURN NEXT;
  END LOOP;
  PERFORM ledger_leave(p_merchant, v_outer);
END $$;

-- Opens the accounts of an owner in one currency; existing accounts stay unchanged.
CREATE OR REPLACE FUNCTION ledger_open(p_merchant text, p_owner text, p_currency text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  v_outer text := ledger_enter(p_merchant);
BEGIN
  INSERT INTO ledger_account (merchant, owner, pocket, currency, floor)
    SELECT p_merchant, p_owner, pocket, p_currency, 0 FROM unnest(ARRAY['real', 'bonus', 'locked']::ledger_pocket[]) AS pocket
    ON CONFLICT (merchant, owner, pocket, currency) DO NOTHING;
  PERFORM ledger_leave(p_merchant, v_outer);
END $$;

-- Releases expired holds; locks accounts first and in ascending order, as every function here.
CREATE OR REPLACE FUNCTION ledger_expire(p_merchant text, p_now timestamptz, p_limit int) RETURNS int
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
    -- Second look-up, under the lock: a hold posted meanwhile is not released.
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

-- Adds queued house entries to the accounts of their counterparties and to the daily totals. Skips rows locked by
-- another roll-up.
CREATE OR REPLACE FUNCTION ledger_roll_up(p_merchant text, p_limit int) RETURNS int
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
  ), taken AS (
    INSERT INTO ledger_house_day AS d (merchant, counter, currency, day, received)
      SELECT p_merchant, counter, currency, (now() AT TIME ZONE 'UTC')::date, sum(amount) FROM picked
      WHERE amount > 0 GROUP BY counter, currency ORDER BY counter, currency
    ON CONFLICT (merchant, counter, currency, day) DO UPDATE SET received = d.received + excluded.received
  )
  SELECT count(*) INTO v_count FROM picked;
  PERFORM ledger_leave(p_merchant, v_outer);
  RETURN v_count;
END $$;
