-- The password of the first factor is weak: the login's answer after the second factor says so.
ALTER TABLE login_attempt ADD COLUMN has_weak_password boolean NOT NULL DEFAULT false;
