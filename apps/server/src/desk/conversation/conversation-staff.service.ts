import { type DeskMessage, type DeskPriority, deskPriorities, type StaffDeskConversation } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { listShownNames } from '../agent/index.ts'
import { tieImages } from '../image/index.ts'
import type { DeskPresence } from '../presence/index.ts'
import {
  announceConversation,
  announceStaff,
  type ConversationRow,
  findMessageByClient,
  findNoteByClient,
  insertNote,
  lockConversation,
  type MessageRow,
  type NoteRow,
  readSummaries,
  updateConversation,
} from './conversation.store.ts'
import { presentMessage, presentStaffConversation } from './conversation.view.ts'
import { appendMessage, closeConversation, reopenConversation } from './conversation-append.service.ts'
import type { AwayNotifier } from './conversation-away.service.ts'

/** The person of staff who calls. */
export interface DeskPerson {
  personId: string
  name: string
  /** Shown to visitors. */
  shownName: string
}

export interface StaffDeskDependencies {
  presence: DeskPresence
  notifyAway: AwayNotifier
}

/** @throws ServiceError `not_found` */
async function lockAny(tx: Tx, merchant: string, id: string): Promise<ConversationRow> {
  const row = await lockConversation(tx, { merchant, id, visitor: 'anybody' })
  if (!row) throw new ServiceError('not_found')
  return row
}

/** Conversations as staff sees them. */
export async function presentForStaff(
  tx: Tx,
  merchant: string,
  rows: readonly ConversationRow[],
): Promise<StaffDeskConversation[]> {
  const summaries = await readSummaries(tx, merchant, rows)
  const names = await listShownNames(
    tx,
    merchant,
    rows.map(({ assigneeId }) => assigneeId),
  )
  return rows.flatMap((row) => {
    const summary = summaries.get(row.id)
    return summary ? [presentStaffConversation(row, summary, names)] : []
  })
}

async function presentOneForStaff(tx: Tx, row: ConversationRow): Promise<StaffDeskConversation> {
  const [conversation] = await presentForStaff(tx, row.merchant, [row])
  if (!conversation) throw new Error('a conversation has no message')
  return conversation
}

interface Answer {
  conversationId: string
  clientId: string
  text: string
  imageIds: readonly string[]
  seenNumber: number
  anyway: boolean
}

/**
 * Answers, once for each client id. A conversation of nobody becomes the person's, a snoozed or closed one opens.
 * @throws ServiceError `request_conflict` when a colleague has answered after what the person saw
 */
export async function answerConversation(
  { presence, notifyAway }: StaffDeskDependencies,
  tx: Tx,
  merchant: Merchant,
  person: DeskPerson,
  { conversationId, clientId, text, imageIds, seenNumber, anyway }: Answer,
): Promise<{ conversation: StaffDeskConversation; message: DeskMessage }> {
  const found = await lockAny(tx, merchant.code, conversationId)
  const known = await findMessageByClient(tx, found, clientId)
  if (known) return { conversation: await presentOneForStaff(tx, found), message: presentMessage(known) }
  if (text === '' && imageIds.length === 0) throw new ServiceError('invalid_input', [{ path: 'text', rule: 'field.invalid' }])
  const isOvertaken = found.answerNumber > seenNumber && found.answerPersonId !== person.personId
  if (isOvertaken && !anyway) throw new ServiceError('request_conflict')
  const owner = `staff ${person.personId}`
  const images = await tieImages(tx, { merchant: merchant.code, owner, conversationId }, imageIds)
  if (!images) throw new ServiceError('not_found')
  const open = await joinConversation(tx, await reopenConversation(tx, found), person)
  const { conversation, message } = await writeAnswer(tx, open, person, { clientId, text, images })
  presence.stopTyping(merchant.code, conversationId, person.personId)
  await notifyAway(tx, merchant, conversation, message)
  return { conversation: await presentOneForStaff(tx, conversation), message: presentMessage(message) }
}

/** Tells the visitor who answers, when it is somebody else than before. */
async function joinConversation(tx: Tx, row: ConversationRow, person: DeskPerson): Promise<ConversationRow> {
  if (row.answerPersonId === person.personId) return row
  const message = { sender: 'system', event: 'joined', author: person.shownName } as const
  return (await appendMessage(tx, row, message)).conversation
}

async function writeAnswer(
  tx: Tx,
  row: ConversationRow,
  { personId, shownName }: DeskPerson,
  content: Pick<MessageRow, 'clientId' | 'text' | 'images'>,
): Promise<{ conversation: ConversationRow; message: MessageRow }> {
  const first = row.firstAnswerAt ? {} : { firstAnswerAt: new Date(), firstAnswerPersonId: personId }
  const answerNumber = row.lastNumber + 1
  return appendMessage(
    tx,
    row,
    { sender: 'staff', authorId: personId, author: shownName, ...content },
    {
      ...first,
      ...{ answerNumber, answerPersonId: personId, waitingSince: null, snoozedUntil: null },
      assigneeId: row.assigneeId ?? personId,
      staffReadNumber: answerNumber,
    },
  )
}

