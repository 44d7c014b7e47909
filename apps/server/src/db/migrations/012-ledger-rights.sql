-- former hash: 902c8a0bf76b195ad518c44ad209892010eea8250c001c017be1a666673a72b5
-- former hash: bddef56704fc5d3fe689206aef9b1831bc47cc434ffa07954cd5ac73f20dfc9e
-- The ledger's role is the only writer; the application's roles read, and call the functions.
-- Histories are append-only for everybody, the owner of the database included.

CREATE FUNCTION ledger_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER stays BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry EXECUTE FUNCTION ledger_stay();
CREATE TRIGGER stays BEFORE DELETE OR TRUNCATE ON ledger_transfer EXECUTE FUNCTION ledger_stay();
CREATE TRIGGER stays BEFORE DELETE OR TRUNCATE ON ledger_account EXECUTE FUNCTION ledger_stay();
-- What was asked and answered never changes, and a hold is resolved once.
CREATE TRIGGER asked_stays BEFORE UPDATE OF account_id, id, merchant, scope, key, request_hash, operation, kind,
  refusal, amount, currency, counter, round, target, settles, reference, description, balance_after, held_after,
  version_after, created_at ON ledger_transfer EXECUTE FUNCTION ledger_stay();
CREATE TRIGGER resolved_stays BEFORE UPDATE ON ledger_transfer FOR EACH ROW WHEN (OLD.phase <> 'pending')
  EXECUTE FUNCTION ledger_stay();

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'foyer_ledger') THEN
    CREATE ROLE foyer_ledger NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- Another database of the same server makes it at this moment.
END $$;

DO $$
BEGIN
  -- A function can be given only to a role that its giver belongs to and that may create in the schema.
  -- Since PostgreSQL 16 that needs SET, which the membership of a role's creator does not have by itself.
  IF NOT pg_has_role(current_user, 'foyer_ledger',
    CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    EXECUTE format('GRANT foyer_ledger TO %I', current_user);
  END IF;
  EXECUTE format('GRANT USAGE, CREATE ON SCHEMA %I TO foyer_ledger', current_schema);
END $$;

-- Roles that got rights on the tables by default keep the right to read. Which functions they may call stands in
-- ../functions/05-ledger-rights.sql.
DO $$
DECLARE
  ledger_table text;
  reader record;
BEGIN
  REVOKE ALL ON FUNCTION ledger_stay() FROM PUBLIC;
  ALTER FUNCTION ledger_stay() OWNER TO foyer_ledger;
  FOREACH ledger_table IN ARRAY ARRAY[
    'ledger_currency', 'ledger_account', 'ledger_transfer', 'ledger_entry', 'ledger_house_entry', 'ledger_round'
  ] LOOP
    FOR reader IN
      SELECT DISTINCT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
      WHERE c.oid = ledger_table::regclass AND a.grantee <> c.relowner
    LOOP
      EXECUTE format('REVOKE ALL ON %I FROM %I', ledger_table, reader.rolname);
      EXECUTE format('GRANT SELECT ON %I TO %I', ledger_table, reader.rolname);
    END LOOP;
  END LOOP;
  EXECUTE format('REVOKE CREATE ON SCHEMA %I FROM foyer_ledger', current_schema);
END $$;

GRANT SELECT ON ledger_currency TO foyer_ledger;
GRANT SELECT, INSERT, UPDATE (balance, held, version) ON ledger_account TO foyer_ledger;
GRANT SELECT, INSERT, UPDATE (phase, moved, resolved_at, expires_at) ON ledger_transfer TO foyer_ledger;
GRANT SELECT, INSERT ON ledger_entry TO foyer_ledger;
GRANT SELECT, INSERT, DELETE, UPDATE ON ledger_house_entry TO foyer_ledger;
