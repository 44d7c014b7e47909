-- Files that were made of a merchant's pictures. A folder's name has the hash of its files: they never change.
CREATE TABLE image (
  merchant text NOT NULL REFERENCES merchant (code),
  folder text NOT NULL CHECK (folder ~ '^[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}-[0-9]{0,2}$'),
  file text NOT NULL CHECK (file ~ '^[a-z]+-[0-9]+x?\.(avif|webp|png)$'),
  content bytea NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, folder, file)
);

SELECT protect_by_merchant('image');
