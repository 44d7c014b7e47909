-- When the password was set (T39); unknown for passwords of before, whose age counts from the registration.
ALTER TABLE member ADD COLUMN password_set_at timestamptz;
