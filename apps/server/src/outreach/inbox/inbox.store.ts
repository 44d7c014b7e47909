import { type ChangeTopic, isPageAddress } from '@foyer/contract'
import { announce, type Tx } from '@foyer/database'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { inboxMessageTable } from './inbox.table.ts'

/** Deletions can be taken back for ten minutes. */
const RESTORE_MS = 600_000

type InboxRow = typeof inboxMessageTable.$inferSelect

interface Owner {
  merchant: string
  memberId: string
}

function ofMember({ merchant, memberId }: Owner) {
  return and(eq(inboxMessageTable.merchant, merchant), eq(inboxMessageTable.memberId, memberId))
}

/** Those that the member has not deleted. */
function present(owner: Owner) {
  return and(ofMember(owner), isNull(inboxMessageTable.deletedAt))
}

/**
 * Messages, newest first.
 * @param after id of the last message of the page before, a deleted one too
 */
export async function listMessages(
  tx: Tx,
  { after, limit, ...owner }: Owner & { after: string | undefined; limit: number },
): Promise<InboxRow[]> {
  const { id, sentAt } = inboxMessageTable
  const [last] =
    after === undefined
      ? []
      : await tx
          .select({ sentAt })
          .from(inboxMessageTable)
          .where(and(ofMember(owner), eq(id, after)))
  if (after !== undefined && last === undefined) return []
  const older = last && or(lt(sentAt, last.sentAt), and(eq(sentAt, last.sentAt), gt(id, after ?? '')))
  return tx
    .select()
    .from(inboxMessageTable)
    .where(and(present(owner), older))
    .orderBy(desc(sentAt), asc(id))
    .limit(limit)
}

export async function findMessage(tx: Tx, { id, ...owner }: Owner & { id: string }): Promise<InboxRow | undefined> {
  const rows = await tx
    .select()
    .from(inboxMessageTable)
    .where(and(present(owner), eq(inboxMessageTable.id, id)))
  return rows[0]
}

export async function countUnread(tx: Tx, owner: Owner): Promise<number> {
  const rows = await tx
    .select({ unread: count() })
    .from(inboxMessageTable)
    .where(and(present(owner), isNull(inboxMessageTable.readAt)))
  return rows[0]?.unread ?? 0
}

/** Marks messages as read, or all that were sent until an instant. */
export async function markRead(
  tx: Tx,
  { ids, until, ...owner }: Owner & { ids?: readonly string[] | undefined; until?: Date | undefined },
): Promise<void> {
  const changed = await tx
    .update(inboxMessageTable)
    .set({ readAt: sql`now()` })
    .where(
      and(
        present(owner),
        isNull(inboxMessageTable.readAt),
        ids && inArray(inboxMessageTable.id, [...ids]),
        until && lte(inboxMessageTable.sentAt, until),
      ),
    )
    .returning({ id: inboxMessageTable.id })
  if (changed.length > 0) announceInbox(tx, owner)
}

/** Deletes messages, or all read ones; the same deletion again changes nothing. @returns how many it has deleted */
export async function deleteMessages(
  tx: Tx,
  { deletionId, ids, ...owner }: Owner & { deletionId: string; ids?: readonly string[] | undefined },
): Promise<number> {
  const chosen = ids ? inArray(inboxMessageTable.id, [...ids]) : isNotNull(inboxMessageTable.readAt)
  const [known] = await tx
    .select({ rows: count() })
    .from(inboxMessageTable)
    .where(and(ofMember(owner), eq(inboxMessageTable.deletionId, deletionId)))
  if (known && known.rows > 0) return known.rows
  const changed = await tx
    .update(inboxMessageTable)
    .set({ deletionId, deletedAt: sql`now()` })
    .where(and(present(owner), chosen))
    .returning({ id: inboxMessageTable.id })
  if (changed.length > 0) announceInbox(tx, owner)
  return changed.length
}

/** Takes a recent deletion back. */
export async function restoreMessages(
  tx: Tx,
  { deletionId, now, ...owner }: Owner & { deletionId: string; now: Date },
): Promise<void> {
  const { deletedAt } = inboxMessageTable
  const restored = await tx
    .update(inboxMessageTable)
    .set({ deletionId: null, deletedAt: null })
    .where(
      and(
        ofMember(owner),
        eq(inboxMessageTable.deletionId, deletionId),
        gt(deletedAt, new Date(now.getTime() - RESTORE_MS)),
      ),
    )
    .returning({ id: inboxMessageTable.id })
  if (restored.length > 0) announceInbox(tx, owner)
}

/**
 * Inserts a message; an existing one with the same id is unchanged, also after its deletion.
 * @throws RangeError for an action that is no page of the app
 */
export async function sendMessage(tx: Tx, message: typeof inboxMessageTable.$inferInsert): Promise<void> {
  const { action } = message
  if (action !== null && action !== undefined && !isPageAddress(action))
    throw new RangeError('the action of a message is no page of the app')
  await tx.insert(inboxMessageTable).values(message).onConflictDoNothing()
  announceInbox(tx, message)
}

function announceInbox(tx: Tx, { merchant, memberId }: Owner): void {
  announce(tx, { merchant, memberId, topic: 'inbox' satisfies ChangeTopic })
}

/** Deletes what members have deleted a day ago. */
export async function deleteOldInboxMessages(tx: Tx): Promise<void> {
  await tx.delete(inboxMessageTable).where(lt(inboxMessageTable.deletedAt, sql`now() - interval '1 day'`))
}
