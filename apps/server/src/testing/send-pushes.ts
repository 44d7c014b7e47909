import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { findBrowserMember } from '../account/session/index.ts'
import { createPush } from '../outreach/push/index.ts'
import { connectPush } from '../providers/push/connect-push.ts'
import { createTestOutbox } from './create-test-outbox.ts'
import type { TestServer } from './test-server.ts'

/** Sends a merchant's due push notifications, as the job does. */
export async function sendTestPushes(server: TestServer, merchant: keyof TestServer['merchants']): Promise<void> {
  const { config, database, merchants } = server
  const { dataKey, platformUrl, pushProviders } = config
  const client = Fastify()
  const providers = connectPush(client, { dataKey, platformUrl, config: pushProviders })
  const { pushes } = createPush({ database, providers, findBrowserMember, dataKey, metrics: new Registry() })
  await createTestOutbox(server).run(pushes, [merchants[merchant]])
  await client.close()
}
