-- The player's session at the platform, in whose name the game is played and stakes are asked for (T9). Sessions of before
-- name none and end; their players open the game again.
TRUNCATE session;
ALTER TABLE session ADD COLUMN platform_session_id text NOT NULL;
CREATE INDEX session_of_platform ON session (merchant, platform_session_id);

-- Kept with what it was asked for, because a stake without an answer is asked for again in the same words. One of before
-- can't be: it goes back, whether or not it was taken.
UPDATE ticket SET state = 'voiding', reason = 'session_over', attempts = 0, due_at = clock_timestamp()
  WHERE state = 'reserving';
ALTER TABLE ticket ADD COLUMN platform_session_id text NOT NULL DEFAULT '';
ALTER TABLE ticket ALTER COLUMN platform_session_id DROP DEFAULT;
ALTER TABLE ticket ADD CHECK (state <> 'reserving' OR platform_session_id <> '');

CREATE OR REPLACE FUNCTION check_ticket_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.merchant, NEW.player_id, NEW.platform_session_id, NEW.request_id, NEW.draw_id, NEW.closes_at,
      NEW.lines, NEW.currency, NEW.stake, NEW.highest_win, NEW.leaf, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.merchant, OLD.player_id, OLD.platform_session_id, OLD.request_id, OLD.draw_id, OLD.closes_at,
      OLD.lines, OLD.currency, OLD.stake, OLD.highest_win, OLD.leaf, OLD.created_at)
     OR (OLD.placed_at IS NOT NULL AND NEW.placed_at IS DISTINCT FROM OLD.placed_at)
     OR (OLD.win IS NOT NULL AND NEW.win IS DISTINCT FROM OLD.win)
     OR (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
       ('reserving', 'placed'), ('reserving', 'refused'), ('reserving', 'voiding'), ('voiding', 'void'),
       ('placed', 'settling'), ('settling', 'settled'))) THEN
    RAISE EXCEPTION 'ticket % does not go from % to % like this', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
