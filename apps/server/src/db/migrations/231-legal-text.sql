-- A merchant's own text of a legal page, by version and language. Earlier versions stay: members have accepted them.
CREATE TABLE legal_text (
  merchant text NOT NULL REFERENCES merchant (code),
  page text NOT NULL CHECK (page IN ('terms', 'privacy', 'bonus', 'complaints')),
  version text NOT NULL,
  language text NOT NULL,
  body text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, page, version, language)
);

SELECT protect_by_merchant('legal_text');
