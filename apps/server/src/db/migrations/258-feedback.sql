-- Feedback of members (OPEN-46). The id is the request's: sent twice it is one.
CREATE TABLE feedback (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  -- 1, 2, 3 … of the merchant.
  number integer NOT NULL,
  member_id text NOT NULL,
  category text NOT NULL,
  text text NOT NULL,
  state text NOT NULL CHECK (state IN ('new', 'progress', 'answered', 'closed')),
  -- Grows with each change: a change names the one that it saw.
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id),
  UNIQUE (merchant, number),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX feedback_of_member ON feedback (merchant, member_id, number DESC);
CREATE INDEX feedback_of_state ON feedback (merchant, state, number DESC);

-- Images of feedback, encoded anew; without a feedback until it is sent.
CREATE TABLE feedback_image (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  member_id text NOT NULL,
  feedback_id text,
  ordinal integer NOT NULL,
  -- SHA-256 of the file as it was sent.
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  content bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
  FOREIGN KEY (merchant, feedback_id) REFERENCES feedback (merchant, id)
);
CREATE INDEX feedback_image_of_feedback ON feedback_image (merchant, feedback_id, ordinal);
CREATE INDEX feedback_image_of_member ON feedback_image (merchant, member_id, created_at);
CREATE INDEX feedback_image_unsent ON feedback_image (created_at) WHERE feedback_id IS NULL;

CREATE TABLE feedback_answer (
  merchant text NOT NULL REFERENCES merchant (code),
  feedback_id text NOT NULL,
  id text NOT NULL,
  person_name text NOT NULL,
  text text NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id),
  FOREIGN KEY (merchant, feedback_id) REFERENCES feedback (merchant, id)
);
CREATE INDEX feedback_answer_of_feedback ON feedback_answer (merchant, feedback_id, answered_at);

SELECT protect_by_merchant('feedback'), protect_by_merchant('feedback_image'), protect_by_merchant('feedback_answer');
