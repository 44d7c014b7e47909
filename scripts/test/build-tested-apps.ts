import { buildApps } from '../build-apps.ts'

/** Set-up of the tests of built apps: one build for all of them, and for the journeys after them. */
export async function setup(): Promise<void> {
  for (const app of ['web', 'arcade'] as const) await buildApps({ app, report: () => undefined })
}
