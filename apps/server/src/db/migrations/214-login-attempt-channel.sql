-- What a login was proved by: a code to an address is no second factor after one to the same address. A recovery keeps its
-- new password here until the second factor is proved.
ALTER TABLE login_attempt
  ADD COLUMN proved_channel text CHECK (proved_channel IN ('sms', 'email')),
  ADD COLUMN new_password_hash text;
