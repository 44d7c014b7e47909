-- Who tries a game for play money without a login (GAME-21, OPEN-44): a free account for each browser, found by its
-- cookie until its end. The row is deleted then; the account and its rounds stay, as every account does.
CREATE TABLE trial_player (
  merchant text NOT NULL REFERENCES merchant (code),
  token_hash bytea NOT NULL,
  member_id text NOT NULL,
  session_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, token_hash),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX trial_player_expiry ON trial_player (expires_at);
SELECT protect_by_merchant('trial_player');

-- What a launch asks the vendor for besides the game: view, prize mode, play type (GAME-05, LOTT-02).
ALTER TABLE launch_token ADD COLUMN options jsonb NOT NULL DEFAULT '{}';
