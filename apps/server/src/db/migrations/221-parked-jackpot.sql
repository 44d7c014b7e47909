-- A jackpot has limits of its own: a parked win is paid as what it was parked as. NULL: parked by the version before.
ALTER TABLE parked_win ADD COLUMN is_jackpot boolean;
