-- Messages of a merchant's people to members (decision 117): to one, to a filter or to all. A campaign is a due row of the
-- outbox; its progress is written with the messages of each batch.
CREATE TABLE campaign (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  topic text NOT NULL CHECK (topic IN ('support', 'promotion')),
  audience jsonb NOT NULL,
  -- By language; the merchant's own is among them.
  title jsonb NOT NULL,
  body jsonb NOT NULL,
  -- Page of the app that the message leads to.
  action text,
  has_push boolean NOT NULL,
  -- Hours of the merchant's zone without push; null for none.
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_to smallint CHECK (quiet_to BETWEEN 0 AND 23),
  state text NOT NULL CHECK (state IN ('planned', 'sending', 'sent', 'stopped')),
  starts_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  person_id text NOT NULL,
  person_name text NOT NULL,
  counted integer NOT NULL,
  sent integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  skipped_closed integer NOT NULL DEFAULT 0,
  skipped_blocked integer NOT NULL DEFAULT 0,
  -- Id of the last member that was worked on, in the order of their ids.
  last_member text,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  PRIMARY KEY (merchant, id),
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  CHECK ((state IN ('planned', 'sending')) = (due_at IS NOT NULL))
);
CREATE INDEX campaign_newest ON campaign (merchant, created_at, id);
CREATE INDEX campaign_by_time ON campaign (due_at, merchant) WHERE due_at IS NOT NULL;

SELECT protect_by_merchant('campaign');
