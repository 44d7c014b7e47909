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
