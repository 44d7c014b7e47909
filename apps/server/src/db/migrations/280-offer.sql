-- Offers of a merchant (decision 120). A published version does not change; grants name theirs.
CREATE TABLE offer (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  -- Number of the last change.
  revision integer NOT NULL,
  -- The version that members have; null before the first.
  live integer,
  draft jsonb,
  ended_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id)
);
CREATE TABLE offer_version (
  merchant text NOT NULL,
  offer_id text NOT NULL,
  number integer NOT NULL,
  fields jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  PRIMARY KEY (merchant, offer_id, number),
  FOREIGN KEY (merchant, offer_id) REFERENCES offer (merchant, id)
);
CREATE FUNCTION offer_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published offer does not change' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER stays BEFORE UPDATE ON offer_version EXECUTE FUNCTION offer_version_stays();

-- How often a code may still be redeemed.
CREATE TABLE promo_code (
  merchant text NOT NULL,
  code text NOT NULL,
  offer_id text NOT NULL,
  uses integer NOT NULL CHECK (uses > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND uses),
  PRIMARY KEY (merchant, code),
  FOREIGN KEY (merchant, offer_id) REFERENCES offer (merchant, id)
);

SELECT protect_by_merchant('offer'), protect_by_merchant('offer_version'), protect_by_merchant('promo_code');
