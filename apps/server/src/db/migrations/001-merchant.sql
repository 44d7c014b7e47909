-- The merchants of this deployment. The list is the platform's own: every request reads it before it knows its merchant.
CREATE TABLE merchant (
  code text PRIMARY KEY CHECK (code ~ '^[a-z0-9]{2,20}$'),
  name text NOT NULL,
  hosts text[] NOT NULL,
  settings jsonb NOT NULL
);
