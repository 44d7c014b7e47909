-- The member who tries a game with play money: no other person, so that the vendor need not ask. NULL: none is known.
ALTER TABLE launch_token ADD COLUMN owner_id text;
