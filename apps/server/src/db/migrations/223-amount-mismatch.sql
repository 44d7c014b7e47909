-- A provider reports a payment or payout of ours with another amount or currency: nothing is credited, and staff decides.
ALTER TABLE incident DROP CONSTRAINT incident_kind_check;
ALTER TABLE incident ADD CONSTRAINT incident_kind_check CHECK (kind IN ('provider_contradiction', 'amount_mismatch'));
ALTER TABLE incident ADD COLUMN reported_amount_minor bigint, ADD COLUMN reported_currency text;
ALTER TABLE incident ADD CONSTRAINT incident_reported_amount CHECK (
  (kind = 'amount_mismatch') = (reported_amount_minor IS NOT NULL AND reported_currency IS NOT NULL)
);

-- Such a deposit is being checked, and ends as approved, or returned by staff without a credit.
ALTER TABLE deposit DROP CONSTRAINT deposit_status_check, DROP CONSTRAINT deposit_check;
ALTER TABLE deposit
  ADD CONSTRAINT deposit_status_check CHECK (
    status IN ('created', 'pending', 'approved', 'declined', 'expired', 'failed', 'checking', 'returned')
  ),
  ADD CONSTRAINT deposit_resolved CHECK ((status IN ('created', 'pending', 'checking')) = (resolved_at IS NULL));
