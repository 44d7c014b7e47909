import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Merchant } from '../../merchant/index.ts'
import type { ContactCipher, Recipient } from '../contact/index.ts'
import { type Messages, writeMessageText } from '../message/index.ts'
import { type QueuedNotificationRow, takeQueuedNotifications } from './notification-queue.store.ts'

/** Notifications of a merchant that one run queues. */
const NOTIFICATION_BATCH = 50
/** Attempts to send a notification end after 20 h: messages are deleted after a day. */
const NOTIFICATION_LIFETIME_SECONDS = 20 * 3_600

export interface NotificationSenderDependencies {
  database: Database
  contacts: Pick<ContactCipher, 'decrypt'>
  messages: Pick<Messages, 'canSend' | 'queue' | 'flush'>
  logger: FastifyBaseLogger
}

/** Queues the merchant's waiting notifications as messages, each once, and sends them; an unreadable one is dropped. */
export async function sendNotifications(
  merchant: Merchant,
  dependencies: NotificationSenderDependencies,
): Promise<void> {
  const { database, messages } = dependencies
  const taken = await database.transaction(
    async (tx) => {
      const rows = await takeQueuedNotifications(tx, merchant.code, NOTIFICATION_BATCH)
      for (const row of rows.filter(({ channel }) => messages.canSend(channel))) {
        const recipient = readRecipient(row, dependencies)
        if (!recipient) continue
        const { language, title: subject } = row
        const request = { channel: recipient.channel, recipient: recipient.text, language, subject }
        const body = writeBody(merchant, row)
        await messages.queue(tx, merchant, { ...request, body, lifetimeSeconds: NOTIFICATION_LIFETIME_SECONDS })
      }
      return rows.length
    },
    { merchant: merchant.code },
  )
  if (taken > 0) await messages.flush(merchant)
}

/** The contact; undefined for one that another data key has encrypted. */
function readRecipient(
  row: QueuedNotificationRow,
  { contacts, logger }: Pick<NotificationSenderDependencies, 'contacts' | 'logger'>,
): Recipient | undefined {
  try {
    return contacts.decrypt(row)
  } catch (error) {
    logger.error({ err: error, merchant: row.merchant, notification: row.id }, 'contact of a notification not readable')
    return undefined
  }
}

function writeBody(merchant: Merchant, { channel, language, title, body }: QueuedNotificationRow): string {
  return channel === 'email' ? body : writeMessageText('notice', { merchant, language, values: { event: title } })
}
