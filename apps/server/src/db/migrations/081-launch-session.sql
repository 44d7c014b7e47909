-- A game belongs to the session that launched it (T9). Launch tokens of before name none; they live for 60 s.
TRUNCATE launch_token;
ALTER TABLE launch_token ADD COLUMN session_id text NOT NULL;

-- The id comes first because it tells rows apart: with the merchant first, a plan that is made while there are few rows
-- takes any index that begins with it and reads all sessions of the merchant, for each stake.
ALTER TABLE session DROP CONSTRAINT session_pkey, ADD PRIMARY KEY (id, merchant);

-- Whether this session of the member's lives: the same as isSessionAlive in session.rules.ts, which a test holds equal.
-- Whoever ends it waits until this transaction has ended, or is waited for. Who plays is not idle: the session is marked
-- as seen, as often as SEEN_STEP_MS says.
CREATE FUNCTION session_play(p_merchant text, p_id text, p_member_id text, p_idle_minutes int) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_member_id text;
  v_seen_at timestamptz;
  v_expires_at timestamptz;
  v_ended_at timestamptz;
  v_now timestamptz;
BEGIN
  SELECT member_id, last_seen_at, expires_at, ended_at INTO v_member_id, v_seen_at, v_expires_at, v_ended_at
    FROM session WHERE merchant = p_merchant AND id = p_id FOR NO KEY UPDATE;
  v_now := clock_timestamp();
  IF (v_member_id = p_member_id AND v_ended_at IS NULL AND v_expires_at > v_now
    AND v_seen_at >= v_now - make_interval(mins => p_idle_minutes)) IS NOT TRUE THEN
    RETURN false;
  END IF;
  IF v_seen_at < v_now - interval '60 seconds' THEN
    UPDATE session SET last_seen_at = v_now WHERE merchant = p_merchant AND id = p_id;
  END IF;
  RETURN true;
END $$;

-- The gate of vendors' requests to the ledger. One with an `admission` (a stake) passes while the member's session lives,
-- one without (a win, a roll-back) always. A stake that was answered before passes to be answered again, whatever has
-- become of the session. `passed` are the places of the requests that pass, NULL where all do.
CREATE FUNCTION vendor_gate(p_merchant text, p_requests jsonb, OUT requests jsonb, OUT passed int[])
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
    IF NOT EXISTS (SELECT FROM ledger_transfer t WHERE t.merchant = p_merchant AND t.scope = r.scope AND t.key = r.key) THEN
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
