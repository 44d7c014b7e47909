import { createIncidentReporter, type IncidentReporter } from '../money/incident/index.ts'
import type { TestServer } from './test-server.ts'

/** The reporter of a job run by a test. */
export function createTestIncidents({ app }: TestServer): IncidentReporter {
  return createIncidentReporter(app.log)
}
