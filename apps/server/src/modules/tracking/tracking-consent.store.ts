import type { Tx } from '@foyer/database'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { consentTable } from './tracking.table.ts'

export async function insertConsent(tx: Tx, row: Omit<typeof consentTable.$inferSelect, 'answeredAt'>): Promise<void> {
  await tx.insert(consentTable).values({ ...row, answeredAt: sql`clock_timestamp()` })
}

/** The last answer of a browser; undefined without one to this version. */
export async function isAdvertisingAllowed(
  tx: Tx,
  merchant: string,
  { consentId, version }: { consentId: string; version: string },
): Promise<boolean> {
  const rows = await tx
    .select()
    .from(consentTable)
    .where(and(eq(consentTable.merchant, merchant), eq(consentTable.consentId, consentId)))
    .orderBy(desc(consentTable.answeredAt))
    .limit(1)
  return rows[0]?.version === version && rows[0].isAdvertisingAllowed
}

/** Deletes answers after two years. */
export async function deleteOldConsents(tx: Tx): Promise<void> {
  await tx.delete(consentTable).where(lt(consentTable.answeredAt, sql`now() - interval '2 years'`))
}
