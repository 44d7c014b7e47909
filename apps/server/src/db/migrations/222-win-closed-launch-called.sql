-- A parked win is closed when it can't be paid any more, or by staff's decision (decision 016).
ALTER TABLE parked_win ADD COLUMN closed_at timestamptz;
DROP INDEX parked_win_open;
CREATE INDEX parked_win_open ON parked_win (merchant, vendor, first_at) WHERE paid_at IS NULL AND closed_at IS NULL;

-- The vendor has called `authenticate` and the platform has failed: no failure of the vendor (decision 040).
ALTER TABLE launch_token ADD COLUMN called_at timestamptz;
