import type { Tx } from '@foyer/database'
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { OutboxRows } from '../../outbox/index.ts'
import { queuedNotificationTable } from './notification-queue.table.ts'

export type QueuedNotificationRow = typeof queuedNotificationTable.$inferSelect

/** Inserts a notification; an existing one with the same id and channel is unchanged. */
export async function insertQueuedNotification(
  tx: Tx,
  notification: Omit<QueuedNotificationRow, 'attempts' | 'createdAt' | 'dueAt' | 'queuedAt'>,
): Promise<void> {
  await tx
    .insert(queuedNotificationTable)
    .values({ ...notification, attempts: 0, createdAt: sql`now()`, dueAt: sql`now()` })
    .onConflictDoNothing()
}

/** Notifications of the last 24 hours to a member's contact of one channel. */
export async function countQueuedNotifications(
  tx: Tx,
  { merchant, memberId, channel }: Pick<QueuedNotificationRow, 'merchant' | 'memberId' | 'channel'>,
): Promise<number> {
  const rows = await tx
    .select({ total: count() })
    .from(queuedNotificationTable)
    .where(
      and(
        eq(queuedNotificationTable.merchant, merchant),
        eq(queuedNotificationTable.memberId, memberId),
        eq(queuedNotificationTable.channel, channel),
        gt(queuedNotificationTable.createdAt, sql`now() - interval '1 day'`),
      ),
    )
  return rows[0]?.total ?? 0
}

export const notificationRows: OutboxRows<QueuedNotificationRow> = {
  table: queuedNotificationTable,
  key: ['memberId', 'id', 'channel'],
  where: { queuedAt: null },
}

/** Marks a notification as queued, in the transaction that queues its message; false for one that is queued already. */
export async function markQueued(
  tx: Tx,
  { merchant, memberId, id, channel }: Pick<QueuedNotificationRow, 'merchant' | 'memberId' | 'id' | 'channel'>,
): Promise<boolean> {
  const marked = await tx
    .update(queuedNotificationTable)
    .set({ queuedAt: sql`now()`, dueAt: null })
    .where(
      and(
        eq(queuedNotificationTable.merchant, merchant),
        eq(queuedNotificationTable.memberId, memberId),
        eq(queuedNotificationTable.id, id),
        eq(queuedNotificationTable.channel, channel),
        isNull(queuedNotificationTable.queuedAt),
      ),
    )
    .returning({ id: queuedNotificationTable.id })
  return marked.length > 0
}

/** Deletes notifications after two days: the last one is counted. */
export async function deleteOldNotifications(tx: Tx): Promise<void> {
  await tx.delete(queuedNotificationTable).where(lt(queuedNotificationTable.createdAt, sql`now() - interval '2 days'`))
}
