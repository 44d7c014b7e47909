import { buildApps } from '../build-apps.ts'

/** Set-up of the tests of the built web app: one build for all of them, and for the journeys after them. */
export async function setup(): Promise<void> {
  await buildApps({ app: 'web', report: () => undefined })
}
