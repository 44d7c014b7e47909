-- Accepted terms by version (DEC-32); a member has one row for each version.
CREATE TABLE member_terms (
  merchant text NOT NULL,
  member_id text NOT NULL,
  version text NOT NULL,
  -- In years, as the terms stated it.
  minimum_age integer NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, member_id, version),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);

SELECT protect_by_merchant('member_terms');
