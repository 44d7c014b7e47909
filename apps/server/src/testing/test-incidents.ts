import { Registry } from 'prom-client'
import { createIncidentReporter, type IncidentReporter } from '../modules/incident/index.ts'
import { createMerchantDirectory } from '../modules/merchant/index.ts'
import type { TestServer } from './test-server.ts'

/** The reporter of a job that a test runs by itself; its metrics are nobody's. */
export function createTestIncidents({ database, app }: TestServer): IncidentReporter {
  return createIncidentReporter({
    merchants: createMerchantDirectory(database),
    metrics: new Registry(),
    logger: app.log,
  })
}
