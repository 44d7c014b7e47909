-- What the payment providers told by callback: each event is acted upon once, and the same id never says two things.
CREATE TABLE payment_event (
  merchant text NOT NULL REFERENCES merchant (code),
  provider text NOT NULL,
  event_id text NOT NULL,
  content_hash bytea NOT NULL,
  type text NOT NULL CHECK (type IN ('payment', 'payout')),
  reference text NOT NULL,
  status text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, provider, event_id)
);
CREATE INDEX payment_event_of_reference ON payment_event (merchant, reference);
SELECT protect_by_merchant('payment_event');
