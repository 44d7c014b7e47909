import type { DeskConversation, DeskMessage } from '@foyer/contract'

/** What a page knows of a conversation. */
export interface KnownDesk {
  conversation: DeskConversation
  /** In ascending order, each number once. */
  messages: readonly DeskMessage[]
  hasOlder: boolean
  typing: string | null
}

/** Messages of several answers in their order, each number once; a later answer has the last word. */
export function mergeMessages(known: readonly DeskMessage[], more: readonly DeskMessage[]): DeskMessage[] {
  const byNumber = new Map([...known, ...more].map((message) => [message.number, message]))
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number)
}

/**
 * The number after which to load: that of the newest message up to which none is missing. Numbers have no gap: behind one,
 * messages were missed.
 */
export function findCursor(messages: readonly Pick<DeskMessage, 'number'>[]): number {
  const [first] = messages
  if (!first) return 0
  const gap = messages.findIndex(({ number }, index) => number !== first.number + index)
  return (gap === -1 ? messages.at(-1) : messages[gap - 1])?.number ?? 0
}

/** The newer one of two views of a conversation; read marks never move back. */
export function mergeConversation(known: DeskConversation, next: DeskConversation): DeskConversation {
  const newer = next.lastNumber >= known.lastNumber ? next : known
  return {
    ...newer,
    readNumber: Math.max(known.readNumber, next.readNumber),
    staffReadNumber: Math.max(known.staffReadNumber, next.staffReadNumber),
  }
}

/** What a page knows after an answer, whichever came first. */
export function mergeKnown(known: KnownDesk | undefined, next: KnownDesk): KnownDesk {
  if (!known) return next
  const hasOlder = (known.messages[0]?.number ?? 0) <= (next.messages[0]?.number ?? 0) ? known.hasOlder : next.hasOlder
  return {
    ...next,
    conversation: mergeConversation(known.conversation, next.conversation),
    messages: mergeMessages(known.messages, next.messages),
    hasOlder,
  }
}

/** Messages to speak: those of staff after the number that was spoken or shown last. History stays silent. */
export function listSpoken(messages: readonly DeskMessage[], afterNumber: number): DeskMessage[] {
  return messages.filter(({ number, from }) => number > afterNumber && from === 'staff')
}
