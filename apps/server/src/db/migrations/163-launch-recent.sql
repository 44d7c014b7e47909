-- The health of a vendor is decided by the launches of the last minutes.
CREATE INDEX launch_token_recent ON launch_token (created_at);
