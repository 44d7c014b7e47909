-- After a clock that was ahead is set back, draws of the coming minutes are there and skipped. One that nobody had a
-- ticket for and whose seed nobody has seen is open again as long as its sales have not closed.
CREATE OR REPLACE FUNCTION check_draw_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.draws_at, NEW.closes_at, NEW.commitment, NEW.opened_at)
     IS DISTINCT FROM (OLD.id, OLD.draws_at, OLD.closes_at, OLD.commitment, OLD.opened_at)
     OR (OLD.ticket_root IS NOT NULL AND (NEW.ticket_root, NEW.ticket_count, NEW.closed_at)
         IS DISTINCT FROM (OLD.ticket_root, OLD.ticket_count, OLD.closed_at))
     OR (OLD.state, NEW.state) NOT IN (('open', 'closed'), ('closed', 'drawn'), ('open', 'skipped'), ('skipped', 'open'))
     OR (OLD.state = 'skipped' AND NEW.closes_at <= clock_timestamp()) THEN
    RAISE EXCEPTION 'draw % does not go from % to % like this', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
