import { z } from 'zod'
import { agentStatement, agentStates, month, statementStates } from './agent.ts'
import { agentPlanTerms } from './agent-plan.ts'
import { endpoint } from './endpoint.ts'
import { currencyCode, id, instant, requestId, signedAmountMinor } from './fields.ts'
import { staffReason, staffText } from './staff.ts'

const staffAgent = z.object({
  /** The agent’s member id. */
  id,
  username: z.string(),
  type: z.number().int(),
  state: z.enum(agentStates),
  text: z.string(),
  reason: z.string().nullable(),
  code: z.string().nullable(),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  planId: id.nullable(),
  parentId: id.nullable(),
  parentName: z.string().nullable(),
  /** Own members, and agents right below. */
  memberCount: z.number().int(),
  childCount: z.number().int(),
  /** Net result of its own members in this month so far. */
  netMinor: signedAmountMinor,
})
export type StaffAgent = z.output<typeof staffAgent>

export const listStaffAgents = endpoint({
  method: 'GET',
  path: '/wps/staff/agent',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'Applications and agents, newest first; with `parent`, those right below that agent',
  query: z.object({
    state: z.enum(agentStates).optional(),
    parent: id.optional(),
    name: staffText.max(64).optional(),
    after: id.optional(),
  }),
  value: z.object({ currency: currencyCode, isOpen: z.boolean(), items: z.array(staffAgent), next: id.nullable() }),
})

export const decideStaffAgent = endpoint({
  method: 'POST',
  path: '/wps/staff/agent/decide',
  access: 'staff',
  staff: ['owner'],
  summary: 'Approves an application with type and plan, refuses it, stops an agent or lets it go on',
  body: z.object({
    id,
    decision: z.enum(['approved', 'refused', 'stopped']),
    /** Of an approval: type of the member, and its plan from this month on. */
    type: z.union([z.literal(1), z.literal(2)]).optional(),
    planId: id.optional(),
    reason: staffReason,
  }),
  /** With an approval, the change of type waits for a second person: until then nothing has changed. */
  value: z.object({ state: z.enum(agentStates), approvalId: id.nullable() }),
  errors: ['not_found', 'request_conflict'],
})

export const moveStaffAgent = endpoint({
  method: 'POST',
  path: '/wps/staff/agent/move',
  access: 'staff',
  staff: ['owner'],
  summary: 'Moves an agent below another one, or to the top, from the next month on; past months stay as they were',
  body: z.object({ id, parentId: id.nullable(), reason: staffReason }),
  value: z.object({ from: month }),
  errors: ['not_found', 'request_conflict'],
})

export const setStaffAgentPlan = endpoint({
  method: 'POST',
  path: '/wps/staff/agent/plan',
  access: 'staff',
  staff: ['owner'],
  summary: 'Gives an agent another plan from the next month on; the first one counts from this month',
  body: z.object({ id, planId: id, reason: staffReason }),
  value: z.object({ from: month }),
  errors: ['not_found'],
})

export const listStaffAgentPlans = endpoint({
  method: 'GET',
  path: '/wps/staff/agent/plans',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'The plans with their newest version and the month from which it counts',
  value: z.object({
    currency: currencyCode,
    items: z.array(
      z.object({
        id,
        name: z.string(),
        version: z.number().int(),
        from: month,
        terms: agentPlanTerms,
        agentCount: z.number().int(),
      }),
    ),
  }),
})

export const saveStaffAgentPlan = endpoint({
  method: 'POST',
  path: '/wps/staff/agent/plans',
  access: 'staff',
  staff: ['owner'],
  summary: 'Adds a plan, or a version of one that counts from the next month on; refused when it has changed since',
  body: z.object({
    id: requestId,
    /** Of the version that was seen; 0 for a new plan. */
    version: z.number().int().min(0).max(1e9),
    name: staffText.trim().min(1).max(60),
    terms: agentPlanTerms,
    reason: staffReason,
  }),
  value: z.object({ version: z.number().int(), from: month }),
  errors: ['request_conflict'],
})

export const listStaffAgentStatements = endpoint({
  method: 'GET',
  path: '/wps/staff/agent/statement',
  access: 'staff',
  staff: ['owner', 'finance', 'risk'],
  summary: 'Monthly statements of all agents or of one, newest month first',
  query: z.object({
    state: z.enum(statementStates).optional(),
    agent: id.optional(),
    month: month.optional(),
    /** `month agent` of the last one of the page before. */
    after: z.string().max(80).optional(),
  }),
  value: z.object({
    currency: currencyCode,
    items: z.array(agentStatement.extend({ agentId: id, username: z.string(), reason: z.string().nullable() })),
    next: z.string().nullable(),
  }),
})

export const decideStaffAgentStatement = endpoint({
  method: 'POST',
  path: '/wps/staff/agent/statement/decide',
  access: 'staff',
  staff: ['owner', 'finance'],
  summary: 'Approves a statement, which is paid once its hold is over, or reverses it; the same again changes nothing',
  body: z.object({ id, month, decision: z.enum(['approved', 'reversed']), reason: staffReason }),
  value: z.object({ state: z.enum(statementStates) }),
  errors: ['not_found', 'request_conflict'],
})
