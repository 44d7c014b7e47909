import type { ClientBase } from 'pg'
import { DatabaseUnavailableError, readSqlState } from './errors.ts'
import { getOperatorRole, type Identity } from './scope.ts'

/** Creates a NOLOGIN role if missing. Two processes may try concurrently: roles belong to the whole server. */
function writeRole(role: string): string {
  return `
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN
        CREATE ROLE ${role} NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END $$;`
}

/**
 * Grants a membership that permits SET ROLE. Since PostgreSQL 16 a creator that is no superuser is a member of its new
 * role by itself, without that permission; PostgreSQL 15 has no such option.
 */
function writeMembership(role: string, member: string): string {
  return `
    DO $$ BEGIN
      IF NOT EXISTS (
        SELECT FROM pg_auth_members m WHERE roleid = '${role}'::regrole AND member = ${member}::regrole
          AND coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)
      ) THEN
        EXECUTE format('GRANT ${role} TO %s', ${member}::regrole);
      END IF;
    END $$;`
}

/**
 * Function that a migration calls once per table with a `merchant` column: enables row-level security, also for the
 * owner; permits a merchant's own rows, and every row for the operator.
 */
function writeProtection(operator: string): string {
  return `
    CREATE OR REPLACE FUNCTION protect_by_merchant(protected regclass) RETURNS void LANGUAGE plpgsql AS $function$
    BEGIN
      EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', protected);
      EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', protected);
      EXECUTE format(
        'CREATE POLICY by_merchant ON %s USING (merchant = current_setting(''app.merchant'', true))'
        ' WITH CHECK (merchant = current_setting(''app.merchant'', true))', protected);
      EXECUTE format('CREATE POLICY by_operator ON %s TO ${operator} USING (true) WITH CHECK (true)', protected);
    END $function$;
    REVOKE ALL ON FUNCTION protect_by_merchant(regclass) FROM PUBLIC;`
}

/**
 * Creates an application's schema, its role and its operator's role, and grants both the rights on the owner's tables
 * there; a migration revokes forbidden ones (`REVOKE UPDATE, DELETE ON entry …`). Safe to run at every start.
 */
export async function prepareSchema(client: ClientBase, identity: Identity): Promise<void> {
  const { schema, role } = identity
  const operator = getOperatorRole(role)
  try {
    await client.query(`
      CREATE SCHEMA IF NOT EXISTS ${schema};
      ${writeRole(role)}
      ${writeRole(operator)}
      ${writeMembership(role, `'${operator}'`)}
      ${writeMembership(role, 'current_user')}
      ${writeMembership(operator, 'current_user')}
      REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC;
      GRANT USAGE ON SCHEMA ${schema} TO ${role};
      ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
      ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE, SELECT ON SEQUENCES TO ${role};
      SET search_path = ${schema}, pg_temp;
      ${writeProtection(operator)}`)
  } catch (error) {
    if (readSqlState(error) !== '42501') throw error
    throw new DatabaseUnavailableError(
      `The user of DATABASE_URL may not make the schema "${schema}" and the roles "${role}" and "${operator}". ` +
        'Give it CREATEROLE and the ownership of the database, or make them yourself.',
      { cause: error },
    )
  }
  await refuseStrongRole(client, role)
  await refuseStrongRole(client, operator)
}

/** Superusers and roles with BYPASSRLS are exempt from row-level security, so the application must not be one. */
async function refuseStrongRole(client: ClientBase, role: string): Promise<void> {
  const found = await client.query<{ strong: boolean }>(
    'SELECT rolsuper OR rolbypassrls OR rolcanlogin AS strong FROM pg_roles WHERE rolname = $1',
    [role],
  )
  if (found.rows[0]?.strong !== false) {
    throw new DatabaseUnavailableError(
      `The role "${role}" may log in or passes row-level security. ALTER ROLE ${role} NOSUPERUSER NOBYPASSRLS NOLOGIN.`,
    )
  }
}
