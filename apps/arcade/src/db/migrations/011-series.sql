-- One confirmation for several draws (DEC-35): a series of tickets, each with its own stake, draw and money. The rest of a
-- series can be cancelled, by the player or by a win, as long as the sales of its draw are open.
ALTER TABLE ticket
  ADD COLUMN series_id uuid,
  ADD COLUMN series_number integer NOT NULL DEFAULT 1 CHECK (series_number >= 1),
  ADD COLUMN series_count integer NOT NULL DEFAULT 1,
  ADD COLUMN stops_on_win boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT ticket_series_is_whole CHECK (series_number <= series_count AND (series_id IS NULL) = (series_count = 1));
CREATE INDEX ticket_of_series ON ticket (series_id, series_number) WHERE series_id IS NOT NULL;

DO $$
DECLARE
  placed_check text;
BEGIN
  SELECT conname INTO STRICT placed_check FROM pg_constraint
    WHERE conrelid = 'ticket'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%placed_at IS NOT NULL%';
  EXECUTE format('ALTER TABLE ticket DROP CONSTRAINT %I', placed_check);
END $$;
ALTER TABLE ticket ADD CONSTRAINT ticket_placed_once CHECK (
  CASE
    WHEN state IN ('placed', 'settling', 'settled') THEN placed_at IS NOT NULL
    WHEN state IN ('voiding', 'void') THEN placed_at IS NULL OR series_id IS NOT NULL
    ELSE placed_at IS NULL
  END
);

CREATE OR REPLACE FUNCTION check_ticket_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.merchant, NEW.player_id, NEW.platform_session_id, NEW.request_id, NEW.lottery, NEW.draw_id,
      NEW.closes_at, NEW.lines, NEW.currency, NEW.stake, NEW.highest_win, NEW.leaf, NEW.created_at, NEW.series_id,
      NEW.series_number, NEW.series_count, NEW.stops_on_win)
     IS DISTINCT FROM
     (OLD.id, OLD.merchant, OLD.player_id, OLD.platform_session_id, OLD.request_id, OLD.lottery, OLD.draw_id,
      OLD.closes_at, OLD.lines, OLD.currency, OLD.stake, OLD.highest_win, OLD.leaf, OLD.created_at, OLD.series_id,
      OLD.series_number, OLD.series_count, OLD.stops_on_win)
     OR (OLD.placed_at IS NOT NULL AND NEW.placed_at IS DISTINCT FROM OLD.placed_at)
     OR (OLD.win IS NOT NULL AND NEW.win IS DISTINCT FROM OLD.win)
     OR (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
       ('reserving', 'placed'), ('reserving', 'refused'), ('reserving', 'voiding'), ('voiding', 'void'),
       ('placed', 'settling'), ('settling', 'settled'), ('placed', 'voiding')))
     OR ((OLD.state, NEW.state) = ('placed', 'voiding')
       AND (OLD.series_id IS NULL OR clock_timestamp() >= OLD.closes_at)) THEN
    RAISE EXCEPTION 'ticket % does not go from % to % like this', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
