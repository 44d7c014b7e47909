import { Registry } from 'prom-client'
import { createOutbox, type Outbox } from '../outbox/index.ts'
import type { TestServer } from './test-server.ts'

/** An outbox with metrics of its own. */
export function createPlainOutbox(dependencies: Omit<Parameters<typeof createOutbox>[0], 'metrics'>): Outbox {
  return createOutbox({ ...dependencies, metrics: new Registry() })
}

/** An outbox for the rows of a test's instance, whose jobs do not run. */
export function createTestOutbox({ app, database, merchants }: TestServer): Outbox {
  const served = Object.values(merchants)
  return createPlainOutbox({ database, merchants: { list: async () => served }, logger: app.log })
}