/** Writes a note, once for each client id. */
export async function noteConversation(
  tx: Tx,
  merchant: string,
  person: DeskPerson,
  { conversationId, clientId, text }: { conversationId: string; clientId: string; text: string },
): Promise<NoteRow> {
  const row = await lockAny(tx, merchant, conversationId)
  const known = await findNoteByClient(tx, row, clientId)
  if (known) return known
  const number = row.noteNumber + 1
  const note = {
    ...{ merchant, conversationId, number, clientId, text },
    ...{ afterNumber: row.lastNumber, authorId: person.personId, author: person.name, at: new Date() },
  }
  await insertNote(tx, note)
  await updateConversation(tx, row, { noteNumber: number })
  announceStaff(tx, merchant)
  return note
}

/** What a change was before it, for the trail; undefined where nothing has changed. */
export interface Changed {
  conversation: StaffDeskConversation
  before: ConversationRow | undefined
}

async function change(tx: Tx, row: ConversationRow, set: Partial<ConversationRow> | undefined): Promise<Changed> {
  if (!set) return { conversation: await presentOneForStaff(tx, row), before: undefined }
  const changed = await updateConversation(tx, row, set)
  announceConversation(tx, changed)
  return { conversation: await presentOneForStaff(tx, changed), before: row }
}

/** @throws ServiceError `request_conflict` when the conversation is no longer with whom it was seen */
export async function assignConversation(
  tx: Tx,
  merchant: string,
  {
    conversationId,
    personId,
    seenPersonId,
  }: { conversationId: string; personId: string | null; seenPersonId: string | null },
): Promise<Changed> {
  const row = await lockAny(tx, merchant, conversationId)
  if (row.assigneeId === personId) return change(tx, row, undefined)
  if (row.assigneeId !== seenPersonId) throw new ServiceError('request_conflict')
  return change(tx, row, { assigneeId: personId })
}

/** @throws ServiceError `invalid_input` for a closed conversation or a time that has passed */
export async function snoozeConversation(
  tx: Tx,
  merchant: string,
  conversationId: string,
  until: Date | null,
): Promise<Changed> {
  const row = await lockAny(tx, merchant, conversationId)
  if (until !== null && (row.state === 'closed' || until.getTime() <= Date.now()))
    throw new ServiceError('invalid_input', [{ path: 'until', rule: 'field.invalid' }])
  return change(tx, row, row.snoozedUntil?.getTime() === until?.getTime() ? undefined : { snoozedUntil: until })
}

/** Closes with a last message if there is a notice. @throws ServiceError `request_conflict` when the visitor has written since */
export async function closeByStaff(
  { notifyAway }: StaffDeskDependencies,
  tx: Tx,
  merchant: Merchant,
  person: DeskPerson,
  {
    conversationId,
    clientId,
    notice,
    seenNumber,
    anyway,
  }: { conversationId: string; clientId: string; notice: string; seenNumber: number; anyway: boolean },
): Promise<Changed> {
  const row = await lockAny(tx, merchant.code, conversationId)
  if (row.state === 'closed') return change(tx, row, undefined)
  const { newest } = (await readSummaries(tx, merchant.code, [row])).get(row.id) ?? {}
  const isOvertaken = newest?.sender === 'visitor' && newest.number > seenNumber
  if (isOvertaken && !anyway) throw new ServiceError('request_conflict')
  let open = row
  if (notice !== '' && !(await findMessageByClient(tx, row, clientId))) {
    const written = await writeAnswer(tx, row, person, { clientId, text: notice, images: [] })
    await notifyAway(tx, merchant, written.conversation, written.message)
    open = written.conversation
  }
  const closed = await closeConversation(tx, open, person.shownName)
  return { conversation: await presentOneForStaff(tx, closed), before: row }
}

export async function reopenByStaff(tx: Tx, merchant: string, conversationId: string): Promise<Changed> {
  const row = await lockAny(tx, merchant, conversationId)
  if (row.state === 'open') return change(tx, row, undefined)
  const opened = await reopenConversation(tx, row)
  return { conversation: await presentOneForStaff(tx, opened), before: row }
}

export async function markConversation(
  tx: Tx,
  merchant: string,
  conversationId: string,
  { labels, priority }: { labels?: readonly string[] | undefined; priority?: DeskPriority | undefined },
): Promise<Changed> {
  const row = await lockAny(tx, merchant, conversationId)
  return change(tx, row, {
    labels: labels ? [...new Set(labels)] : row.labels,
    priority: priority ? deskPriorities.indexOf(priority) : row.priority,
  })
}

/** Moves the read mark of staff; it never moves back or past the newest message. */
export async function seeUpTo(tx: Tx, merchant: string, conversationId: string, number: number): Promise<void> {
  const row = await lockAny(tx, merchant, conversationId)
  const staffReadNumber = Math.min(number, row.lastNumber)
  if (staffReadNumber > row.staffReadNumber) await change(tx, row, { staffReadNumber })
}
