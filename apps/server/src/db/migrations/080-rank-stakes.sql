-- A member's settled stakes up to a transfer after which nothing before it changes any more, so that nobody sums a life's
-- bets at each page. Written by who reads the rank, never by a bet; an empty table only costs one longer sum.
CREATE TABLE rank_stakes (
  merchant text NOT NULL,
  member_id text NOT NULL,
  currency text NOT NULL,
  through_id bigint NOT NULL,
  stakes bigint NOT NULL,
  PRIMARY KEY (merchant, member_id, currency)
);
SELECT protect_by_merchant('rank_stakes');
