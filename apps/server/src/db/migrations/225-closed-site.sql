-- Country of the login's network: a vendor's stakes carry the session, and the site may be closed to that country. NULL:
-- unknown, of a session from before. A login by an expired password opens nothing but its change, while the merchant asks
-- for it (FLAG-10); a login attempt keeps what its first factor was.
ALTER TABLE session
  ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
  ADD COLUMN is_password_expired boolean NOT NULL DEFAULT false;
ALTER TABLE login_attempt
  ADD COLUMN is_by_password boolean NOT NULL DEFAULT false;

-- The former restriction closed the site to everybody; the lists of countries take its place. A closed site stays closed.
UPDATE merchant
SET settings = settings - 'regionRestriction'
  || CASE WHEN settings ->> 'regionRestriction' IN ('ip', 'location') THEN '{"maintenance": true}'::jsonb ELSE '{}' END
WHERE settings ? 'regionRestriction';
