-- Sports matches with bets at a vendor, of its last list (RELAY-11). The texts are by language code.
CREATE TABLE game_match (
  merchant text NOT NULL REFERENCES merchant (code),
  vendor text NOT NULL,
  match_id text NOT NULL,
  game_code text NOT NULL,
  league jsonb NOT NULL,
  home jsonb NOT NULL,
  away jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  PRIMARY KEY (merchant, vendor, match_id)
);

SELECT protect_by_merchant('game_match');
