-- Key of a member at the merchant's chat service, encrypted (RELAY-01, RELAY-02).
CREATE TABLE chat_contact (
  merchant text NOT NULL REFERENCES merchant (code),
  member_id text NOT NULL,
  key bytea NOT NULL,
  PRIMARY KEY (merchant, member_id)
);

SELECT protect_by_merchant('chat_contact');
