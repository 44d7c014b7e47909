-- Instant games: the game of a session, seed pairs and rounds (docs/fairness.md).
ALTER TABLE session ADD COLUMN game_code text NOT NULL DEFAULT 'FIVE';

-- One server seed, committed before the player's client seed is known. `next` waits for a client seed, `active` plays,
-- `revealed` is public to its player.
CREATE TABLE seed_pair (
  id uuid PRIMARY KEY,
  merchant text NOT NULL,
  player_id text NOT NULL,
  game_code text NOT NULL,
  commitment text NOT NULL UNIQUE CHECK (commitment ~ '^[0-9a-f]{64}$'),
  client_seed text CHECK (client_seed ~ '^[!-~]{1,64}$'),
  next_nonce integer NOT NULL DEFAULT 0 CHECK (next_nonce >= 0),
  state text NOT NULL DEFAULT 'next' CHECK (state IN ('next', 'active', 'revealed')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  revealed_at timestamptz,
  CHECK ((state = 'next') = (client_seed IS NULL)),
  CHECK ((state = 'revealed') = (revealed_at IS NOT NULL))
);
CREATE UNIQUE INDEX seed_pair_in_use ON seed_pair (merchant, player_id, game_code, state) WHERE state <> 'revealed';
SELECT protect_by_merchant('seed_pair');

-- Apart from the pair, so that no query for a page can bring it along.
CREATE TABLE seed_secret (
  seed_pair_id uuid PRIMARY KEY REFERENCES seed_pair (id),
  merchant text NOT NULL,
  seed bytea NOT NULL CHECK (octet_length(seed) = 32)
);
SELECT protect_by_merchant('seed_secret');

CREATE TABLE round (
  -- Also the platform's round id.
  id uuid PRIMARY KEY,
  merchant text NOT NULL,
  player_id text NOT NULL,
  platform_session_id text NOT NULL,
  request_id uuid NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  max_factor bigint NOT NULL CHECK (max_factor > 0),
  bet jsonb NOT NULL,
  seed_pair_id uuid NOT NULL REFERENCES seed_pair (id),
  nonce integer NOT NULL CHECK (nonce >= 0),
  -- Fixed before the stake is requested; what the player may see of it follows from the steps.
  outcome jsonb NOT NULL,
  steps jsonb NOT NULL DEFAULT '[]',
  factor bigint NOT NULL CHECK (factor >= 0),
  -- Set when the round is decided: for a game of one step from the start.
  win bigint CHECK (win >= 0),
  state text NOT NULL DEFAULT 'reserving'
    CHECK (state IN ('reserving', 'open', 'settling', 'settled', 'refused', 'voiding', 'void')),
  reason text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  -- When the next call to the platform is due; for an open round its expiry.
  due_at timestamptz,
  UNIQUE (merchant, player_id, request_id),
  UNIQUE (seed_pair_id, nonce),
  CHECK (state NOT IN ('settling', 'settled') OR win IS NOT NULL),
  CHECK (state <> 'open' OR win IS NULL),
  CHECK ((state IN ('refused', 'void', 'settled')) = (ended_at IS NOT NULL)),
  CHECK ((state IN ('reserving', 'open', 'voiding', 'settling')) = (due_at IS NOT NULL))
);
-- One round of a game at a time: the next stake waits until the last one is decided.
CREATE UNIQUE INDEX round_in_play ON round (merchant, player_id, game_code, currency)
  WHERE state IN ('reserving', 'open');
CREATE INDEX round_of_player ON round (merchant, player_id, game_code, currency, created_at DESC, id);
CREATE INDEX round_due ON round (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX round_of_pair ON round (seed_pair_id) WHERE ended_at IS NULL;
SELECT protect_by_merchant('round');

CREATE TRIGGER seed_secret_is_final BEFORE UPDATE OR DELETE ON seed_secret
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER seed_secret_stays BEFORE TRUNCATE ON seed_secret EXECUTE FUNCTION refuse_change();
CREATE TRIGGER seed_pair_stays BEFORE DELETE ON seed_pair FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER round_stays BEFORE DELETE ON round FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_seed_pair_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.merchant, NEW.player_id, NEW.game_code, NEW.commitment, NEW.created_at)
     IS DISTINCT FROM (OLD.id, OLD.merchant, OLD.player_id, OLD.game_code, OLD.commitment, OLD.created_at)
     OR (OLD.client_seed IS NOT NULL AND NEW.client_seed IS DISTINCT FROM OLD.client_seed)
     OR NEW.next_nonce < OLD.next_nonce
     OR (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (('next', 'active'), ('active', 'revealed'))) THEN
    RAISE EXCEPTION 'seed pair % does not go from % to % like this', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER seed_pair_goes_forward BEFORE UPDATE ON seed_pair
  FOR EACH ROW EXECUTE FUNCTION check_seed_pair_change();

CREATE FUNCTION check_round_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.merchant, NEW.player_id, NEW.platform_session_id, NEW.request_id, NEW.game_code, NEW.currency,
      NEW.stake, NEW.max_factor, NEW.bet, NEW.seed_pair_id, NEW.nonce, NEW.outcome, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.merchant, OLD.player_id, OLD.platform_session_id, OLD.request_id, OLD.game_code, OLD.currency,
      OLD.stake, OLD.max_factor, OLD.bet, OLD.seed_pair_id, OLD.nonce, OLD.outcome, OLD.created_at)
     OR (OLD.win IS NOT NULL AND (NEW.win, NEW.factor, NEW.steps) IS DISTINCT FROM (OLD.win, OLD.factor, OLD.steps))
     OR (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
       ('reserving', 'open'), ('reserving', 'settled'), ('reserving', 'refused'), ('reserving', 'voiding'),
       ('voiding', 'void'), ('voiding', 'settled'), ('open', 'settling'), ('settling', 'settled'))) THEN
    RAISE EXCEPTION 'round % does not go from % to % like this', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER round_goes_forward BEFORE UPDATE ON round FOR EACH ROW EXECUTE FUNCTION check_round_change();
