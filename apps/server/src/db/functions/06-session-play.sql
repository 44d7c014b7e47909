-- Whether the member's session is alive: same rule as isSessionAlive in session.rules.ts, compared by a test. The row
-- lock orders this transaction against the end of the session. Play counts as activity: the session's last-seen time is
-- updated by the rule of shouldMarkSeen.
CREATE OR REPLACE FUNCTION session_play(p_merchant text, p_id text, p_member_id text, p_idle_minutes int) RETURNS boolean
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
  IF v_seen_at < v_now - least(interval '60 seconds', make_interval(mins => p_idle_minutes) / 4) THEN
    UPDATE session SET last_seen_at = v_now WHERE merchant = p_merchant AND id = p_id;
  END IF;
  RETURN true;
END $$;
