CREATE TABLE delivery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL,
  vendor text NOT NULL,
  url text NOT NULL,
  body text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  ended_at timestamptz,
  result text CHECK (result IN ('delivered', 'abandoned')),
  CHECK ((result IS NULL) = (ended_at IS NULL))
);

CREATE INDEX delivery_waiting ON delivery (due_at) WHERE ended_at IS NULL;

CREATE TABLE request_nonce (
  vendor text NOT NULL,
  nonce text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (vendor, nonce)
);

CREATE INDEX request_nonce_age ON request_nonce (seen_at);
