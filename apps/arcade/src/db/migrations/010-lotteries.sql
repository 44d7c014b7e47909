-- Several lotteries, each with its own draws (DEC-35, LOTT-05, LOTT-06). Draws and tickets of before are the first one's.
ALTER TABLE draw ADD COLUMN lottery text NOT NULL DEFAULT 'FIVE' CHECK (lottery ~ '^[A-Z][A-Z0-9]{0,19}$');
ALTER TABLE draw ALTER COLUMN lottery DROP DEFAULT;
ALTER TABLE draw DROP CONSTRAINT draw_id_check;
ALTER TABLE draw ADD CONSTRAINT draw_id_check
  CHECK (id ~ '^([A-Z][A-Z0-9]{0,19}-)?([0-9]{2,4}S-)?[0-9]{8}-[0-9]{4}$');
ALTER TABLE draw DROP CONSTRAINT draw_draws_at_key;
ALTER TABLE draw ADD CONSTRAINT draw_at_one_time UNIQUE (lottery, draws_at);

-- The digits of all numbers of a draw, one after the other.
ALTER TABLE draw_result DROP CONSTRAINT draw_result_digits_check;
ALTER TABLE draw_result ADD CONSTRAINT draw_result_digits_check CHECK (digits ~ '^[0-9]{4,200}$');

ALTER TABLE ticket ADD COLUMN lottery text NOT NULL DEFAULT 'FIVE';
ALTER TABLE ticket ALTER COLUMN lottery DROP DEFAULT;
DROP INDEX ticket_of_player;
CREATE INDEX ticket_of_player ON ticket (merchant, player_id, currency, lottery, created_at DESC, id);

CREATE OR REPLACE FUNCTION check_draw_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.lottery, NEW.draws_at, NEW.closes_at, NEW.commitment, NEW.opened_at)
     IS DISTINCT FROM (OLD.id, OLD.lottery, OLD.draws_at, OLD.closes_at, OLD.commitment, OLD.opened_at)
     OR (OLD.ticket_root IS NOT NULL AND (NEW.ticket_root, NEW.ticket_count, NEW.closed_at)
         IS DISTINCT FROM (OLD.ticket_root, OLD.ticket_count, OLD.closed_at))
     OR (OLD.state, NEW.state) NOT IN (('open', 'closed'), ('closed', 'drawn'), ('open', 'skipped'), ('skipped', 'open'))
     OR (OLD.state = 'skipped' AND NEW.closes_at <= clock_timestamp()) THEN
    RAISE EXCEPTION 'draw % does not go from % to % like this', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
