-- A game that has left its vendor's list is hidden, never deleted: rounds, favorites and wins name it.
ALTER TABLE game ADD COLUMN hidden_at timestamptz;
