CREATE TABLE banner (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  group_name text NOT NULL,
  ordinal integer NOT NULL,
  url text NOT NULL,
  title jsonb NOT NULL,
  subtitle jsonb NOT NULL,
  linkage_type text NOT NULL CHECK (linkage_type IN ('P', 'URL', 'G')),
  linkage text NOT NULL,
  PRIMARY KEY (merchant, id)
);

CREATE TABLE announcement (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  type text NOT NULL CHECK (type IN ('news', 'notice', 'activity')),
  category text NOT NULL,
  title jsonb NOT NULL,
  body jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id)
);

CREATE TABLE contact (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  ordinal integer NOT NULL,
  path text NOT NULL,
  cs_type text NOT NULL,
  title jsonb NOT NULL,
  label_ids text[] NOT NULL,
  PRIMARY KEY (merchant, id)
);

SELECT protect_by_merchant('banner');
SELECT protect_by_merchant('announcement');
SELECT protect_by_merchant('contact');
