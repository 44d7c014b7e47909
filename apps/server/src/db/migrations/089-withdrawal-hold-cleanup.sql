-- Holds that ended months ago are deleted by the operator's cleanup; it alone may. Incidents stay.
DO $$
DECLARE
  holder record;
  operator text;
BEGIN
  FOR holder IN
    SELECT DISTINCT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
    WHERE c.oid = 'withdrawal_hold'::regclass AND a.grantee <> c.relowner
  LOOP
    operator := holder.rolname || '_operator';
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = operator) THEN
      EXECUTE format('GRANT DELETE ON withdrawal_hold TO %I', operator);
    END IF;
  END LOOP;
END $$;

-- What the cleanup looks for.
CREATE INDEX withdrawal_hold_ended ON withdrawal_hold (coalesce(cleared_at, ends_at));
