-- Each state of a merchant as its file (decision 103). Versions that were never published are previews.
CREATE TABLE merchant_version (
  merchant text NOT NULL REFERENCES merchant (code),
  number integer NOT NULL CHECK (number > 0),
  file jsonb NOT NULL,
  author text NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The live version is the one published last.
  published_at timestamptz,
  PRIMARY KEY (merchant, number)
);

SELECT protect_by_merchant('merchant_version');
