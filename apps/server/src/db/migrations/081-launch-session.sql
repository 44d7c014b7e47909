-- former hash: bb6d543bcc584dc3e4f8e35a8f141d8c16b8c43d1006cf28277878042345ea65
-- A game belongs to the session that launched it (T9). Launch tokens of before name none; they live for 60 s.
TRUNCATE launch_token;
ALTER TABLE launch_token ADD COLUMN session_id text NOT NULL;

-- The id comes first because it tells rows apart: with the merchant first, a plan that is made while there are few rows
-- takes any index that begins with it and reads all sessions of the merchant, for each stake.
ALTER TABLE session DROP CONSTRAINT session_pkey, ADD PRIMARY KEY (id, merchant);
