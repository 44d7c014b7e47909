import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { findBrowserMember } from '../account/session/index.ts'
import { createPush } from '../outreach/push/index.ts'
import { listMerchantsWithPushes } from '../outreach/push/push-queue.store.ts'
import { connectPush } from '../providers/push/connect-push.ts'
import type { TestServer } from './test-server.ts'

/** Sends a merchant's due push notifications, as the job does. */
export async function sendTestPushes(
  { app, config, database, merchants }: TestServer,
  merchant: keyof TestServer['merchants'],
): Promise<void> {
  const due = await database.statement(listMerchantsWithPushes, { isOperator: true })
  if (!due.includes(merchants[merchant].code)) return
  const { dataKey, platformUrl, pushProviders } = config
  const client = Fastify()
  const providers = connectPush(client, { dataKey, platformUrl, config: pushProviders })
  const dependencies = { database, providers, findBrowserMember, dataKey, metrics: new Registry(), logger: app.log }
  await createPush(dependencies).flush(merchants[merchant])
  await client.close()
}
