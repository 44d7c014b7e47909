import { inMs, type Tx } from '@foyer/database'
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import { listMerchantsOf } from '../../db/merchants-of.ts'
import { queuedConversionTable } from './tracking.table.ts'

export type QueuedConversionRow = typeof queuedConversionTable.$inferSelect
type ConversionKey = Pick<QueuedConversionRow, 'merchant' | 'partner' | 'eventId'>

const isRow = ({ merchant, partner, eventId }: ConversionKey) =>
  and(
    eq(queuedConversionTable.merchant, merchant),
    eq(queuedConversionTable.partner, partner),
    eq(queuedConversionTable.eventId, eventId),
  )

/** Queues an event for a partner, once per id. */
export async function insertConversion(
  tx: Tx,
  row: Pick<QueuedConversionRow, 'merchant' | 'partner' | 'eventId' | 'content'>,
): Promise<void> {
  await tx
    .insert(queuedConversionTable)
    .values({ ...row, attempts: 0, dueAt: sql`now()`, createdAt: sql`now()` })
    .onConflictDoNothing()
}

const isDue = lte(queuedConversionTable.dueAt, sql`now()`)

/** Merchants with due conversions. */
export function listMerchantsWithConversions(tx: Tx): Promise<string[]> {
  return listMerchantsOf(tx, queuedConversionTable, isDue)
}

/** Claims due conversions for `leaseMs`, oldest first. */
export async function claimDueConversions(
  tx: Tx,
  merchant: string,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<QueuedConversionRow[]> {
  const due = await tx
    .select()
    .from(queuedConversionTable)
    .where(and(eq(queuedConversionTable.merchant, merchant), isDue))
    .orderBy(asc(queuedConversionTable.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  for (const row of due) {
    row.attempts += 1
    await tx
      .update(queuedConversionTable)
      .set({ dueAt: inMs(leaseMs), attempts: row.attempts })
      .where(isRow(row))
  }
  return due
}

/** Plans the next attempt; `delayMs` null for a conversion that was delivered or given up. */
export async function planConversion(tx: Tx, key: ConversionKey, delayMs: number | null): Promise<void> {
  await tx
    .update(queuedConversionTable)
    .set({ dueAt: delayMs === null ? null : inMs(delayMs) })
    .where(isRow(key))
}

/** Deletes conversions after two days: until then each id is sent once. */
export async function deleteOldConversions(tx: Tx): Promise<void> {
  await tx.delete(queuedConversionTable).where(lt(queuedConversionTable.createdAt, sql`now() - interval '2 days'`))
}
