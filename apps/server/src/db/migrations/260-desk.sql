-- The desk: conversations of members and guests with the merchant's support staff.
CREATE TABLE desk_conversation (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  -- One of the two: a guest is the hash of the secret in its cookie.
  member_id text,
  guest_id text CHECK (guest_id ~ '^[A-Za-z0-9_-]{43}$'),
  username text,
  -- Of the call that opened it: sent twice it is the same conversation.
  client_id text NOT NULL,
  email text,
  language text NOT NULL,
  is_offline boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'closed')),
  snoozed_until timestamptz,
  assignee_id text,
  labels text[] NOT NULL DEFAULT '{}',
  -- 0 low, 1 normal, 2 high, 3 urgent.
  priority smallint NOT NULL DEFAULT 1 CHECK (priority BETWEEN 0 AND 3),
  -- Of the newest message, taken under the row's lock: 1, 2, 3 … without a gap.
  last_number integer NOT NULL DEFAULT 0,
  note_number integer NOT NULL DEFAULT 0,
  read_number integer NOT NULL DEFAULT 0,
  staff_read_number integer NOT NULL DEFAULT 0,
  -- Of the newest answer, and whose it is: a colleague's answer is refused that has not seen it.
  answer_number integer NOT NULL DEFAULT 0,
  answer_person_id text,
  waiting_since timestamptz,
  first_answer_at timestamptz,
  first_answer_person_id text,
  visitor_seen_at timestamptz NOT NULL,
  opened_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  closed_at timestamptz,
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  rating_text text NOT NULL DEFAULT '',
  PRIMARY KEY (merchant, id),
  CHECK ((member_id IS NULL) <> (guest_id IS NULL))
);
CREATE INDEX desk_conversation_of_member ON desk_conversation (merchant, member_id, updated_at) WHERE member_id IS NOT NULL;
CREATE INDEX desk_conversation_of_guest ON desk_conversation (merchant, guest_id, updated_at) WHERE guest_id IS NOT NULL;
CREATE INDEX desk_conversation_open ON desk_conversation (merchant, assignee_id) WHERE state = 'open';
CREATE INDEX desk_conversation_by_time ON desk_conversation (merchant, opened_at);
CREATE INDEX desk_conversation_closed ON desk_conversation (merchant, closed_at) WHERE state = 'closed';

CREATE TABLE desk_message (
  merchant text NOT NULL,
  conversation_id text NOT NULL,
  number integer NOT NULL,
  -- Made by the sender's page; empty for the system's.
  client_id text NOT NULL,
  sender text NOT NULL CHECK (sender IN ('visitor', 'staff', 'system')),
  author_id text,
  author text,
  event text CHECK (event IN ('closed', 'reopened', 'joined')),
  text text NOT NULL,
  -- Id, width and height of each.
  images jsonb NOT NULL,
  -- What the member showed, as it was then.
  shared jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (merchant, conversation_id, number),
  FOREIGN KEY (merchant, conversation_id) REFERENCES desk_conversation (merchant, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX desk_message_once ON desk_message (merchant, conversation_id, client_id) WHERE client_id <> '';

-- What staff says to staff; its numbers are its own, so that those of messages have no gap.
CREATE TABLE desk_note (
  merchant text NOT NULL,
  conversation_id text NOT NULL,
  number integer NOT NULL,
  client_id text NOT NULL,
  after_number integer NOT NULL,
  author_id text NOT NULL,
  author text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (merchant, conversation_id, number),
  UNIQUE (merchant, conversation_id, client_id),
  FOREIGN KEY (merchant, conversation_id) REFERENCES desk_conversation (merchant, id) ON DELETE CASCADE
);

CREATE TABLE desk_image (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  -- Who has sent it: `member …`, `guest …` or `staff …`.
  owner text NOT NULL,
  -- Null until a message carries it.
  conversation_id text,
  width integer NOT NULL,
  height integer NOT NULL,
  small bytea NOT NULL,
  large bytea NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id),
  FOREIGN KEY (merchant, conversation_id) REFERENCES desk_conversation (merchant, id) ON DELETE CASCADE
);
CREATE INDEX desk_image_of_conversation ON desk_image (merchant, conversation_id);
CREATE INDEX desk_image_loose ON desk_image (made_at) WHERE conversation_id IS NULL;

-- People who answer.
CREATE TABLE desk_agent (
  merchant text NOT NULL REFERENCES merchant (code),
  person_id text NOT NULL,
  name text NOT NULL,
  shown_name text NOT NULL,
  is_available boolean NOT NULL DEFAULT false,
  capacity integer NOT NULL DEFAULT 5 CHECK (capacity > 0),
  seen_at timestamptz NOT NULL,
  assigned_at timestamptz,
  PRIMARY KEY (merchant, person_id)
);

CREATE TABLE desk_hours (
  merchant text PRIMARY KEY REFERENCES merchant (code),
  version integer NOT NULL,
  week jsonb NOT NULL,
  holidays jsonb NOT NULL
);

CREATE TABLE desk_answer (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  version integer NOT NULL,
  shortcut text NOT NULL,
  title text NOT NULL,
  texts jsonb NOT NULL,
  PRIMARY KEY (merchant, id),
  UNIQUE (merchant, shortcut)
);

SELECT protect_by_merchant('desk_conversation'), protect_by_merchant('desk_message'), protect_by_merchant('desk_note'),
  protect_by_merchant('desk_image'), protect_by_merchant('desk_agent'), protect_by_merchant('desk_hours'),
  protect_by_merchant('desk_answer');
