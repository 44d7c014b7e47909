-- Five, the house lottery (DEC-35, T21).

-- Sales stop for everybody while the source of randomness fails.
CREATE TABLE sales (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  is_open boolean NOT NULL DEFAULT true,
  reason text,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO sales DEFAULT VALUES;

CREATE TABLE draw (
  id text PRIMARY KEY CHECK (id ~ '^[0-9]{8}-[0-9]{4}$'),
  draws_at timestamptz NOT NULL UNIQUE,
  closes_at timestamptz NOT NULL,
  -- SHA-256 of the seed, published from the moment at which the draw opens.
  commitment text NOT NULL UNIQUE CHECK (commitment ~ '^[0-9a-f]{64}$'),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'drawn', 'skipped')),
  -- Root over all tickets, fixed at the close and before the seed is revealed.
  ticket_root text CHECK (ticket_root ~ '^[0-9a-f]{64}$'),
  ticket_count integer,
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  closed_at timestamptz,
  CHECK (closes_at < draws_at),
  CHECK ((state IN ('closed', 'drawn')) = (ticket_root IS NOT NULL)),
  CHECK ((ticket_root IS NULL) = (closed_at IS NULL) AND (ticket_root IS NULL) = (ticket_count IS NULL)),
  CHECK (closed_at >= closes_at)
);
CREATE INDEX draw_waiting ON draw (draws_at) WHERE state IN ('open', 'closed');

-- The secret until the draw. Apart from the draw, so that no query for a page can bring it along.
CREATE TABLE draw_seed (
  draw_id text PRIMARY KEY REFERENCES draw (id),
  seed bytea NOT NULL CHECK (octet_length(seed) = 32)
);

CREATE TABLE draw_result (
  draw_id text PRIMARY KEY REFERENCES draw (id),
  digits text NOT NULL CHECK (digits ~ '^[0-9]{5}$'),
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  drawn_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE session (
  merchant text NOT NULL,
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  player_id text NOT NULL,
  username text NOT NULL,
  merchant_name text NOT NULL,
  currency text NOT NULL,
  currency_symbol text NOT NULL,
  currency_position text NOT NULL CHECK (currency_position IN ('before', 'after')),
  language text NOT NULL,
  play_mode text NOT NULL CHECK (play_mode IN ('real', 'fun')),
  back_url text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash),
  -- Play money never meets the other currencies (T22).
  CHECK ((play_mode = 'fun') = (currency = 'FUN'))
);
CREATE INDEX session_of_player ON session (merchant, player_id, created_at);
CREATE INDEX session_by_end ON session (expires_at);
SELECT protect_by_merchant('session');

CREATE TABLE ticket (
  id uuid PRIMARY KEY,
  merchant text NOT NULL,
  player_id text NOT NULL,
  -- The id that the player's browser made for this confirmation: one confirmation, one ticket.
  request_id uuid NOT NULL,
  draw_id text NOT NULL REFERENCES draw (id),
  closes_at timestamptz NOT NULL,
  lines jsonb NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  highest_win bigint NOT NULL CHECK (highest_win > 0),
  leaf text NOT NULL CHECK (leaf ~ '^[0-9a-f]{64}$'),
  state text NOT NULL DEFAULT 'reserving'
    CHECK (state IN ('reserving', 'placed', 'refused', 'voiding', 'void', 'settling', 'settled')),
  -- Why a ticket was refused or voided: a code of the contract, or ours.
  reason text,
  win bigint CHECK (win >= 0 AND win <= highest_win),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  placed_at timestamptz,
  ended_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  -- When the next call to the platform is due; another process may take the ticket from then on.
  due_at timestamptz,
  UNIQUE (merchant, player_id, request_id),
  -- No ticket is accepted at or after the close (T21).
  CHECK (placed_at < closes_at),
  CHECK ((state IN ('placed', 'settling', 'settled')) = (placed_at IS NOT NULL)),
  CHECK ((state IN ('settling', 'settled')) = (win IS NOT NULL)),
  CHECK ((state IN ('refused', 'void', 'settled')) = (ended_at IS NOT NULL)),
  CHECK ((state IN ('reserving', 'voiding', 'settling')) = (due_at IS NOT NULL))
);
CREATE INDEX ticket_of_player ON ticket (merchant, player_id, currency, created_at DESC, id);
CREATE INDEX ticket_of_draw ON ticket (draw_id, state);
CREATE INDEX ticket_placed ON ticket (draw_id) WHERE state = 'placed';
CREATE INDEX ticket_due ON ticket (due_at) WHERE state IN ('reserving', 'voiding', 'settling');
SELECT protect_by_merchant('ticket');

-- What was promised or drawn can't be changed by anybody who holds the application's rights.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER draw_result_is_final BEFORE UPDATE OR DELETE ON draw_result
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER draw_result_stays BEFORE TRUNCATE ON draw_result EXECUTE FUNCTION refuse_change();
CREATE TRIGGER draw_seed_is_final BEFORE UPDATE OR DELETE ON draw_seed
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER draw_seed_stays BEFORE TRUNCATE ON draw_seed EXECUTE FUNCTION refuse_change();
CREATE TRIGGER draw_stays BEFORE DELETE ON draw FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ticket_stays BEFORE DELETE ON ticket FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_draw_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.draws_at, NEW.closes_at, NEW.commitment, NEW.opened_at)
     IS DISTINCT FROM (OLD.id, OLD.draws_at, OLD.closes_at, OLD.commitment, OLD.opened_at)
     OR (OLD.ticket_root IS NOT NULL AND (NEW.ticket_root, NEW.ticket_count, NEW.closed_at)
         IS DISTINCT FROM (OLD.ticket_root, OLD.ticket_count, OLD.closed_at))
     OR (OLD.state, NEW.state) NOT IN (('open', 'closed'), ('closed', 'drawn'), ('open', 'skipped')) THEN
    RAISE EXCEPTION 'draw % does not go from % to % like this', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draw_goes_forward BEFORE UPDATE ON draw FOR EACH ROW EXECUTE FUNCTION check_draw_change();

-- A result follows from the committed seed of a closed draw whose time has come, or it is none.
CREATE FUNCTION check_draw_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM draw WHERE id = NEW.draw_id AND state = 'closed' AND draws_at <= clock_timestamp()
      AND commitment = encode(sha256(decode(NEW.seed, 'hex')), 'hex')
  ) THEN
    RAISE EXCEPTION 'draw % is not closed, not due or its seed is another', NEW.draw_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draw_result_is_committed BEFORE INSERT ON draw_result
  FOR EACH ROW EXECUTE FUNCTION check_draw_result();

CREATE FUNCTION check_ticket_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.merchant, NEW.player_id, NEW.request_id, NEW.draw_id, NEW.closes_at, NEW.lines, NEW.currency,
      NEW.stake, NEW.highest_win, NEW.leaf, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.merchant, OLD.player_id, OLD.request_id, OLD.draw_id, OLD.closes_at, OLD.lines, OLD.currency,
      OLD.stake, OLD.highest_win, OLD.leaf, OLD.created_at)
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
CREATE TRIGGER ticket_goes_forward BEFORE UPDATE ON ticket FOR EACH ROW EXECUTE FUNCTION check_ticket_change();
