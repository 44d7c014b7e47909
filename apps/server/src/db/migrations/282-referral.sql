-- Members' referral codes, and who joined by one (decision 121). A friend is bound once and for ever.
CREATE TABLE referral_code (
  merchant text NOT NULL,
  member_id text NOT NULL,
  -- In capital letters.
  code text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, member_id),
  UNIQUE (merchant, code),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);

CREATE TABLE referral (
  merchant text NOT NULL,
  friend_id text NOT NULL,
  inviter_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('joined', 'held', 'paid', 'refused', 'expired')),
  -- The programme as it was when the friend joined; it never changes.
  terms jsonb NOT NULL,
  reasons text[] NOT NULL DEFAULT '{}',
  joined_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Time of the next check; null for a decided one.
  next_check_at timestamptz,
  qualified_at timestamptz,
  decided_at timestamptz,
  -- In minor units; 0 until paid.
  reward bigint NOT NULL DEFAULT 0 CHECK (reward >= 0),
  friend_reward bigint NOT NULL DEFAULT 0 CHECK (friend_reward >= 0),
  currency text NOT NULL,
  PRIMARY KEY (merchant, friend_id),
  CHECK (friend_id <> inviter_id),
  CHECK ((state = 'joined') = (next_check_at IS NOT NULL)),
  FOREIGN KEY (merchant, friend_id) REFERENCES member (merchant, id),
  FOREIGN KEY (merchant, inviter_id) REFERENCES member (merchant, id)
);
CREATE INDEX referral_inviter ON referral (merchant, inviter_id, joined_at);
CREATE INDEX referral_due ON referral (merchant, next_check_at) WHERE state = 'joined';
CREATE INDEX referral_state ON referral (merchant, state, joined_at);

SELECT protect_by_merchant('referral_code'), protect_by_merchant('referral');
