import { inMs, type Tx } from '@foyer/database'
import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm'
import { listMerchantsOf } from '../../db/merchants-of.ts'
import { queuedMessageTable } from './message.table.ts'

export type MessageRow = typeof queuedMessageTable.$inferSelect

const isRow = (merchant: string, id: string) =>
  and(eq(queuedMessageTable.merchant, merchant), eq(queuedMessageTable.id, id))

/** Inserts a message that is due at once, or a decoy that never is. */
export async function insertMessage(
  tx: Tx,
  {
    isDecoy,
    lifetimeSeconds,
    ...message
  }: Pick<MessageRow, 'merchant' | 'id' | 'channel' | 'provider' | 'recipientHash' | 'content' | 'isForAnybody'> & {
    isDecoy: boolean
    lifetimeSeconds: number
  },
): Promise<void> {
  const createdAt = sql`now()`
  const state = isDecoy
    ? ({ status: 'failed', dueAt: null } as const)
    : ({ status: 'pending', dueAt: createdAt } as const)
  await tx
    .insert(queuedMessageTable)
    .values({ ...message, ...state, attempts: 0, createdAt, expiresAt: inMs(lifetimeSeconds * 1_000) })
    .onConflictDoNothing()
}

const isDue = lte(queuedMessageTable.dueAt, sql`now()`)

/** Merchants with due messages. */
export function listMerchantsWithMessages(tx: Tx): Promise<string[]> {
  return listMerchantsOf(tx, queuedMessageTable, isDue)
}

/** Claims due messages for `leaseMs`: those that end first, so that no notification keeps a code waiting. */
export async function claimDueMessages(
  tx: Tx,
  merchant: string,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<MessageRow[]> {
  const due = await tx
    .select({ id: queuedMessageTable.id })
    .from(queuedMessageTable)
    .where(and(eq(queuedMessageTable.merchant, merchant), isDue))
    .orderBy(asc(queuedMessageTable.expiresAt), asc(queuedMessageTable.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed: MessageRow[] = []
  for (const { id } of due) {
    const rows = await tx
      .update(queuedMessageTable)
      .set({ dueAt: inMs(leaseMs), attempts: sql`${queuedMessageTable.attempts} + 1` })
      .where(isRow(merchant, id))
      .returning()
    claimed.push(...rows)
  }
  return claimed
}

/** Stores the outcome of an attempt; `retryMs` null ends the attempts. */
export async function settleMessage(
  tx: Tx,
  merchant: string,
  id: string,
  { status, retryMs }: { status: MessageRow['status']; retryMs: number | null },
): Promise<void> {
  await tx
    .update(queuedMessageTable)
    .set({
      status,
      dueAt: retryMs === null ? null : inMs(retryMs),
      ...(status === 'sent' ? { sentAt: sql`now()` } : {}),
    })
    .where(isRow(merchant, id))
}

/** The newest messages to one address. */
export async function listMessages(
  tx: Tx,
  merchant: string,
  recipientHash: Buffer,
  { provider, limit }: { provider: string; limit: number },
): Promise<MessageRow[]> {
  return tx
    .select()
    .from(queuedMessageTable)
    .where(
      and(
        eq(queuedMessageTable.merchant, merchant),
        eq(queuedMessageTable.recipientHash, recipientHash),
        eq(queuedMessageTable.provider, provider),
      ),
    )
    .orderBy(desc(queuedMessageTable.createdAt))
    .limit(limit)
}

/** Deletes messages a day after their creation: they may contain codes and addresses. */
export async function deleteOldMessages(tx: Tx): Promise<void> {
  await tx.delete(queuedMessageTable).where(lt(queuedMessageTable.createdAt, sql`now() - interval '1 day'`))
}
