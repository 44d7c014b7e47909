-- The end of a message's attempts: a code has its own lifetime, a notification waits for a provider that fails for hours.
-- The default is for messages of an instance of the previous version during a rolling deployment.
ALTER TABLE queued_message ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '5 minutes';
