-- Crash (decision 048): one round at a time, shared by all players of all merchants.

-- Hash chains: each round uses the next seed, and the seed of a round is the SHA-256 of the next round's seed.
CREATE TABLE crash_chain (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  length integer NOT NULL CHECK (length > 0),
  -- SHA-256 of the first seed, published before the first round.
  terminal text NOT NULL UNIQUE CHECK (terminal ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- The secret of a chain: its last seed, from which all others follow. Apart, so that no query for a page brings it along.
CREATE TABLE crash_chain_root (
  chain_id integer PRIMARY KEY REFERENCES crash_chain (id),
  root bytea NOT NULL CHECK (octet_length(root) = 32)
);

CREATE TABLE crash_round (
  id integer PRIMARY KEY CHECK (id > 0),
  chain_id integer NOT NULL REFERENCES crash_chain (id),
  -- Number of the round's seed in its chain, from 1.
  chain_index integer NOT NULL CHECK (chain_index > 0),
  -- SHA-256 of the round's seed: the seed before it, or the chain's terminal. Public before the first bet.
  commitment text NOT NULL UNIQUE CHECK (commitment ~ '^[0-9a-f]{64}$'),
  state text NOT NULL DEFAULT 'betting' CHECK (state IN ('betting', 'running', 'crashed', 'void')),
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  starts_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  -- No process ran the game for a part of the flight: bets without a result are returned.
  is_interrupted boolean NOT NULL DEFAULT false,
  UNIQUE (chain_id, chain_index),
  CHECK (starts_at > opened_at),
  CHECK ((state IN ('running', 'crashed')) = (started_at IS NOT NULL)),
  CHECK ((state IN ('crashed', 'void')) = (ended_at IS NOT NULL)),
  CHECK (NOT is_interrupted OR started_at IS NOT NULL)
);
-- One round at a time: the next commitment is this round's seed.
CREATE UNIQUE INDEX crash_round_live ON crash_round ((true)) WHERE state IN ('betting', 'running');

-- Decided at the start and secret until the crash.
CREATE TABLE crash_point (
  round_id integer PRIMARY KEY REFERENCES crash_round (id),
  -- Random numbers of the first players' browsers, by receipt.
  entropy jsonb NOT NULL CHECK (jsonb_typeof(entropy) = 'array'),
  crash_hundredths integer NOT NULL CHECK (crash_hundredths >= 100),
  -- Milliseconds from the start to the crash.
  crash_ms integer NOT NULL CHECK (crash_ms >= 0)
);

CREATE TABLE crash_result (
  round_id integer PRIMARY KEY REFERENCES crash_round (id),
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  entropy jsonb NOT NULL,
  crash_hundredths integer NOT NULL,
  crashed_at timestamptz NOT NULL
);

-- The process that runs the rounds, its last sign of life, and until when there are players.
CREATE TABLE crash_lease (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  holder text NOT NULL DEFAULT '',
  expires_at timestamptz NOT NULL DEFAULT '-infinity',
  beat_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  wanted_until timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO crash_lease DEFAULT VALUES;

CREATE TABLE crash_bet (
  -- Also the platform's round id.
  id uuid PRIMARY KEY,
  merchant text NOT NULL,
  player_id text NOT NULL,
  -- Masked, for other players.
  name text NOT NULL,
  platform_session_id text NOT NULL CHECK (platform_session_id <> ''),
  -- Made by the player's browser for this bet, and its part of the round's randomness.
  request_id uuid NOT NULL,
  round_id integer NOT NULL REFERENCES crash_round (id),
  slot smallint NOT NULL CHECK (slot IN (1, 2)),
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- The player's automatic cash-out; null for none.
  auto_hundredths integer CHECK (auto_hundredths >= 101),
  -- The multiplier that cashes out in any case, and its time after the start.
  limit_hundredths integer NOT NULL CHECK (limit_hundredths >= 101),
  limit_ms integer NOT NULL CHECK (limit_ms > 0),
  state text NOT NULL DEFAULT 'reserving'
    CHECK (state IN ('reserving', 'placed', 'refused', 'voiding', 'void', 'settling', 'settled')),
  reason text,
  -- Receipt of the cash-out by the database's clock, in milliseconds after the start.
  cashed_out_ms integer CHECK (cashed_out_ms > 0 AND cashed_out_ms < limit_ms),
  -- Of a win, in hundredths.
  multiplier integer CHECK (multiplier >= 101 AND multiplier <= limit_hundredths),
  win bigint CHECK (win >= 0),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  placed_at timestamptz,
  ended_at timestamptz,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  UNIQUE (merchant, player_id, request_id),
  CHECK (auto_hundredths IS NULL OR auto_hundredths = limit_hundredths),
  CHECK (state NOT IN ('placed', 'settling', 'settled') OR placed_at IS NOT NULL),
  CHECK (state NOT IN ('reserving', 'refused') OR placed_at IS NULL),
  CHECK ((state IN ('settling', 'settled')) = (win IS NOT NULL)),
  -- A cash-out never pays less than its stake.
  CHECK (win IS NULL OR (CASE WHEN multiplier IS NULL THEN win = 0 ELSE win >= stake END)),
  CHECK (win IS NOT NULL OR multiplier IS NULL),
  CHECK (cashed_out_ms IS NULL OR placed_at IS NOT NULL),
  CHECK (state NOT IN ('voiding', 'void') OR cashed_out_ms IS NULL),
  CHECK ((state IN ('refused', 'void', 'settled')) = (ended_at IS NOT NULL)),
  CHECK ((state IN ('reserving', 'voiding', 'settling')) = (due_at IS NOT NULL))
);
-- Two bets of a player at once; a refused or returned one leaves its place.
CREATE UNIQUE INDEX crash_bet_slot ON crash_bet (merchant, player_id, round_id, slot)
  WHERE state NOT IN ('refused', 'voiding', 'void');
CREATE INDEX crash_bet_of_player ON crash_bet (merchant, player_id, currency, created_at DESC, id);
CREATE INDEX crash_bet_of_round ON crash_bet (round_id, changed_at);
CREATE INDEX crash_bet_placed ON crash_bet (round_id) WHERE state = 'placed';
CREATE INDEX crash_bet_due ON crash_bet (due_at) WHERE state IN ('reserving', 'voiding', 'settling');
SELECT protect_by_merchant('crash_bet');

-- What was promised or decided can't be changed by anybody who holds the application's rights.
CREATE TRIGGER crash_chain_is_final BEFORE UPDATE OR DELETE ON crash_chain FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER crash_chain_stays BEFORE TRUNCATE ON crash_chain EXECUTE FUNCTION refuse_change();
CREATE TRIGGER crash_chain_root_is_final BEFORE UPDATE OR DELETE ON crash_chain_root
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER crash_chain_root_stays BEFORE TRUNCATE ON crash_chain_root EXECUTE FUNCTION refuse_change();
CREATE TRIGGER crash_point_is_final BEFORE UPDATE OR DELETE ON crash_point FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER crash_point_stays BEFORE TRUNCATE ON crash_point EXECUTE FUNCTION refuse_change();
CREATE TRIGGER crash_result_is_final BEFORE UPDATE OR DELETE ON crash_result
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER crash_result_stays BEFORE TRUNCATE ON crash_result EXECUTE FUNCTION refuse_change();
CREATE TRIGGER crash_round_stays BEFORE DELETE ON crash_round FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER crash_bet_stays BEFORE DELETE ON crash_bet FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_crash_round_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.chain_id, NEW.chain_index, NEW.commitment, NEW.opened_at, NEW.starts_at)
     IS DISTINCT FROM (OLD.id, OLD.chain_id, OLD.chain_index, OLD.commitment, OLD.opened_at, OLD.starts_at)
     OR (OLD.started_at IS NOT NULL AND NEW.started_at IS DISTINCT FROM OLD.started_at)
     OR (OLD.is_interrupted AND NOT NEW.is_interrupted)
     OR (OLD.state, NEW.state) NOT IN (('betting', 'running'), ('running', 'running'), ('running', 'crashed'), ('betting', 'void'))
     OR (NEW.state = 'running' AND NOT EXISTS (SELECT FROM crash_point WHERE round_id = NEW.id))
     OR (NEW.state = 'crashed' AND NOT EXISTS (SELECT FROM crash_result WHERE round_id = NEW.id)) THEN
    RAISE EXCEPTION 'crash round % does not go from % to % like this', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER crash_round_goes_forward BEFORE UPDATE ON crash_round
  FOR EACH ROW EXECUTE FUNCTION check_crash_round_change();

-- A result follows from the committed seed and is published no earlier than the crash, or it is none.
CREATE FUNCTION check_crash_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM crash_round r JOIN crash_point p ON p.round_id = r.id
    WHERE r.id = NEW.round_id AND r.state = 'running'
      AND r.commitment = encode(sha256(decode(NEW.seed, 'hex')), 'hex')
      AND p.crash_hundredths = NEW.crash_hundredths AND p.entropy = NEW.entropy
      AND NEW.crashed_at = r.started_at + p.crash_ms * interval '1 millisecond'
      AND NEW.crashed_at <= clock_timestamp()
  ) THEN
    RAISE EXCEPTION 'crash round % is not running, not at its crash, or its seed is another', NEW.round_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER crash_result_is_committed BEFORE INSERT ON crash_result
  FOR EACH ROW EXECUTE FUNCTION check_crash_result();

CREATE FUNCTION check_crash_bet_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.merchant, NEW.player_id, NEW.name, NEW.platform_session_id, NEW.request_id, NEW.round_id, NEW.slot,
      NEW.currency, NEW.stake, NEW.auto_hundredths, NEW.limit_hundredths, NEW.limit_ms, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.merchant, OLD.player_id, OLD.name, OLD.platform_session_id, OLD.request_id, OLD.round_id, OLD.slot,
      OLD.currency, OLD.stake, OLD.auto_hundredths, OLD.limit_hundredths, OLD.limit_ms, OLD.created_at)
     OR (OLD.placed_at IS NOT NULL AND NEW.placed_at IS DISTINCT FROM OLD.placed_at)
     OR (OLD.cashed_out_ms IS NOT NULL AND NEW.cashed_out_ms IS DISTINCT FROM OLD.cashed_out_ms)
     OR (OLD.win IS NOT NULL AND (NEW.win, NEW.multiplier) IS DISTINCT FROM (OLD.win, OLD.multiplier))
     OR (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
       ('reserving', 'placed'), ('reserving', 'refused'), ('reserving', 'voiding'), ('voiding', 'void'),
       ('placed', 'voiding'), ('placed', 'settling'), ('settling', 'settled'))) THEN
    RAISE EXCEPTION 'crash bet % does not go from % to % like this', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER crash_bet_goes_forward BEFORE UPDATE ON crash_bet
  FOR EACH ROW EXECUTE FUNCTION check_crash_bet_change();
