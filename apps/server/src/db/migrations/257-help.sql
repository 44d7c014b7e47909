-- The merchant's help articles (OPEN-46). Members read what is published; staff writes the draft.
CREATE TABLE help_article (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  ordinal integer NOT NULL,
  -- Category, and title and body by language.
  draft jsonb NOT NULL,
  published jsonb,
  -- Grows with each change: a change names the one that it saw.
  version integer NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id)
);

-- Whether an article helped: one vote a visitor, of whom only a digest is kept. Built-in articles have no row of their own.
CREATE TABLE help_vote (
  merchant text NOT NULL REFERENCES merchant (code),
  article_id text NOT NULL,
  voter bytea NOT NULL CHECK (octet_length(voter) = 32),
  language text NOT NULL,
  has_helped boolean NOT NULL,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, article_id, voter)
);
CREATE INDEX help_vote_old ON help_vote (voted_at);

SELECT protect_by_merchant('help_article'), protect_by_merchant('help_vote');
