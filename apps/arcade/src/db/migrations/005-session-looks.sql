-- What the platform says at a launch of how the game looks for this player: the merchant's colours, and whether the
-- balance is covered.
ALTER TABLE arcade.session
  ADD COLUMN theme text CHECK (theme ~ '^[0-9a-f-]{42}[0-9]{1,2}$'),
  ADD COLUMN is_balance_hidden boolean NOT NULL DEFAULT false;
