import { inMs, type Tx } from '@foyer/database'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { OutboxRows } from '../../outbox/index.ts'
import { queuedPushTable } from './push.table.ts'

export type QueuedPushRow = typeof queuedPushTable.$inferSelect

/** Queues a notification for a device, once per id. */
export async function insertQueuedPush(
  tx: Tx,
  { delayMs, ...row }: Omit<QueuedPushRow, 'attempts' | 'dueAt' | 'createdAt'> & { delayMs: number },
): Promise<void> {
  await tx
    .insert(queuedPushTable)
    .values({ ...row, attempts: 0, dueAt: inMs(delayMs), createdAt: sql`now()` })
    .onConflictDoNothing()
}

export const pushRows: OutboxRows<QueuedPushRow> = { table: queuedPushTable, key: ['tokenHash', 'notificationId'] }

/** Moves what is queued for a device to its new token. */
export async function movePushes(
  tx: Tx,
  { merchant, tokenHash }: Pick<QueuedPushRow, 'merchant' | 'tokenHash'>,
  newHash: QueuedPushRow['tokenHash'],
): Promise<void> {
  await tx
    .update(queuedPushTable)
    .set({ tokenHash: newHash })
    .where(and(eq(queuedPushTable.merchant, merchant), eq(queuedPushTable.tokenHash, tokenHash)))
}

/** Deletes notifications after two days: until then each id is sent once. */
export async function deleteOldPushes(tx: Tx): Promise<void> {
  await tx.delete(queuedPushTable).where(lt(queuedPushTable.createdAt, sql`now() - interval '2 days'`))
}
