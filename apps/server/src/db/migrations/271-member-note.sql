-- What staff writes down about a member. A note is never changed: it is pinned, or withdrawn with a reason.
CREATE TABLE member_note (
  merchant text NOT NULL REFERENCES merchant (code),
  -- Made by the console: sent twice, a note stands once.
  id text NOT NULL,
  member_id text NOT NULL,
  text text NOT NULL,
  author_id text NOT NULL,
  author_name text NOT NULL,
  at timestamptz NOT NULL,
  pinned_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_name text,
  PRIMARY KEY (merchant, id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX member_note_of_member ON member_note (merchant, member_id, at, id);

SELECT protect_by_merchant('member_note');
