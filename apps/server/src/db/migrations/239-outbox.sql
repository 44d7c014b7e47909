-- Due rows of all merchants are found by their time alone (decision 098): what an idle instance pays grows neither with its
-- merchants nor with their planned rows. The rows of one merchant are found by the indexes that there are.
CREATE INDEX queued_message_by_time ON queued_message (due_at, merchant) WHERE due_at IS NOT NULL;
CREATE INDEX queued_push_by_time ON queued_push (due_at, merchant) WHERE due_at IS NOT NULL;
CREATE INDEX queued_conversion_by_time ON queued_conversion (due_at, merchant) WHERE due_at IS NOT NULL;
CREATE INDEX deposit_by_time ON deposit (next_check_at, merchant) WHERE next_check_at IS NOT NULL;
CREATE INDEX withdrawal_by_time ON withdrawal (next_check_at, merchant) WHERE next_check_at IS NOT NULL;

-- Notifications are due as the others are. An instance of the previous version takes rows by queued_at alone, and inserts
-- them with these defaults.
ALTER TABLE queued_notification ADD COLUMN attempts integer NOT NULL DEFAULT 0, ADD COLUMN due_at timestamptz;
UPDATE queued_notification SET due_at = created_at WHERE queued_at IS NULL;
ALTER TABLE queued_notification ALTER COLUMN due_at SET DEFAULT now();
DROP INDEX queued_notification_due;
CREATE INDEX queued_notification_due ON queued_notification (merchant, due_at) WHERE queued_at IS NULL;
CREATE INDEX queued_notification_by_time ON queued_notification (due_at, merchant) WHERE queued_at IS NULL;
