import { createContactCipher } from '../modules/contact/index.ts'
import { createMessages } from '../modules/message/index.ts'
import { sendNotifications } from '../modules/notification/notification-sender.service.ts'
import { outboxProvider } from '../providers/messages/outbox.ts'
import type { TestServer } from './test-server.ts'

/** Sends the waiting notifications of aurora's members to the demo's outbox, as the job does. */
export async function sendTestNotifications({ app, config, database, merchants }: TestServer): Promise<void> {
  const { dataKey } = config
  const providers = { sms: outboxProvider, email: outboxProvider }
  const messages = createMessages({ database, providers, dataKey, logger: app.log })
  const contacts = createContactCipher(dataKey)
  await sendNotifications(merchants.aurora, { database, contacts, messages, logger: app.log })
}
