import type { Tx } from '@foyer/database'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inboxMessageTable } from './inbox.table.ts'

/** The most messages that a look at the inbox gives, as the contract says. */
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

/** Adds a message; one that the member has already, by its id, stays as it is. */
export async function sendMessage(tx: Tx, message: typeof inboxMessageTable.$inferInsert): Promise<void> {
  await tx.insert(inboxMessageTable).values(message).onConflictDoNothing()
}
