-- A changed phone number or e-mail address holds withdrawals as well.
ALTER TABLE withdrawal_hold DROP CONSTRAINT withdrawal_hold_reason_check;
ALTER TABLE withdrawal_hold ADD CONSTRAINT withdrawal_hold_reason_check
  CHECK (reason IN ('account_added', 'password_changed', 'contact_changed', 'passkey_added', 'new_device', 'under_review'));
