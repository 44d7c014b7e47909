import type { Tx } from '@foyer/database'
import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { listMerchantsOf } from '../../db/merchants-of.ts'
import { queuedNotificationTable } from './notification-queue.table.ts'

export type QueuedNotificationRow = typeof queuedNotificationTable.$inferSelect

/** Inserts a notification; an existing one with the same id and channel is unchanged. */
export async function insertQueuedNotification(
  tx: Tx,
  notification: Omit<QueuedNotificationRow, 'createdAt' | 'queuedAt'>,
): Promise<void> {
  await tx
    .insert(queuedNotificationTable)
    .values({ ...notification, createdAt: sql`now()` })
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

/** Merchants with waiting notifications. */
export function listMerchantsWithNotifications(tx: Tx): Promise<string[]> {
  return listMerchantsOf(tx, queuedNotificationTable, isNull(queuedNotificationTable.queuedAt))
}

/** Takes waiting notifications, oldest first: they are queued in the transaction of this call. */
export async function takeQueuedNotifications(
  tx: Tx,
  merchant: string,
  limit: number,
): Promise<QueuedNotificationRow[]> {
  const rows = await tx
    .select()
    .from(queuedNotificationTable)
    .where(and(eq(queuedNotificationTable.merchant, merchant), isNull(queuedNotificationTable.queuedAt)))
    .orderBy(asc(queuedNotificationTable.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  for (const { memberId, id, channel } of rows)
    await tx
      .update(queuedNotificationTable)
      .set({ queuedAt: sql`now()` })
      .where(
        and(
          eq(queuedNotificationTable.merchant, merchant),
          eq(queuedNotificationTable.memberId, memberId),
          eq(queuedNotificationTable.id, id),
          eq(queuedNotificationTable.channel, channel),
        ),
      )
  return rows
}

/** Deletes notifications after two days: the last one is counted. */
export async function deleteOldNotifications(tx: Tx): Promise<void> {
  await tx.delete(queuedNotificationTable).where(lt(queuedNotificationTable.createdAt, sql`now() - interval '2 days'`))
}
