import { Registry } from 'prom-client'
import { createOutbox, type Outbox } from '../outbox/index.ts'
import type { TestServer } from './test-server.ts'

/** An outbox for the rows of a test's instance, whose jobs do not run. */
export function createTestOutbox({ app, database, merchants }: TestServer): Outbox {
  const served = Object.values(merchants)
  return createOutbox({ database, merchants: { list: async () => served }, metrics: new Registry(), logger: app.log })
}
