-- A member's request to close the account (DEC-32); taken back, it is deleted.
CREATE TABLE account_closure (
  merchant text NOT NULL,
  member_id text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- Until then the member can take it back.
  closes_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, member_id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);

SELECT protect_by_merchant('account_closure');
