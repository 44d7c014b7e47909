-- A message may carry one page of the app, is deleted by its member with a time to take that back, and lists go on by key.
ALTER TABLE inbox_message
  ADD COLUMN action text CHECK (action LIKE '/m/%'),
  -- Deletions carry the page's own id: taken back together, and once.
  ADD COLUMN deletion_id text,
  ADD COLUMN deleted_at timestamptz;
CREATE INDEX inbox_message_newest ON inbox_message (merchant, member_id, sent_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX inbox_message_deleted ON inbox_message (deleted_at) WHERE deleted_at IS NOT NULL;
