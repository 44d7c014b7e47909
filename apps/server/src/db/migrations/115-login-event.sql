-- Logins of members, and attempts with a wrong secret (DEC-30). Deleted after 90 days.
CREATE TABLE login_event (
  merchant text NOT NULL,
  member_id text NOT NULL,
  id text NOT NULL,
  at timestamptz NOT NULL,
  way text NOT NULL,
  result text NOT NULL CHECK (result IN ('success', 'failed')),
  ip text NOT NULL,
  user_agent text NOT NULL,
  PRIMARY KEY (merchant, id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX login_event_of_member ON login_event (merchant, member_id, at DESC, id DESC);
-- What the cleanup looks for.
CREATE INDEX login_event_at ON login_event (at);

SELECT protect_by_merchant('login_event');
