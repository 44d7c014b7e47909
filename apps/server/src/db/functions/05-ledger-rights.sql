-- The ledger's functions run as foyer_ledger, the only role that may write its tables. Roles with read access may call
-- the functions below and no others.
DO $$
DECLARE
  signature text;
  caller record;
  calls text[] := ARRAY[
    'ledger_apply(text, ledger_request)', 'ledger_apply_batch(text, jsonb)', 'ledger_open(text, text, text)',
    'ledger_expire(text, timestamptz, int)', 'ledger_roll_up(text, int)', 'ledger_bonus_give(text, jsonb)',
    'ledger_bonus_end(text, text, text)', 'ledger_bonus_expire(text, timestamptz, int)'
  ];
BEGIN
  -- The owner of a function needs CREATE on the schema.
  EXECUTE format('GRANT CREATE ON SCHEMA %I TO foyer_ledger', current_schema);
  FOR signature IN SELECT p.oid::regprocedure FROM pg_proc p
    WHERE p.pronamespace = current_schema::regnamespace AND p.proname LIKE 'ledger\_%'
      AND p.proname NOT IN ('ledger_digest', 'ledger_round_hash') AND p.proowner <> 'foyer_ledger'::regrole
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', signature);
    EXECUTE format('ALTER FUNCTION %s OWNER TO foyer_ledger', signature);
  END LOOP;
  EXECUTE format('REVOKE CREATE ON SCHEMA %I FROM foyer_ledger', current_schema);
  FOR caller IN
    SELECT DISTINCT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
    WHERE c.oid = 'ledger_account'::regclass AND a.grantee <> c.relowner AND r.rolname <> 'foyer_ledger'
  LOOP
    FOREACH signature IN ARRAY calls LOOP
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', signature, caller.rolname);
    END LOOP;
  END LOOP;
END $$;
