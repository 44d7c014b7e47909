-- Admission of vendors' requests to the ledger. A stake (its `admission` names a session) passes while the member's
-- session is alive, a loss (`isLoss`: a credit of zero that ends its round) while the round has paid nothing, a request
-- without an `admission` (a roll-back) always. A retry of an answered request passes regardless. `passed`: array
-- positions of the admitted requests, NULL when all are.
CREATE OR REPLACE FUNCTION vendor_gate(p_merchant text, p_requests jsonb, OUT requests jsonb, OUT passed int[])
LANGUAGE plpgsql SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_refused int[];
  r record;
BEGIN
  -- Sessions are locked in one order and before all accounts, which excludes deadlocks between batches.
  FOR r IN
    SELECT ordinality::int AS place, value ->> 'scope' AS scope, value ->> 'key' AS key,
      value #>> '{admission,sessionId}' AS session_id, value #>> '{admission,memberId}' AS member_id,
      (value #>> '{admission,idleMinutes}')::int AS idle_minutes, value #> '{admission,isLoss}' IS NOT NULL AS is_loss,
      value ->> 'owner' AS owner, (value ->> 'pocket')::ledger_pocket AS pocket, value ->> 'currency' AS currency,
      value ->> 'round' AS round
    FROM jsonb_array_elements(p_requests) WITH ORDINALITY WHERE value ? 'admission' ORDER BY session_id
  LOOP
    IF r.is_loss THEN
      -- One index look-up; what the round has paid is recorded by whoever asks.
      CONTINUE WHEN NOT EXISTS (SELECT FROM ledger_account a JOIN ledger_transfer t ON t.account_id = a.id
        WHERE a.merchant = p_merchant AND a.owner = r.owner AND a.pocket = r.pocket AND a.currency = r.currency
          AND t.round_hash = ledger_round_hash(r.scope, r.round) AND t.scope = r.scope AND t.round = r.round
          AND (t.operation = 'credit' OR t.kind = 'adjustment') AND t.moved > 0);
    ELSE
      -- A separate expression, evaluated without a plan.
      CONTINUE WHEN session_play(p_merchant, r.session_id, r.member_id, r.idle_minutes);
    END IF;
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
