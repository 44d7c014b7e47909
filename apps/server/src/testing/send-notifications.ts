import { Registry } from 'prom-client'
import { createContactCipher } from '../outreach/contact/index.ts'
import { createMessages } from '../outreach/message/index.ts'
import { listMerchantsWithNotifications } from '../outreach/notification/notification-queue.store.ts'
import { sendNotifications } from '../outreach/notification/notification-sender.service.ts'
import { outboxProvider } from '../providers/messages/outbox.ts'
import type { TestServer } from './test-server.ts'

/** Sends the waiting notifications of aurora's members to the demo's outbox, as the job does. */
export async function sendTestNotifications({ app, config, database, merchants }: TestServer): Promise<void> {
  const { dataKey } = config
  const providers = { sms: outboxProvider, email: outboxProvider }
  const messages = createMessages({ database, providers, dataKey, metrics: new Registry(), logger: app.log })
  const contacts = createContactCipher(dataKey)
  const due = await database.statement(listMerchantsWithNotifications, { isOperator: true })
  if (due.includes('aurora'))
    await sendNotifications(merchants.aurora, { database, contacts, messages, logger: app.log })
}
