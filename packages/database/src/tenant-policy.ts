import { sql } from 'drizzle-orm'
import type { Tx } from './types.ts'

/**
 * Lists the tables with a `merchant` column in the schema of `tx` without effective row-level security: not enabled,
 * not forced on the owner, or with an application policy other than "the merchant of this scope". An application's test
 * expects an empty list, so that a new table without `protect_by_merchant` fails it.
 * @returns table names with the problem
 */
export async function listTablesWithoutTenantPolicy(tx: Tx): Promise<string[]> {
  const result = await tx.execute<{ name: string; problem: string }>(sql`
    SELECT c.relname AS name,
      CASE
        WHEN NOT c.relrowsecurity THEN 'row-level security is off'
        WHEN NOT c.relforcerowsecurity THEN 'row-level security does not bind the owner'
        WHEN p.other > 0 THEN 'a policy lets other rows through'
        ELSE 'no policy binds it to the merchant'
      END AS problem
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'merchant' AND NOT a.attisdropped
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE is_own) AS own, count(*) FILTER (WHERE NOT is_own) AS other
      FROM (
        SELECT pg_get_expr(polqual, polrelid) = '(merchant = current_setting(''app.merchant''::text, true))'
          AND coalesce(pg_get_expr(polwithcheck, polrelid), pg_get_expr(polqual, polrelid))
            = '(merchant = current_setting(''app.merchant''::text, true))' AS is_own
        FROM pg_policy
        WHERE polrelid = c.oid AND polpermissive
          AND NOT EXISTS (SELECT FROM pg_roles r WHERE r.oid = ANY (polroles) AND r.rolname LIKE '%\\_operator')
      ) policies
    ) p
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
      AND (NOT c.relrowsecurity OR NOT c.relforcerowsecurity OR p.own = 0 OR p.other > 0)
    ORDER BY c.relname`)
  return result.rows.map((row) => `${row.name}: ${row.problem}`)
}
