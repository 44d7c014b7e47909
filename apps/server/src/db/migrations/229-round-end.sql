-- When an open round ends, as its vendor names it with the stake: a draw's time. For display only.
CREATE TABLE round_end (
  merchant text NOT NULL,
  vendor text NOT NULL,
  member_id text NOT NULL,
  round_id text NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, vendor, member_id, round_id)
);
CREATE INDEX round_end_time ON round_end (ends_at);
SELECT protect_by_merchant('round_end');
