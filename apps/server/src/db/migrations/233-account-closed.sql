-- An account that staff has closed (DEC-32); null for an open one. Set together with the end of the member's sessions, and
-- read by each login.
ALTER TABLE member ADD COLUMN closed_at timestamptz;

COMMENT ON COLUMN account_closure.closes_at IS 'From then on staff closes the account; the member can take the request back until it is closed.';
