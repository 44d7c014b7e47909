-- What the house has taken on a UTC day from each counterparty: posted stakes, deposits' other sides, before what it paid.
-- Written where the waiting entries are folded and nowhere else, so that no bet waits for it; it is as late as the
-- folding is, and an entry that is folded after midnight counts for the new day.
CREATE TABLE ledger_house_day (
  merchant text NOT NULL,
  counter text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  received bigint NOT NULL,
  PRIMARY KEY (merchant, counter, currency, day)
);
SELECT protect_by_merchant('ledger_house_day');

-- Folds waiting house entries into the accounts of their counterparties and into the day's takings. Rows that another
-- roll-up has are left to it.
CREATE OR REPLACE FUNCTION ledger_roll_up(p_merchant text, p_limit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  v_outer text := ledger_enter(p_merchant);
  v_count int;
BEGIN
  WITH picked AS (
    DELETE FROM ledger_house_entry WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ledger_house_entry WHERE merchant = p_merchant LIMIT p_limit FOR UPDATE SKIP LOCKED))
    RETURNING counter, currency, amount
  ), folded AS (
    INSERT INTO ledger_account AS a (merchant, owner, pocket, currency, balance, version)
      SELECT p_merchant, counter, 'house', currency, sum(amount), 1 FROM picked
      GROUP BY counter, currency ORDER BY counter, currency
    ON CONFLICT (merchant, owner, pocket, currency)
      DO UPDATE SET balance = a.balance + excluded.balance, version = a.version + 1
  ), taken AS (
    INSERT INTO ledger_house_day AS d (merchant, counter, currency, day, received)
      SELECT p_merchant, counter, currency, (now() AT TIME ZONE 'UTC')::date, sum(amount) FROM picked
      WHERE amount > 0 GROUP BY counter, currency ORDER BY counter, currency
    ON CONFLICT (merchant, counter, currency, day) DO UPDATE SET received = d.received + excluded.received
  )
  SELECT count(*) INTO v_count FROM picked;
  PERFORM ledger_leave(p_merchant, v_outer);
  RETURN v_count;
END $$;

-- As with the ledger's other tables: its role writes, the application's roles read.
DO $$
DECLARE
  reader record;
BEGIN
  FOR reader IN
    SELECT DISTINCT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
    WHERE c.oid = 'ledger_house_day'::regclass AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE ALL ON ledger_house_day FROM %I', reader.rolname);
    EXECUTE format('GRANT SELECT ON ledger_house_day TO %I', reader.rolname);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE (received) ON ledger_house_day TO foyer_ledger;
