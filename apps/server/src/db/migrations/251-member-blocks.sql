-- What staff has blocked a member from since then (DEC-42), each apart; null where nothing is. play_blocked_until blocks
-- bets.
ALTER TABLE member
  ADD COLUMN login_blocked_at timestamptz,
  ADD COLUMN deposit_blocked_at timestamptz,
  ADD COLUMN withdrawal_blocked_at timestamptz;

-- Staff finds members by the beginning of their names, in this order.
CREATE INDEX member_by_name_prefix ON member (merchant, username text_pattern_ops);
