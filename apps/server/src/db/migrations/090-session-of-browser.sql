-- A login gives all sessions of its browser the new binding cookie: they are found by the hash of the old one.
CREATE INDEX session_of_bind ON session (bind_hash) WHERE ended_at IS NULL;
CREATE INDEX session_of_former_bind ON session (former_bind_hash) WHERE ended_at IS NULL AND former_bind_hash IS NOT NULL;
