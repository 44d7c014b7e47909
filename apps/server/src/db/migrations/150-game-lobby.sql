-- What the lobby shows of a game beyond its tile: features, return to player, volatility, limits, rules; and since when
-- the merchant offers it. Regional lotteries have a category of their own (GAME-14, GAME-15).
ALTER TABLE game
  ADD COLUMN facts jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN added_at timestamptz NOT NULL DEFAULT now(),
  DROP CONSTRAINT game_game_classify_check,
  ADD CONSTRAINT game_game_classify_check CHECK (
    game_classify ~ '^[A-Z]+(_[A-Z]+)*$' AND length(game_classify) <= 20
  );

-- Favorite games of the members (RELAY-16, OPEN-41).
CREATE TABLE favorite_game (
  merchant text NOT NULL,
  member_id text NOT NULL,
  game_code text NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, member_id, game_code),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX favorite_game_newest ON favorite_game (merchant, member_id, added_at DESC);
SELECT protect_by_merchant('favorite_game');
