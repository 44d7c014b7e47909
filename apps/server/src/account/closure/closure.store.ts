import type { Tx } from '@foyer/database'
import { and, asc, eq } from 'drizzle-orm'
import { accountClosureTable } from './closure.table.ts'

export type ClosureRow = typeof accountClosureTable.$inferSelect
type Owner = Pick<ClosureRow, 'merchant' | 'memberId'>

const isOf = ({ merchant, memberId }: Owner) =>
  and(eq(accountClosureTable.merchant, merchant), eq(accountClosureTable.memberId, memberId))

export async function findClosure(tx: Tx, owner: Owner): Promise<ClosureRow | undefined> {
  const rows = await tx.select().from(accountClosureTable).where(isOf(owner))
  return rows[0]
}

/** @returns false where there is one already, which stays as it is */
export async function insertClosure(tx: Tx, row: ClosureRow): Promise<boolean> {
  const inserted = await tx
    .insert(accountClosureTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ memberId: accountClosureTable.memberId })
  return inserted.length > 0
}

/** @returns false where there is none */
export async function deleteClosure(tx: Tx, owner: Owner): Promise<boolean> {
  const deleted = await tx
    .delete(accountClosureTable)
    .where(isOf(owner))
    .returning({ memberId: accountClosureTable.memberId })
  return deleted.length > 0
}

/** A merchant's requests, the oldest first. */
export async function listClosures(tx: Tx, merchant: string): Promise<ClosureRow[]> {
  return tx
    .select()
    .from(accountClosureTable)
    .where(eq(accountClosureTable.merchant, merchant))
    .orderBy(asc(accountClosureTable.requestedAt))
}
