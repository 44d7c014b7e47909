import { inMs, type Tx } from '@foyer/database'
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import { listMerchantsOf } from '../../db/merchants-of.ts'
import { queuedPushTable } from './push.table.ts'

export type QueuedPushRow = typeof queuedPushTable.$inferSelect
type PushKey = Pick<QueuedPushRow, 'merchant' | 'tokenHash' | 'notificationId'>

const isRow = ({ merchant, tokenHash, notificationId }: PushKey) =>
  and(
    eq(queuedPushTable.merchant, merchant),
    eq(queuedPushTable.tokenHash, tokenHash),
    eq(queuedPushTable.notificationId, notificationId),
  )

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

const isDue = lte(queuedPushTable.dueAt, sql`now()`)

/** Merchants with due notifications. */
export function listMerchantsWithPushes(tx: Tx): Promise<string[]> {
  return listMerchantsOf(tx, queuedPushTable, isDue)
}

/** Claims due notifications for `leaseMs`, oldest first. */
export async function claimDuePushes(
  tx: Tx,
  merchant: string,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<QueuedPushRow[]> {
  const due = await tx
    .select()
    .from(queuedPushTable)
    .where(and(eq(queuedPushTable.merchant, merchant), isDue))
    .orderBy(asc(queuedPushTable.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  for (const row of due) {
    const attempts = row.attempts + 1
    await tx
      .update(queuedPushTable)
      .set({ dueAt: inMs(leaseMs), attempts })
      .where(isRow(row))
    row.attempts = attempts
  }
  return due
}

/** Plans the next attempt; `delayMs` null for a notification that was delivered or given up. */
export async function planPush(tx: Tx, key: PushKey, delayMs: number | null): Promise<void> {
  await tx
    .update(queuedPushTable)
    .set({ dueAt: delayMs === null ? null : inMs(delayMs) })
    .where(isRow(key))
}

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
