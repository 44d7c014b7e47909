import type { AgentState, EndpointValue, listStaffAgentPlans, listStaffAgentStatements } from '@foyer/contract'

export type AgentPlan = EndpointValue<typeof listStaffAgentPlans>['items'][number]
export type ListedStatement = EndpointValue<typeof listStaffAgentStatements>['items'][number]

/** A change that staff makes of an application or an agent. */
export type AgentWay = 'approve' | 'refuse' | 'stop' | 'goOn'

/** Of each state; a missing one fails the type check. */
export const agentStateColors = {
  none: 'gray',
  applied: 'yellow',
  refused: 'red',
  approved: 'green',
  stopped: 'gray',
} as const satisfies Record<AgentState, string>
