-- Of a trial. The member who tries the game with play money: no other person, so that the vendor need not ask. NULL: none
-- is known. Address at which the game opens with real money.
ALTER TABLE launch_token
  ADD COLUMN owner_id text,
  ADD COLUMN real_url text CHECK (length(real_url) BETWEEN 1 AND 2000);
