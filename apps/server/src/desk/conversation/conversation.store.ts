import type { ChangeTopic } from '@foyer/contract'
import { announce, inMs, type Tx } from '@foyer/database'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { nameGuest, STAFF_DESK } from '../../platform/index.ts'
import type { Visitor } from '../visitor/index.ts'
import { deskConversationTable, deskMessageTable, deskNoteTable } from './conversation.table.ts'

export type ConversationRow = typeof deskConversationTable.$inferSelect
export type MessageRow = typeof deskMessageTable.$inferSelect
export type NoteRow = typeof deskNoteTable.$inferSelect

/** Accuracy of the time at which a visitor was last seen. */
const SEEN_MS = 30_000

const conversations = deskConversationTable
const messages = deskMessageTable

/** Row filter: the visitor's own conversations. */
export function ofVisitor(merchant: string, visitor: Visitor): SQL | undefined {
  const owner =
    visitor.kind === 'member'
      ? eq(conversations.memberId, visitor.memberId)
      : eq(conversations.guestId, visitor.guestId)
  return and(eq(conversations.merchant, merchant), owner)
}

function isRow(merchant: string, id: string): SQL | undefined {
  return and(eq(conversations.merchant, merchant), eq(conversations.id, id))
}

/** A conversation of this visitor, or of the merchant for its staff (`anybody`). */
export async function findConversation(
  tx: Tx,
  { merchant, id, visitor }: { merchant: string; id: string; visitor: Visitor | 'anybody' },
): Promise<ConversationRow | undefined> {
  const owner = visitor === 'anybody' ? undefined : ofVisitor(merchant, visitor)
  const rows = await tx
    .select()
    .from(conversations)
    .where(and(isRow(merchant, id), owner))
  return rows[0]
}

/** The same, locked until the transaction ends: numbers of messages are taken under this lock. */
export async function lockConversation(
  tx: Tx,
  { merchant, id, visitor }: { merchant: string; id: string; visitor: Visitor | 'anybody' },
): Promise<ConversationRow | undefined> {
  const owner = visitor === 'anybody' ? undefined : ofVisitor(merchant, visitor)
  const rows = await tx
    .select()
    .from(conversations)
    .where(and(isRow(merchant, id), owner))
    .for('update')
  return rows[0]
}

/** The visitor's conversation that this call has opened before. */
export async function findOpenedConversation(
  tx: Tx,
  merchant: string,
  visitor: Visitor,
  clientId: string,
): Promise<ConversationRow | undefined> {
  const rows = await tx
    .select()
    .from(conversations)
    .where(and(ofVisitor(merchant, visitor), eq(conversations.clientId, clientId)))
  return rows[0]
}

