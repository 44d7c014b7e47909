-- Of a trial: where the game opens with real money, from the launch.
ALTER TABLE arcade.session
  ADD COLUMN real_url text;
