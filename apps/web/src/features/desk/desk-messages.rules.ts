import type { DeskConversation, DeskMessage } from '@foyer/contract'
import { mergeNumbered } from '@foyer/ui/numbered'

/** What a page knows of a conversation. */
export interface KnownDesk {
  conversation: DeskConversation
  /** In ascending order, each number once. */
  messages: readonly DeskMessage[]
  hasOlder: boolean
  typing: string | null
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
    messages: mergeNumbered(known.messages, next.messages),
    hasOlder,
  }
}

/** Messages to speak: those of staff after the number that was spoken or shown last. History stays silent. */
export function listSpoken(messages: readonly DeskMessage[], afterNumber: number): DeskMessage[] {
  return messages.filter(({ number, from }) => number > afterNumber && from === 'staff')
}
