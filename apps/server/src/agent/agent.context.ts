import type { Context, Core } from '../core.ts'
import { createAgentJob } from './agent.jobs.ts'
import { registerAgentRoutes } from './agent.routes.ts'
import { type NameGames, registerAgentNumberRoutes } from './agent-number.routes.ts'

/** Members who bring members, and what they earn by their play. */
export function createAgentContext(core: Core, { nameGames }: { nameGames: NameGames }): Context {
  const { database } = core
  return {
    jobs: [createAgentJob(core)],
    registerRoutes(registry) {
      registerAgentRoutes(registry, core)
      registerAgentNumberRoutes(registry, { database, nameGames })
    },
  }
}
