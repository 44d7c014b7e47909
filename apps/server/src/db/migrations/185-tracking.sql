-- Answers of visitors to the question of consent (DEC-21), under a random id of their browser. The last row of an id
-- counts; the earlier ones are the proof of its history.
CREATE TABLE consent (
  merchant text NOT NULL REFERENCES merchant (code),
  consent_id uuid NOT NULL,
  answered_at timestamptz NOT NULL,
  version text NOT NULL,
  is_advertising_allowed boolean NOT NULL,
  PRIMARY KEY (merchant, consent_id, answered_at)
);
CREATE INDEX consent_oldest ON consent (answered_at);
SELECT protect_by_merchant('consent');

-- Events of a day by source of the visitors: counts alone.
CREATE TABLE tracking_count (
  merchant text NOT NULL REFERENCES merchant (code),
  day date NOT NULL,
  source text NOT NULL,
  event text NOT NULL,
  events integer NOT NULL CHECK (events > 0),
  PRIMARY KEY (merchant, day, source, event)
);
SELECT protect_by_merchant('tracking_count');

-- Events on their way to an advertising partner, of visitors who allowed it.
CREATE TABLE queued_conversion (
  merchant text NOT NULL REFERENCES merchant (code),
  partner text NOT NULL,
  event_id uuid NOT NULL,
  content jsonb NOT NULL,
  attempts integer NOT NULL,
  -- Null once it was delivered or given up: the row stays for two days, so that its id is sent once.
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, partner, event_id)
);
CREATE INDEX queued_conversion_due ON queued_conversion (merchant, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX queued_conversion_oldest ON queued_conversion (created_at);
SELECT protect_by_merchant('queued_conversion');
