import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { createTracking } from '../outreach/tracking/index.ts'
import { connectTracking } from '../providers/tracking/connect-tracking.ts'
import { createTestOutbox } from './create-test-outbox.ts'
import type { TestServer } from './test-server.ts'

/** Reports a merchant's due events to its partners, as the job does. */
export async function sendTestConversions(server: TestServer, merchant: keyof TestServer['merchants']): Promise<void> {
  const { config, database, merchants } = server
  const client = Fastify()
  const partners = connectTracking(client, config.trackingProviders)
  const { conversions } = createTracking({ database, partners, metrics: new Registry() })
  await createTestOutbox(server).run(conversions, [merchants[merchant]])
  await client.close()
}
