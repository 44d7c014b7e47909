-- The games that a merchant offers.
CREATE TABLE game (
  merchant text NOT NULL REFERENCES merchant (code),
  code text NOT NULL,
  ordinal integer NOT NULL,
  title jsonb NOT NULL,
  -- Code of the vendor that runs it, whose signature its wallet calls carry.
  vendor text NOT NULL,
  -- Category, equal to the upper-cased page name (OPEN-43).
  game_classify text NOT NULL CHECK (game_classify ~ '^[A-Z]{1,20}$'),
  image text NOT NULL,
  launch_mode text NOT NULL CHECK (launch_mode IN ('LOTT', 'GAME')),
  lotto_area text,
  prize_mode text,
  lotto_view text,
  freeplay boolean NOT NULL,
  is_hot boolean NOT NULL,
  PRIMARY KEY (merchant, code)
);

-- Single-use tokens with which a vendor learns who has opened its game (T19). The token itself is stored nowhere: it is
-- made from `nonce` and the server's key, so that a launch asked for twice in two seconds gets the same one.
CREATE TABLE launch_token (
  merchant text NOT NULL,
  token_hash bytea NOT NULL,
  nonce bytea NOT NULL,
  member_id text NOT NULL,
  game_code text NOT NULL,
  vendor text NOT NULL,
  back_url text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (merchant, token_hash),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX launch_token_of_member ON launch_token (merchant, member_id, game_code, created_at DESC);

-- Wins in real money as they are shown to everybody, written in the transaction that pays them.
CREATE TABLE win (
  merchant text NOT NULL,
  vendor text NOT NULL,
  transaction_id text NOT NULL,
  -- Masked: a public list never holds the name.
  user_name text NOT NULL,
  game_code text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL CHECK (currency <> 'FUN'),
  won_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, vendor, transaction_id)
);
CREATE INDEX win_newest ON win (merchant, won_at DESC);

SELECT protect_by_merchant('game'), protect_by_merchant('launch_token'), protect_by_merchant('win');
