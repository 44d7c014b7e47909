-- The purposes that a visitor allowed (DEC-21). NULL: a single answer from before, and from an instance of the previous
-- version, which stays as it was given: a yes is all purposes, a no is none. is_advertising_allowed stays for that version
-- during a rolling deployment.
ALTER TABLE consent
  ADD COLUMN purposes text[] CHECK (purposes <@ ARRAY['measurement', 'advertising']);
