import type { Database } from '@foyer/database'
import type { ContactCipher } from '../contact/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { type Messages, writeMessageText } from '../message/index.ts'
import { type QueuedNotificationRow, takeQueuedNotifications } from './notification-queue.store.ts'

/** Notifications of a merchant that one run queues. */
const NOTIFICATION_BATCH = 50

export interface NotificationSenderDependencies {
  database: Database
  contacts: Pick<ContactCipher, 'decrypt'>
  messages: Pick<Messages, 'canSend' | 'queue' | 'flush'>
}

/** Queues the merchant's waiting notifications as messages, each once, and sends them. */
export async function sendNotifications(
  merchant: Merchant,
  { database, contacts, messages }: NotificationSenderDependencies,
): Promise<void> {
  const taken = await database.transaction(
    async (tx) => {
      const rows = await takeQueuedNotifications(tx, merchant.code, NOTIFICATION_BATCH)
      for (const row of rows.filter(({ channel }) => messages.canSend(channel))) {
        const { channel, text: recipient } = contacts.decrypt(row)
        const { language, title: subject } = row
        await messages.queue(tx, merchant, { channel, recipient, language, subject, body: writeBody(merchant, row) })
      }
      return rows.length
    },
    { merchant: merchant.code },
  )
  if (taken > 0) await messages.flush(merchant)
}

function writeBody(merchant: Merchant, { channel, language, title, body }: QueuedNotificationRow): string {
  return channel === 'email' ? body : writeMessageText('notice', { merchant, language, values: { event: title } })
}
