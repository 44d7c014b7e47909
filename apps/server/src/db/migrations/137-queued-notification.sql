-- Notifications of members on their way to a contact (DEC-30): written in the transaction of their event, queued as
-- messages by a job. The address is the member's encrypted contact at the time of the event: after a changed contact it
-- is the former one.
CREATE TABLE queued_notification (
  merchant text NOT NULL,
  member_id text NOT NULL,
  id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  address bytea NOT NULL,
  language text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  queued_at timestamptz,
  PRIMARY KEY (merchant, member_id, id, channel),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX queued_notification_due ON queued_notification (merchant, created_at) WHERE queued_at IS NULL;
CREATE INDEX queued_notification_oldest ON queued_notification (created_at);
SELECT protect_by_merchant('queued_notification');
