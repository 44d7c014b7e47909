-- Where the player can deposit, from the launch. NULL: they can't, or an instance of the previous version has launched.
ALTER TABLE arcade.session
  ADD COLUMN cashier_url text;
