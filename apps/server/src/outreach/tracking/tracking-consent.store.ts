import { type ConsentPurpose, consentPurposes } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { decideSinglePurposes } from './tracking.rules.ts'
import { consentTable } from './tracking.table.ts'

/** Stores an answer as proof; earlier ones of the same browser stay. */
export async function insertConsent(
  tx: Tx,
  row: { merchant: string; consentId: string; version: string; purposes: ConsentPurpose[] },
): Promise<void> {
  const isAdvertisingAllowed = consentPurposes.every((purpose) => row.purposes.includes(purpose))
  await tx.insert(consentTable).values({ ...row, isAdvertisingAllowed, answeredAt: sql`clock_timestamp()` })
}

/** The purposes that the last answer of a browser allows; none without an answer to this version. */
export async function listConsentedPurposes(
  tx: Tx,
  merchant: string,
  { consentId, version }: { consentId: string; version: string },
): Promise<readonly ConsentPurpose[]> {
  const rows = await tx
    .select()
    .from(consentTable)
    .where(and(eq(consentTable.merchant, merchant), eq(consentTable.consentId, consentId)))
    .orderBy(desc(consentTable.answeredAt))
    .limit(1)
  const [last] = rows
  if (last?.version !== version) return []
  return last.purposes ?? decideSinglePurposes(last.isAdvertisingAllowed) ?? []
}

/** Deletes answers after two years. */
export async function deleteOldConsents(tx: Tx): Promise<void> {
  await tx.delete(consentTable).where(lt(consentTable.answeredAt, sql`now() - interval '2 years'`))
}
