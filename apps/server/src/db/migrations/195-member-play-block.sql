-- A member who may not play until then; null for everybody else. Set together with the end of their sessions, so that a
-- stake, which needs a session, reads nothing more.
ALTER TABLE member ADD COLUMN play_blocked_until timestamptz;
