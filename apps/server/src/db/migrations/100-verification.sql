-- Messages by sms and e-mail on their way to a provider (DEC-19). Recipient and text are encrypted: the text may contain
-- a code.
CREATE TABLE queued_message (
  merchant text NOT NULL,
  id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  provider text NOT NULL,
  recipient_hash bytea NOT NULL,
  content bytea NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- The next attempt; null when none follows.
  due_at timestamptz,
  sent_at timestamptz,
  PRIMARY KEY (merchant, id),
  CHECK ((status = 'pending') = (due_at IS NOT NULL))
);
CREATE INDEX queued_message_due ON queued_message (merchant, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX queued_message_of_recipient ON queued_message (merchant, recipient_hash, created_at);

-- Codes sent to an address, usable once for one purpose (DEC-19). The address is a keyed hash.
CREATE TABLE verification_code (
  merchant text NOT NULL,
  id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'recovery', 'contact', 'second_factor')),
  address_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (merchant, id)
);
CREATE INDEX verification_code_of_address ON verification_code (merchant, channel, purpose, address_hash, created_at);
CREATE INDEX verification_code_expired ON verification_code (expires_at);

-- Requests for codes, one row for each thing that a limit counts, by its hash.
CREATE TABLE verification_request (
  merchant text NOT NULL,
  key_hash bytea NOT NULL,
  requested_at timestamptz NOT NULL
);
CREATE INDEX verification_request_of_key ON verification_request (merchant, key_hash, requested_at);
CREATE INDEX verification_request_old ON verification_request (requested_at);

-- Verified addresses of members, one per channel and unique within the merchant. The hash finds the member, the
-- encrypted address is sent to.
CREATE TABLE member_contact (
  merchant text NOT NULL,
  member_id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  address bytea NOT NULL,
  address_hash bytea NOT NULL,
  verified_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, member_id, channel),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
  UNIQUE (merchant, channel, address_hash)
);

SELECT protect_by_merchant('queued_message'), protect_by_merchant('verification_code'),
  protect_by_merchant('verification_request'), protect_by_merchant('member_contact');
