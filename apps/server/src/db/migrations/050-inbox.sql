-- Messages of the merchant to single members (OPEN-38), in several languages; a message without read_at is unread.
CREATE TABLE inbox_message (
  merchant text NOT NULL,
  member_id text NOT NULL,
  id text NOT NULL,
  title jsonb NOT NULL,
  body jsonb NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (merchant, member_id, id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);

SELECT protect_by_merchant('inbox_message');
