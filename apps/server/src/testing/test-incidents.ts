import { Registry } from 'prom-client'
import { createIncidentReporter, type IncidentReporter } from '../modules/incident/index.ts'
import type { TestServer } from './test-server.ts'

/** The reporter of a job that a test runs by itself; its metrics are nobody's. */
export function createTestIncidents({ app }: TestServer): IncidentReporter {
  return createIncidentReporter({ metrics: new Registry(), logger: app.log })
}
