import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { parkedWinTable } from './vendor.table.ts'

export type ParkedWinRow = typeof parkedWinTable.$inferSelect
type WinKey = Pick<ParkedWinRow, 'merchant' | 'vendor' | 'transactionId'>

/** Parked wins of a merchant: open ones with the oldest first, those that staff or a payment has ended the newest first. */
export async function listParkedWins(
  tx: Tx,
  { merchant, isOpen, after, limit }: { merchant: string; isOpen: boolean; after: Date | undefined; limit: number },
): Promise<ParkedWinRow[]> {
  const { firstAt, paidAt, closedAt, vendor, transactionId } = parkedWinTable
  // A Date has no microseconds: a page begins with all rows of the last one's millisecond.
  const at = sql`date_trunc('milliseconds', ${firstAt})`
  const isAfter = after && (isOpen ? sql`${at} >= ${after.toISOString()}` : sql`${at} <= ${after.toISOString()}`)
  const state = isOpen ? and(isNull(paidAt), isNull(closedAt)) : or(isNotNull(paidAt), isNotNull(closedAt))
  return tx
    .select()
    .from(parkedWinTable)
    .where(and(eq(parkedWinTable.merchant, merchant), state, isAfter))
    .orderBy(isOpen ? asc(at) : desc(at), asc(vendor), asc(transactionId))
    .limit(limit)
}

export async function findParkedWin(
  tx: Tx,
  { merchant, vendor, transactionId }: WinKey,
): Promise<ParkedWinRow | undefined> {
  const rows = await tx
    .select()
    .from(parkedWinTable)
    .where(
      and(
        eq(parkedWinTable.merchant, merchant),
        eq(parkedWinTable.vendor, vendor),
        eq(parkedWinTable.transactionId, transactionId),
      ),
    )
  return rows[0]
}