/** Lets the calls of one visitor that open conversations follow each other; held until the transaction ends. */
export async function lockVisitor(tx: Tx, merchant: string, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`desk visitor ${merchant} ${name}`}, 0))`)
}

/** The visitor's newest conversations. @param before time in ms and id of the last one of the page before */
export async function listConversationsOf(
  tx: Tx,
  merchant: string,
  visitor: Visitor,
  { before, limit }: { before: { atMs: number; id: string } | undefined; limit: number },
): Promise<ConversationRow[]> {
  const at = before && new Date(before.atMs)
  const older =
    before && at
      ? or(lt(conversations.updatedAt, at), and(eq(conversations.updatedAt, at), lt(conversations.id, before.id)))
      : undefined
  return tx
    .select()
    .from(conversations)
    .where(and(ofVisitor(merchant, visitor), older))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit)
}

export async function countOpenOf(tx: Tx, merchant: string, visitor: Visitor): Promise<number> {
  const rows = await tx
    .select({ total: count() })
    .from(conversations)
    .where(and(ofVisitor(merchant, visitor), eq(conversations.state, 'open')))
  return rows[0]?.total ?? 0
}

/** Answers after the visitor's read marks, in all conversations. */
export async function countUnreadOf(tx: Tx, merchant: string, visitor: Visitor): Promise<number> {
  const rows = await tx
    .select({ total: count() })
    .from(messages)
    .innerJoin(conversations, isMessageOf())
    .where(
      and(ofVisitor(merchant, visitor), eq(messages.sender, 'staff'), gt(messages.number, conversations.readNumber)),
    )
  return rows[0]?.total ?? 0
}

function isMessageOf(): SQL | undefined {
  return and(eq(messages.merchant, conversations.merchant), eq(messages.conversationId, conversations.id))
}

/** What lists show of messages: the newest one, and how many each side has not read. */
export interface Summary {
  newest: MessageRow
  unread: number
  staffUnread: number
}

/** The summaries of conversations of one merchant, by id. */
export async function readSummaries(
  tx: Tx,
  merchant: string,
  rows: readonly Pick<ConversationRow, 'id'>[],
): Promise<ReadonlyMap<string, Summary>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const wanted = and(eq(conversations.merchant, merchant), inArray(conversations.id, ids))
  const newest = await tx
    .select({ message: messages })
    .from(conversations)
    .innerJoin(messages, and(isMessageOf(), eq(messages.number, conversations.lastNumber)))
    .where(wanted)
  const { readNumber, staffReadNumber } = conversations
  const counts = await tx
    .select({
      id: conversations.id,
      unread: sql<number>`(count(*) FILTER (WHERE ${messages.sender} = 'staff' AND ${messages.number} > ${readNumber}))::int`,
      staffUnread: sql<number>`(count(*) FILTER (WHERE ${messages.sender} = 'visitor' AND ${messages.number} > ${staffReadNumber}))::int`,
    })
    .from(conversations)
    .innerJoin(messages, and(isMessageOf(), sql`${messages.number} > least(${readNumber}, ${staffReadNumber})`))
    .where(wanted)
    .groupBy(conversations.id)
  const countOf = new Map(counts.map((row) => [row.id, row]))
  return new Map(
    newest.map(({ message }) => {
      const { unread = 0, staffUnread = 0 } = countOf.get(message.conversationId) ?? {}
      return [message.conversationId, { newest: message, unread, staffUnread }]
    }),
  )
}

export async function insertConversation(
  tx: Tx,
  row: Pick<
    ConversationRow,
    'merchant' | 'id' | 'memberId' | 'guestId' | 'username' | 'clientId' | 'email' | 'language' | 'isOffline'
  >,
): Promise<ConversationRow> {
  const at = new Date()
  const marks = { lastNumber: 0, noteNumber: 0, readNumber: 0, staffReadNumber: 0, answerNumber: 0 }
  const rows = await tx
    .insert(conversations)
    .values({
      ...row,
      ...marks,
      ...{ state: 'open', labels: [], priority: 1, ratingText: '' },
      ...{ visitorSeenAt: at, openedAt: at, updatedAt: at },
    })
    .returning()
  return rows[0] as ConversationRow // an insert returns its row
}

/** Changes a locked conversation. */
export async function updateConversation(
  tx: Tx,
  { merchant, id }: Pick<ConversationRow, 'merchant' | 'id'>,
  change: Partial<ConversationRow>,
): Promise<ConversationRow> {
  const rows = await tx.update(conversations).set(change).where(isRow(merchant, id)).returning()
  return rows[0] as ConversationRow // the row is locked
}

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

/** A guest who has logged in goes on as the member. @returns the conversations */
export async function claimConversations(
  tx: Tx,
  merchant: string,
  guestId: string,
  member: { memberId: string; username: string },
): Promise<ConversationRow[]> {
  return tx
    .update(conversations)
    .set({ ...member, guestId: null })
    .where(and(eq(conversations.merchant, merchant), eq(conversations.guestId, guestId)))
    .returning()
}

/** Notes that the visitor is there, at most every some seconds: who is away is notified. */
export async function seeVisitor(
  tx: Tx,
  { merchant, id, visitorSeenAt }: Pick<ConversationRow, 'merchant' | 'id' | 'visitorSeenAt'>,
): Promise<void> {
  if (Date.now() - visitorSeenAt.getTime() < SEEN_MS) return
  await tx.update(conversations).set({ visitorSeenAt: new Date() }).where(isRow(merchant, id))
}

/** Tells the visitor's pages and the merchant's staff to look again. */
export function announceConversation(
  tx: Tx,
  { merchant, memberId, guestId }: Pick<ConversationRow, 'merchant' | 'memberId' | 'guestId'>,
): void {
  const reader = memberId ?? nameGuest(guestId ?? '')
  announce(tx, { merchant, memberId: reader, topic: 'desk' satisfies ChangeTopic })
  announceStaff(tx, merchant)
}

/** Tells the merchant's staff alone. */
export function announceStaff(tx: Tx, merchant: string): void {
  announce(tx, { merchant, topic: STAFF_DESK })
}

/** Days after which a closed conversation of a guest is deleted; a member's history stays. */
const GUEST_DAYS = 180

export async function deleteOldGuestConversations(tx: Tx): Promise<void> {
  await tx
    .delete(conversations)
    .where(
      and(
        isNull(conversations.memberId),
        eq(conversations.state, 'closed'),
        lt(conversations.closedAt, inMs(-GUEST_DAYS * 86_400_000)),
      ),
    )
}
