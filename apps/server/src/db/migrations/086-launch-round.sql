-- A launch may name a round that the member wants to see (a bet in the history), and says whether the balance is covered.
ALTER TABLE launch_token
  ADD COLUMN round_id text CHECK (length(round_id) BETWEEN 1 AND 64),
  ADD COLUMN is_balance_hidden boolean NOT NULL DEFAULT false;
