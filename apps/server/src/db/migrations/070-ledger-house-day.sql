-- former hash: 8ef16ba0eb1c4c4640d350859a2aff389a64b0032ba5c5bde6a98c14638b30cb
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
