-- The cookie that a session was bound to before a login renewed it (T9): calls that were on their way with it are still
-- the session's own for some seconds. For the session which that login opened it is the cookie that the login came with,
-- by which a login beside it finds the session; it is never that session's credential.
ALTER TABLE session
  ADD COLUMN former_bind_hash bytea,
  ADD COLUMN bind_renewed_at timestamptz,
  ADD CONSTRAINT session_former_binding CHECK ((former_bind_hash IS NULL) = (bind_renewed_at IS NULL));
