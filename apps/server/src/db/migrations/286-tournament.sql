-- Tournaments: who takes part in an offer of that kind, and the standings (decision 123).
CREATE TABLE tournament (
  merchant text NOT NULL,
  offer_id text NOT NULL,
  -- When its prizes were given; null while it runs.
  finished_at timestamptz,
  PRIMARY KEY (merchant, offer_id),
  FOREIGN KEY (merchant, offer_id) REFERENCES offer (merchant, id)
);

CREATE TABLE tournament_entry (
  merchant text NOT NULL,
  offer_id text NOT NULL,
  member_id text NOT NULL,
  joined_at timestamptz NOT NULL,
  -- Settled stakes in minor units, or rounds, as last counted; reached_at settles equal ones.
  score bigint NOT NULL DEFAULT 0 CHECK (score >= 0),
  reached_at timestamptz NOT NULL,
  -- The account's version at that count.
  version bigint NOT NULL DEFAULT -1,
  -- Once it is finished.
  place integer CHECK (place > 0),
  PRIMARY KEY (merchant, offer_id, member_id),
  FOREIGN KEY (merchant, offer_id) REFERENCES tournament (merchant, offer_id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX tournament_entry_score ON tournament_entry (merchant, offer_id, score DESC, reached_at, member_id);

SELECT protect_by_merchant('tournament'), protect_by_merchant('tournament_entry');
