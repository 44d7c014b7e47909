import type { Context, Core } from '../core.ts'
import { registerRewardRoutes } from './reward/index.ts'
import { createTournamentJob, registerTournamentRoutes } from './tournament/index.ts'

/** Offers and what members get from them; the money itself is the ledger's (decision 119). */
export function createBonusContext(core: Core): Context {
  return {
    jobs: [createTournamentJob(core)],
    registerRoutes(registry) {
      registerRewardRoutes(registry, core)
      registerTournamentRoutes(registry, core)
    },
  }
}
