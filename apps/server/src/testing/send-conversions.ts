import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { createTracking } from '../outreach/tracking/index.ts'
import { connectTracking } from '../providers/tracking/connect-tracking.ts'
import type { TestServer } from './test-server.ts'

/** Reports a merchant's due events to its partners, as the job does. */
export async function sendTestConversions({ app, config, database }: TestServer, merchant: string): Promise<void> {
  const client = Fastify()
  const partners = connectTracking(client, config.trackingProviders)
  await createTracking({ database, partners, metrics: new Registry(), logger: app.log }).flush({ code: merchant })
  await client.close()
}
