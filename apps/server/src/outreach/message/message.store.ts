import { inMs, type Tx } from '@foyer/database'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { OutboxRows } from '../../outbox/index.ts'
import { queuedMessageTable } from './message.table.ts'

export type MessageRow = typeof queuedMessageTable.$inferSelect

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

/** Those that end first come first, so that no notification keeps a code waiting. */
export const messageRows: OutboxRows<MessageRow> = {
  table: queuedMessageTable,
  key: ['id'],
  order: ['expiresAt', 'dueAt'],
  describeEnd: (end) => (end === 'done' ? { status: 'sent', sentAt: sql`now()` } : { status: 'failed' }),
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
