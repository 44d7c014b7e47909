-- Bonus money (decision 119). It lies on a grant, in a ledger account of the owner 'grant:' and its id. The ledger's
-- functions are the only writers of both tables, as of the ledger's own.
CREATE TABLE bonus_grant (
  merchant text NOT NULL,
  id text NOT NULL,
  -- Owner of the member's accounts.
  owner text NOT NULL,
  currency text NOT NULL REFERENCES ledger_currency (code),
  offer_id text NOT NULL,
  offer_version integer NOT NULL,
  offer_kind text NOT NULL,
  -- What it was given for, such as a deposit: once only.
  source text NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'active', 'converted', 'used_up', 'expired', 'given_up', 'reversed')),
  -- All amounts in minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  -- The offer's terms as they were; they never change.
  terms jsonb NOT NULL,
  play_order text NOT NULL CHECK (play_order IN ('real_first', 'bonus_first', 'mixed')),
  largest_stake bigint CHECK (largest_stake > 0),
  -- The stake of each free bet, whose wins are real money; null for bonus money whose wins come back in shares.
  free_stake bigint CHECK (free_stake > 0),
  winnings_cap bigint CHECK (winnings_cap > 0),
  wager_target bigint NOT NULL CHECK (wager_target >= 0),
  wagered bigint NOT NULL DEFAULT 0,
  open_stakes integer NOT NULL DEFAULT 0 CHECK (open_stakes >= 0),
  -- What became real money and what went back to the merchant.
  converted bigint NOT NULL DEFAULT 0,
  forfeited bigint NOT NULL DEFAULT 0,
  expires_days smallint NOT NULL CHECK (expires_days BETWEEN 1 AND 90),
  created_at timestamptz NOT NULL,
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (merchant, id),
  UNIQUE (merchant, source),
  CHECK ((state IN ('queued', 'active')) = (ended_at IS NULL)),
  CHECK (state <> 'active' OR expires_at IS NOT NULL)
) WITH (fillfactor = 70);
-- At most one is wagered; the others wait in their order.
CREATE UNIQUE INDEX bonus_grant_active ON bonus_grant (owner, currency, merchant) WHERE state = 'active';
CREATE INDEX bonus_grant_owner ON bonus_grant (owner, merchant, created_at);
CREATE INDEX bonus_grant_expiry ON bonus_grant (merchant, expires_at) WHERE state = 'active';

-- Each call about a round while a grant was wagered: what of it was bonus money, and what it counted.
CREATE TABLE bonus_play (
  merchant text NOT NULL,
  key_digest bytea PRIMARY KEY,
  grant_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('stake', 'win', 'return')),
  -- Of a stake; null for the others.
  state text CHECK (state IN ('open', 'settled', 'returned')),
  owner text NOT NULL,
  scope text NOT NULL,
  round text,
  round_hash bigint,
  game text NOT NULL,
  amount bigint NOT NULL,
  bonus bigint NOT NULL,
  weight smallint NOT NULL DEFAULT 0,
  counted bigint NOT NULL DEFAULT 0,
  -- Balance of the grant that was wagered, as the vendor was told, and is told again.
  bonus_after bigint NOT NULL,
  at timestamptz NOT NULL,
  FOREIGN KEY (merchant, grant_id) REFERENCES bonus_grant (merchant, id),
  CHECK ((kind = 'stake') = (state IS NOT NULL))
) WITH (fillfactor = 85);
CREATE INDEX bonus_play_round ON bonus_play (round_hash) WHERE state = 'open';
CREATE INDEX bonus_play_grant ON bonus_play (merchant, grant_id, at);

SELECT protect_by_merchant('bonus_grant'), protect_by_merchant('bonus_play');

DO $$
DECLARE
  bonus_table text;
  reader record;
BEGIN
  FOREACH bonus_table IN ARRAY ARRAY['bonus_grant', 'bonus_play'] LOOP
    FOR reader IN
      SELECT DISTINCT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
      WHERE c.oid = bonus_table::regclass AND a.grantee <> c.relowner
    LOOP
      EXECUTE format('REVOKE ALL ON %I FROM %I', bonus_table, reader.rolname);
      EXECUTE format('GRANT SELECT ON %I TO %I', bonus_table, reader.rolname);
    END LOOP;
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE (state, wagered, open_stakes, converted, forfeited, activated_at, expires_at, ended_at)
  ON bonus_grant TO foyer_ledger;
GRANT SELECT, INSERT, UPDATE (state, counted) ON bonus_play TO foyer_ledger;
-- For the kind of the game that a stake is placed in, which has a weight.
GRANT SELECT (merchant, vendor, code, game_classify) ON game TO foyer_ledger;
