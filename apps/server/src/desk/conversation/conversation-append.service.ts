import type { DeskImage, DeskShared } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import {
  announceConversation,
  type ConversationRow,
  insertMessage,
  type MessageRow,
  updateConversation,
} from './conversation.store.ts'

interface NewMessage {
  sender: MessageRow['sender']
  clientId?: string
  authorId?: string | null
  author?: string | null
  event?: MessageRow['event']
  text?: string
  images?: readonly DeskImage[]
  shared?: DeskShared | null
}

/**
 * Writes the next message of a locked conversation and announces it: the number, the message, the conversation's changes
 * and the announcement are of one transaction.
 */
export async function appendMessage(
  tx: Tx,
  conversation: ConversationRow,
  { sender, clientId = '', authorId = null, author = null, ...content }: NewMessage,
  change: Partial<ConversationRow> = {},
): Promise<{ conversation: ConversationRow; message: MessageRow }> {
  const { merchant, id } = conversation
  const number = conversation.lastNumber + 1
  const { event = null, text = '', images = [], shared = null } = content
  const at = new Date()
  const message = {
    ...{ merchant, conversationId: id, number, clientId, sender, authorId, author },
    ...{ event, text, images, shared, at },
  }
  await insertMessage(tx, message)
  const changed = await updateConversation(tx, conversation, { ...change, lastNumber: number, updatedAt: at })
  announceConversation(tx, changed)
  return { conversation: changed, message }
}

/** Opens a closed conversation again. */
export async function reopenConversation(tx: Tx, conversation: ConversationRow): Promise<ConversationRow> {
  if (conversation.state === 'open') return conversation
  const change = { state: 'open', closedAt: null, snoozedUntil: null } as const
  const appended = await appendMessage(tx, conversation, { sender: 'system', event: 'reopened' }, change)
  return appended.conversation
}

/** Closes an open conversation. */
export async function closeConversation(
  tx: Tx,
  conversation: ConversationRow,
  author: string | null,
): Promise<ConversationRow> {
  if (conversation.state === 'closed') return conversation
  const change = { state: 'closed', closedAt: new Date(), snoozedUntil: null, waitingSince: null } as const
  const appended = await appendMessage(tx, conversation, { sender: 'system', event: 'closed', author }, change)
  return appended.conversation
}
