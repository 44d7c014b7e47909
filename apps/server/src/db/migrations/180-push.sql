-- Devices that receive push notifications (PUSH, RELAY-22..24). One row per device: its owner is the member who bound it
-- last (T25). The token is an address and stored encrypted.
CREATE TABLE push_token (
  merchant text NOT NULL,
  token_hash bytea NOT NULL,
  token bytea NOT NULL,
  provider text NOT NULL CHECK (provider IN ('webpush', 'firebase')),
  member_id text NOT NULL,
  session_id text NOT NULL,
  device_name text NOT NULL,
  topics text[] NOT NULL,
  bound_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, token_hash),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX push_token_member ON push_token (merchant, member_id);
CREATE INDEX push_token_oldest ON push_token (bound_at);
SELECT protect_by_merchant('push_token');

-- The member's choices: topics that are switched off, and hours of the day without notifications.
CREATE TABLE push_choice (
  merchant text NOT NULL,
  member_id text NOT NULL,
  muted_topics text[] NOT NULL,
  quiet_hours jsonb,
  PRIMARY KEY (merchant, member_id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
SELECT protect_by_merchant('push_choice');

-- Notifications on their way to one device: written in the transaction of their event, sent by a job.
CREATE TABLE queued_push (
  merchant text NOT NULL,
  token_hash bytea NOT NULL,
  notification_id text NOT NULL,
  topic text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  path text NOT NULL,
  attempts integer NOT NULL,
  -- Null once it was delivered or given up: the row stays for two days, so that its id is sent once.
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, token_hash, notification_id),
  FOREIGN KEY (merchant, token_hash) REFERENCES push_token (merchant, token_hash) ON DELETE CASCADE
);
CREATE INDEX queued_push_due ON queued_push (merchant, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX queued_push_oldest ON queued_push (created_at);
SELECT protect_by_merchant('queued_push');
