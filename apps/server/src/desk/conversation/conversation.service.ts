import { randomUUID } from 'node:crypto'
import {
  type DeskConversation,
  type DeskMessage,
  type DeskSharedKind,
  type Language,
  MAX_OPEN_CONVERSATIONS,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { assignByTurn, listShownNames } from '../agent/index.ts'
import { decideOpening, readHours } from '../hours/index.ts'
import { tieImages } from '../image/index.ts'
import type { DeskPresence } from '../presence/index.ts'
import type { SharedReader } from '../shared/index.ts'
import { nameVisitor, ownerOfVisitor, type Visitor } from '../visitor/index.ts'
import {
  announceConversation,
  type ConversationRow,
  countOpenOf,
  countRecentMessages,
  findConversation,
  findMessageByClient,
  findOpenedConversation,
  insertConversation,
  lockConversation,
  lockVisitor,
  readSummaries,
  updateConversation,
} from './conversation.store.ts'
import { presentConversation, presentMessage } from './conversation.view.ts'
import { appendMessage, closeConversation, reopenConversation } from './conversation-append.service.ts'

/** Messages of one visitor in a minute of one conversation. */
const MAX_MESSAGES_A_MINUTE = 30

export interface ConversationDependencies {
  database: Database
  presence: DeskPresence
  readShared: SharedReader
}

export interface VisitorMessage {
  clientId: string
  text: string
  imageIds: readonly string[]
  shared?: { kind: DeskSharedKind; id: string } | undefined
}

type Sent = { conversation: DeskConversation; message: DeskMessage }

/** Opens a conversation with its first message, once for each client id. */
export async function openConversation(
  dependencies: ConversationDependencies,
  merchant: Merchant,
  visitor: Visitor,
  { email, language, ...message }: VisitorMessage & { email?: string | undefined; language: Language },
): Promise<Sent> {
  const { code, settings } = merchant
  return dependencies.database.transaction(
    async (tx) => {
      // Two calls of one visitor follow each other: the same one twice, or one more than may be open.
      await lockVisitor(tx, code, nameVisitor(visitor))
      const known = await findOpenedConversation(tx, code, visitor, message.clientId)
      if (known) return presentSent(tx, known, message.clientId)
      if ((await countOpenOf(tx, code, visitor)) >= MAX_OPEN_CONVERSATIONS) throw new ServiceError('TOO_MANY_REQUESTS')
      const { isOpen } = decideOpening(await readHours(tx, code), settings.timeZone, new Date())
      const row = await insertConversation(tx, {
        ...{ merchant: code, id: randomUUID(), clientId: message.clientId, language, isOffline: !isOpen },
        ...(visitor.kind === 'member'
          ? { memberId: visitor.memberId, guestId: null, username: visitor.username, email: null }
          : { memberId: null, guestId: visitor.guestId, username: null, email: email ?? null }),
      })
      await writeVisitorMessage(dependencies, tx, row, visitor, message)
      return presentSent(tx, row, message.clientId)
    },
    { merchant: code },
  )
}

/** Sends a message, once for each client id; a closed conversation opens with it. @throws ServiceError `not_found` */
export async function sendVisitorMessage(
  dependencies: ConversationDependencies,
  merchant: Merchant,
  visitor: Visitor,
  { conversationId, ...message }: VisitorMessage & { conversationId: string },
): Promise<Sent> {
  return dependencies.database.transaction(
    async (tx) => {
      const row = await lockOwn(tx, merchant, visitor, conversationId)
      if (!(await findMessageByClient(tx, row, message.clientId))) {
        if ((await countRecentMessages(tx, row)) >= MAX_MESSAGES_A_MINUTE) throw new ServiceError('TOO_MANY_REQUESTS')
        await writeVisitorMessage(dependencies, tx, await reopenConversation(tx, row), visitor, message)
      }
      return presentSent(tx, row, message.clientId)
    },
    { merchant: merchant.code },
  )
}

async function writeVisitorMessage(
  { presence, readShared }: ConversationDependencies,
  tx: Tx,
  row: ConversationRow,
  visitor: Visitor,
  { clientId, text, imageIds, shared: wanted }: VisitorMessage,
): Promise<void> {
  const { merchant, id } = row
  if (text === '' && imageIds.length === 0 && !wanted) throw new ServiceError('invalid_input', [{ path: 'text', rule: 'field.invalid' }])
  const owner = ownerOfVisitor(visitor)
  const images = await tieImages(tx, { merchant, owner, conversationId: id }, imageIds)
  if (!images) throw new ServiceError('not_found')
  const memberId = visitor.kind === 'member' ? visitor.memberId : undefined
  const shared = wanted ? await readShared(tx, { merchant, memberId, ...wanted }) : null
  const waitingSince = row.waitingSince ?? new Date()
  await appendMessage(
    tx,
    row,
    { sender: 'visitor', clientId, text, images, shared },
    { waitingSince, snoozedUntil: null, visitorSeenAt: new Date() },
  )
  presence.stopTyping(merchant, id)
  if (row.assigneeId === null) await assignByTurn(tx, merchant, id)
}

/** @throws ServiceError `not_found` for a conversation that is not this visitor's */
async function lockOwn(tx: Tx, { code }: Merchant, visitor: Visitor, id: string): Promise<ConversationRow> {
  const row = await lockConversation(tx, { merchant: code, id, visitor })
  if (!row) throw new ServiceError('not_found')
  return row
}

async function presentSent(tx: Tx, { merchant, id }: ConversationRow, clientId: string): Promise<Sent> {
  const conversation = await findConversation(tx, { merchant, id, visitor: 'anybody' })
  const message = await findMessageByClient(tx, { merchant, id }, clientId)
  if (!conversation || !message) throw new Error('the message was not stored')
  return { conversation: await presentOne(tx, conversation), message: presentMessage(message) }
}

/** A conversation as its visitor sees it. */
export async function presentOne(tx: Tx, row: ConversationRow): Promise<DeskConversation> {
  const [conversation] = await presentAll(tx, row.merchant, [row])
  if (!conversation) throw new Error('a conversation has no message')
  return conversation
}

/** The same of several. */
export async function presentAll(
  tx: Tx,
  merchant: string,
  rows: readonly ConversationRow[],
): Promise<DeskConversation[]> {
  const summaries = await readSummaries(tx, merchant, rows)
  const people = rows.flatMap(({ answerPersonId, assigneeId }) => [answerPersonId, assigneeId])
  const names = await listShownNames(tx, merchant, people)
  return rows.flatMap((row) => {
    const summary = summaries.get(row.id)
    return summary ? [presentConversation(row, summary, names)] : []
  })
}

/** Moves the visitor's read mark; it never moves back or past the newest message. */
export async function readUpTo(
  tx: Tx,
  merchant: Merchant,
  visitor: Visitor,
  { conversationId, number }: { conversationId: string; number: number },
): Promise<void> {
  const row = await lockOwn(tx, merchant, visitor, conversationId)
  const readNumber = Math.min(number, row.lastNumber)
  if (readNumber <= row.readNumber) return
  announceConversation(tx, await updateConversation(tx, row, { readNumber, visitorSeenAt: new Date() }))
}

export async function closeByVisitor(
  tx: Tx,
  merchant: Merchant,
  visitor: Visitor,
  conversationId: string,
): Promise<DeskConversation> {
  const row = await lockOwn(tx, merchant, visitor, conversationId)
  return presentOne(tx, await closeConversation(tx, row, null))
}

/** Rates a closed conversation, the first time only. @throws ServiceError `not_allowed` while it is open */
export async function rateConversation(
  tx: Tx,
  merchant: Merchant,
  visitor: Visitor,
  { conversationId, rating, text }: { conversationId: string; rating: number; text: string },
): Promise<DeskConversation> {
  const row = await lockOwn(tx, merchant, visitor, conversationId)
  if (row.rating !== null) return presentOne(tx, row)
  if (row.state !== 'closed') throw new ServiceError('not_allowed')
  const rated = await updateConversation(tx, row, { rating, ratingText: text })
  announceConversation(tx, rated)
  return presentOne(tx, rated)
}
