import type { ChangeTopic } from '@foyer/contract'
import { announce, type Tx } from '@foyer/database'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inboxMessageTable } from './inbox.table.ts'

/** Maximum messages of the inbox, as in the contract. */
const LIST_LIMIT = 50

function ofMember(merchant: string, memberId: string) {
  return and(eq(inboxMessageTable.merchant, merchant), eq(inboxMessageTable.memberId, memberId))
}

export async function listMessages(tx: Tx, merchant: string, memberId: string) {
  return tx
    .select()
    .from(inboxMessageTable)
    .where(ofMember(merchant, memberId))
    .orderBy(desc(inboxMessageTable.sentAt), asc(inboxMessageTable.id))
    .limit(LIST_LIMIT)
}

export async function countUnread(tx: Tx, merchant: string, memberId: string): Promise<number> {
  const rows = await tx
    .select({ unread: count() })
    .from(inboxMessageTable)
    .where(and(ofMember(merchant, memberId), isNull(inboxMessageTable.readAt)))
  return rows[0]?.unread ?? 0
}

export async function markRead(tx: Tx, merchant: string, memberId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(inboxMessageTable)
    .set({ readAt: sql`now()` })
    .where(and(ofMember(merchant, memberId), inArray(inboxMessageTable.id, [...ids]), isNull(inboxMessageTable.readAt)))
}

/** Inserts a message; an existing one with the same id is unchanged. */
export async function sendMessage(tx: Tx, message: typeof inboxMessageTable.$inferInsert): Promise<void> {
  await tx.insert(inboxMessageTable).values(message).onConflictDoNothing()
  announce(tx, { merchant: message.merchant, memberId: message.memberId, topic: 'inbox' satisfies ChangeTopic })
}
