import { Registry } from 'prom-client'
import { createContactCipher } from '../outreach/contact/index.ts'
import { createMessages } from '../outreach/message/index.ts'
import { createWaitingNotifications } from '../outreach/notification/index.ts'
import { outboxProvider } from '../providers/messages/outbox.ts'
import { createTestOutbox } from './create-test-outbox.ts'
import type { TestServer } from './test-server.ts'

/** Sends the waiting notifications of aurora's members to the demo's outbox, as the jobs do. */
export async function sendTestNotifications(server: TestServer): Promise<void> {
  const { app, config, database, merchants } = server
  const { dataKey } = config
  const providers = { sms: outboxProvider, email: outboxProvider }
  const outbox = createTestOutbox(server)
  const shared = { database, logger: app.log }
  const messages = createMessages({ ...shared, outbox, providers, dataKey, metrics: new Registry() })
  const contacts = createContactCipher(dataKey)
  await outbox.run(createWaitingNotifications({ ...shared, contacts, messages }), [merchants.aurora])
  await messages.flush(merchants.aurora)
}
