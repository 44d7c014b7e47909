import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { registerAgentListRoutes } from './agent.routes.ts'
import { registerAgentPlanRoutes } from './agent-plan.routes.ts'
import { registerAgentStatementRoutes } from './agent-statement.routes.ts'

/** Agents, their plans and their statements (AGENT, OPEN-25). */
export function registerStaffAgentRoutes(registry: Registry, services: { database: Database }): void {
  registerAgentListRoutes(registry, services)
  registerAgentPlanRoutes(registry, services)
  registerAgentStatementRoutes(registry, services)
}
