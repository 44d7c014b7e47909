import { inMs, type Tx } from '@foyer/database'
import { and, asc, count, desc, eq, gt, lt } from 'drizzle-orm'
import type { ConversationRow, MessageRow, NoteRow } from './conversation.store.ts'
import { deskMessageTable, deskNoteTable } from './conversation.table.ts'

const messages = deskMessageTable

export async function findMessageByClient(
  tx: Tx,
  { merchant, id }: Pick<ConversationRow, 'merchant' | 'id'>,
  clientId: string,
): Promise<MessageRow | undefined> {
  const rows = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.merchant, merchant), eq(messages.conversationId, id), eq(messages.clientId, clientId)))
  return rows[0]
}

export async function insertMessage(tx: Tx, row: MessageRow): Promise<void> {
  await tx.insert(messages).values(row)
}

/** Messages of the visitor in the last minute. */
export async function countRecentMessages(
  tx: Tx,
  { merchant, id }: Pick<ConversationRow, 'merchant' | 'id'>,
): Promise<number> {
  const rows = await tx
    .select({ total: count() })
    .from(messages)
    .where(
      and(
        eq(messages.merchant, merchant),
        eq(messages.conversationId, id),
        eq(messages.sender, 'visitor'),
        gt(messages.at, inMs(-60_000)),
      ),
    )
  return rows[0]?.total ?? 0
}

/** A page of messages in ascending order: after a number, before one, or the newest. */
export async function listMessages(
  tx: Tx,
  { merchant, id }: Pick<ConversationRow, 'merchant' | 'id'>,
  { after, before, limit }: { after?: number | undefined; before?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const own = and(eq(messages.merchant, merchant), eq(messages.conversationId, id))
  if (after !== undefined)
    return tx
      .select()
      .from(messages)
      .where(and(own, gt(messages.number, after)))
      .orderBy(asc(messages.number))
      .limit(limit)
  const older = before === undefined ? undefined : lt(messages.number, before)
  const rows = await tx.select().from(messages).where(and(own, older)).orderBy(desc(messages.number)).limit(limit)
  return rows.reverse()
}

/** The newest notes, in ascending order. */
export async function listNotes(
  tx: Tx,
  { merchant, id }: Pick<ConversationRow, 'merchant' | 'id'>,
  limit: number,
): Promise<NoteRow[]> {
  const rows = await tx
    .select()
    .from(deskNoteTable)
    .where(and(eq(deskNoteTable.merchant, merchant), eq(deskNoteTable.conversationId, id)))
    .orderBy(desc(deskNoteTable.number))
    .limit(limit)
  return rows.reverse()
}

export async function findNoteByClient(
  tx: Tx,
  { merchant, id }: Pick<ConversationRow, 'merchant' | 'id'>,
  clientId: string,
): Promise<NoteRow | undefined> {
  const rows = await tx
    .select()
    .from(deskNoteTable)
    .where(
      and(
        eq(deskNoteTable.merchant, merchant),
        eq(deskNoteTable.conversationId, id),
        eq(deskNoteTable.clientId, clientId),
      ),
    )
  return rows[0]
}

export async function insertNote(tx: Tx, row: NoteRow): Promise<void> {
  await tx.insert(deskNoteTable).values(row)
}
