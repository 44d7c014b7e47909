import type { Tx } from '@foyer/database'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Codes of the merchants that have such rows; of all merchants for an operator. */
export async function listMerchantsOf(
  tx: Tx,
  table: PgTable & { merchant: PgColumn },
  where: SQL | undefined,
): Promise<string[]> {
  const merchant = sql<string>`${table.merchant}`
  const rows = await tx
    .selectDistinct({ merchant })
    .from(table as PgTable) // drizzle's own type of a table has no column
    .where(where)
  return rows.map((row) => row.merchant)
}
