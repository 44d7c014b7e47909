-- Countries to which a provider has lately refused to send anything: another code is refused openly, to everybody.
CREATE TABLE unserved_region (
  merchant text NOT NULL REFERENCES merchant (code),
  provider text NOT NULL,
  region text NOT NULL CHECK (region ~ '^([A-Z]{2}|\d{1,4})$'),
  refused_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (merchant, provider, region)
);

SELECT protect_by_merchant('unserved_region');

-- Goes to any address that a visitor names, known or not: what becomes of it tells nothing of an account.
ALTER TABLE queued_message ADD COLUMN is_for_anybody boolean NOT NULL DEFAULT false;
