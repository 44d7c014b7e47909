-- Payout accounts whose data key is lost stand in the history only: they take no slot, and nothing is sent to them.
ALTER TABLE withdrawal_card ADD COLUMN unreadable_since timestamptz, ALTER COLUMN slot DROP NOT NULL;
ALTER TABLE withdrawal_card ADD CHECK ((slot IS NULL) = (unreadable_since IS NOT NULL));
ALTER TABLE withdrawal_card DROP CONSTRAINT withdrawal_card_merchant_member_id_number_fingerprint_key;
CREATE UNIQUE INDEX withdrawal_card_number ON withdrawal_card (merchant, member_id, number_fingerprint)
  WHERE unreadable_since IS NULL;
