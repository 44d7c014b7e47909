import type { Tx } from '@foyer/database'
import { type Merchant, nameMerchant } from '../../merchant/index.ts'
import { type Messages, notifyMember } from '../../outreach/index.ts'
import type { ChangeFeed } from '../../platform/index.ts'
import type { ConversationRow, MessageRow } from './conversation.store.ts'

/** A visitor who was not seen for this time is away. */
const AWAY_MS = 2 * 60_000
/** Attempts to send an answer by e-mail end after this time. */
const MAIL_SECONDS = 20 * 3_600

/** Tells a visitor who is away that staff has answered: once for all answers until the visitor reads. */
export type AwayNotifier = (
  tx: Tx,
  merchant: Merchant,
  conversation: ConversationRow,
  answer: MessageRow,
) => Promise<void>

export function createAwayNotifier({
  changes,
  messages,
}: {
  changes: Pick<ChangeFeed, 'hasReader'>
  messages: Pick<Messages, 'canSend' | 'queue'>
}): AwayNotifier {
  return async (tx, merchant, { id, memberId, email, language, readNumber, visitorSeenAt }, { text }) => {
    if (Date.now() - visitorSeenAt.getTime() < AWAY_MS) return
    if (memberId !== null) {
      if (changes.hasReader({ merchant: merchant.code, memberId, topic: 'desk' })) return
      const notification = { id: `desk-${id}-${readNumber}`, memberId, kind: 'desk_answered' } as const
      return notifyMember(tx, merchant, { ...notification, values: {}, holdSeconds: 0 })
    }
    // The guest has asked for it. An image alone has no text to send.
    if (email === null || text === '' || !messages.canSend('email')) return
    const mail = { channel: 'email', recipient: email, language, subject: nameMerchant(merchant, language) } as const
    await messages.queue(tx, merchant, { ...mail, body: text, lifetimeSeconds: MAIL_SECONDS })
  }
}
