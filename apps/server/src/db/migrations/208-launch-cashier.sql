-- Address of the deposit for the game's player (decision 071). NULL: they can't deposit, or an instance of the previous
-- version has launched.
ALTER TABLE launch_token
  ADD COLUMN cashier_url text CHECK (length(cashier_url) BETWEEN 1 AND 2000);
