import type { Tx } from '@foyer/database'
import { lt, sql } from 'drizzle-orm'
import type { OutboxRows } from '../../outbox/index.ts'
import { queuedConversionTable } from './tracking.table.ts'

export type QueuedConversionRow = typeof queuedConversionTable.$inferSelect

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

export const conversionRows: OutboxRows<QueuedConversionRow> = {
  table: queuedConversionTable,
  key: ['partner', 'eventId'],
}

/** Deletes conversions after two days: until then each id is sent once. */
export async function deleteOldConversions(tx: Tx): Promise<void> {
  await tx.delete(queuedConversionTable).where(lt(queuedConversionTable.createdAt, sql`now() - interval '2 days'`))
}
