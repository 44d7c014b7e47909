-- The device that was asked whether to replace its member: from then on the code is valid for that device only, and for as
-- long as the question may be answered (DEC-12, T2). NULL: nobody was asked.
ALTER TABLE handoff ADD COLUMN asked_device_id text;
