-- The most that a vendor may pay in jackpots: one, and all of a UTC day. Without them no jackpot is paid.
ALTER TABLE vendor_limit
  ADD COLUMN jackpot_limit bigint CHECK (jackpot_limit > 0),
  ADD COLUMN jackpot_day_limit bigint CHECK (jackpot_day_limit >= jackpot_limit),
  ADD CHECK ((jackpot_limit IS NULL) = (jackpot_day_limit IS NULL));

ALTER TABLE parked_win
  DROP CONSTRAINT parked_win_reason_check,
  ADD CONSTRAINT parked_win_reason_check CHECK (reason IN (
    'no_limit_set', 'credit_limit', 'round_limit', 'day_limit', 'jackpot_limit', 'jackpot_day_limit'));
