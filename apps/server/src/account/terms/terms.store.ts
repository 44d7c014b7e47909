import type { Tx } from '@foyer/database'
import { and, desc, eq } from 'drizzle-orm'
import { memberTermsTable } from './terms.table.ts'

export type TermsRow = typeof memberTermsTable.$inferSelect
type Owner = Pick<TermsRow, 'merchant' | 'memberId'>

const isOf = ({ merchant, memberId }: Owner) =>
  and(eq(memberTermsTable.merchant, merchant), eq(memberTermsTable.memberId, memberId))

/** Inserts an acceptance; the first one of a version stays. */
export async function insertAcceptance(tx: Tx, acceptance: TermsRow): Promise<void> {
  await tx.insert(memberTermsTable).values(acceptance).onConflictDoNothing()
}

export async function hasAccepted(tx: Tx, owner: Owner, version: string): Promise<boolean> {
  const rows = await tx
    .select({ version: memberTermsTable.version })
    .from(memberTermsTable)
    .where(and(isOf(owner), eq(memberTermsTable.version, version)))
  return rows.length > 0
}

/** The version that the member accepted last. */
export async function findLastAccepted(tx: Tx, owner: Owner): Promise<string | undefined> {
  const rows = await tx
    .select({ version: memberTermsTable.version })
    .from(memberTermsTable)
    .where(isOf(owner))
    .orderBy(desc(memberTermsTable.acceptedAt))
    .limit(1)
  return rows[0]?.version
}
