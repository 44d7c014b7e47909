import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Merchant } from '../../merchant/index.ts'
import type { OutboxQueue } from '../../outbox/index.ts'
import type { ContactCipher, Recipient } from '../contact/index.ts'
import { type Messages, writeMessageText } from '../message/index.ts'
import { markQueued, notificationRows, type QueuedNotificationRow } from './notification-queue.store.ts'

/** Interval of the job, in seconds. */
export const NOTIFICATION_SECONDS = 5
/** Attempts to send a notification end after 20 h: messages are deleted after a day. */
const NOTIFICATION_LIFETIME_SECONDS = 20 * 3_600

export interface NotificationSenderDependencies {
  database: Database
  contacts: Pick<ContactCipher, 'decrypt'>
  messages: Pick<Messages, 'canSend' | 'queue'>
  logger: FastifyBaseLogger
}

/** Waiting notifications, each queued as a message once; an unreadable one is dropped. */
export function createWaitingNotifications(
  dependencies: NotificationSenderDependencies,
): OutboxQueue<QueuedNotificationRow> {
  const { database, messages } = dependencies
  return {
    name: 'notification',
    rows: notificationRows,
    limit: 50,
    leaseMs: 30_000,
    retry: { firstMs: 5_000, maxMs: 600_000 },
    alarmAttempt: 3,
    failure: 'notification not queued',
    describe: ({ id, channel }) => ({ notification: id, channel }),
    async work(row, merchant) {
      await database.transaction(
        async (tx) => {
          if (!(await markQueued(tx, row)) || !messages.canSend(row.channel)) return
          const recipient = readRecipient(row, dependencies)
          if (!recipient) return
          const { language, title: subject } = row
          const request = { channel: recipient.channel, recipient: recipient.text, language, subject }
          const body = writeBody(merchant, row)
          await messages.queue(tx, merchant, { ...request, body, lifetimeSeconds: NOTIFICATION_LIFETIME_SECONDS })
        },
        { merchant: merchant.code },
      )
      return 'recorded'
    },
  }
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
