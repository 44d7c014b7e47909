import {
  type DeskConversation,
  type DeskMessage,
  type DeskPriority,
  deskPriorities,
  type EndpointValue,
  type noteStaffDesk,
  type StaffDeskConversation,
} from '@foyer/contract'
import type { ConversationRow, MessageRow, NoteRow, Summary } from './conversation.store.ts'

/** Names of staff by person: their own, and the one that visitors see. */
export type AgentNames = ReadonlyMap<string, { name: string; shownName: string }>

/** What a visitor sees: no ids of staff, no notes, no marks of the console. */
export function presentConversation(
  row: ConversationRow,
  { newest, unread }: Summary,
  names: AgentNames,
): DeskConversation {
  return {
    ...presentShared(row, newest),
    state: row.state,
    unread,
    agent: names.get(row.answerPersonId ?? row.assigneeId ?? '')?.shownName ?? null,
    canRate: row.state === 'closed' && row.rating === null,
  }
}

export function presentStaffConversation(
  row: ConversationRow,
  { newest, staffUnread }: Summary,
  names: AgentNames,
): StaffDeskConversation {
  return {
    ...presentShared(row, newest),
    state: stateOf(row, new Date()),
    memberId: row.memberId,
    username: row.username,
    email: row.email,
    language: row.language,
    isOffline: row.isOffline,
    assigneeId: row.assigneeId,
    assigneeName: names.get(row.assigneeId ?? '')?.name ?? null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    labels: row.labels,
    priority: priorityOf(row.priority),
    unread: staffUnread,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    ratingText: row.ratingText,
    updatedAt: row.updatedAt.toISOString(),
  }
}

function presentShared(row: ConversationRow, newest: MessageRow) {
  const { id, lastNumber, readNumber, staffReadNumber, openedAt, rating } = row
  return {
    ...{ id, lastNumber, readNumber, staffReadNumber, rating },
    newest: presentMessage(newest),
    openedAt: openedAt.toISOString(),
  }
}

/** Put aside until its time has come. */
function stateOf({ state, snoozedUntil }: ConversationRow, now: Date): StaffDeskConversation['state'] {
  if (state === 'closed') return 'closed'
  return snoozedUntil !== null && snoozedUntil > now ? 'snoozed' : 'open'
}

export function presentMessage(row: MessageRow): DeskMessage {
  const { number, clientId, sender, author, event, text, images, shared, at } = row
  return { number, clientId, from: sender, author, event, text, images: [...images], shared, at: at.toISOString() }
}

export function presentNote(row: NoteRow): EndpointValue<typeof noteStaffDesk> {
  const { number, afterNumber, authorId, author, text, at } = row
  return { number, afterNumber, authorId, author, text, at: at.toISOString() }
}

function priorityOf(rank: number): DeskPriority {
  return deskPriorities[rank] ?? 'normal'
}
