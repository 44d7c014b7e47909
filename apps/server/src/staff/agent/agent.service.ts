import type { AgentState } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import {
  addMonths,
  approveAgent,
  findAgent,
  findMonthOf,
  findPlan,
  lockAgent,
  moveAgent,
  presentMonth,
  readLastChoices,
  savePlanChoice,
  updateAgent,
} from '../../agent/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { StaffActor } from '../approval/index.ts'
import { requestType } from '../member/index.ts'
import { appendTrail } from '../trail/index.ts'

/** A change of an agent, and who makes it. */
interface AgentWork {
  merchant: Merchant
  /** The agent's member id. */
  agentId: string
  actor: StaffActor
  reason: string
  now: Date
}

interface AgentDecision {
  decision: 'approved' | 'refused' | 'stopped'
  type?: 1 | 2 | undefined
  planId?: string | undefined
}

/**
 * Approves an application or a stopped agent, refuses an application, or stops an agent. The same again changes nothing.
 * @throws ServiceError `not_found`, or `request_conflict` for a state from which there is no way to the decision
 */
export async function decideAgent(
  tx: Tx,
  work: AgentWork,
  { decision, type, planId }: AgentDecision,
): Promise<{ state: AgentState; approvalId: string | null }> {
  const { merchant, agentId, actor, reason, now } = work
  const row = await lockAgent(tx, merchant.code, agentId)
  const member = await findMemberById(tx, merchant.code, agentId)
  if (!row || !member) throw new ServiceError('not_found')
  if (row.state === decision) return { state: decision, approvalId: null }
  if (row.code === null ? decision === 'stopped' : decision === 'refused') throw new ServiceError('request_conflict')
  if (decision === 'approved') {
    const to = type ?? (member.type === 0 ? 1 : member.type)
    const change = { merchant, memberId: agentId, actor, reason, from: member.type, to }
    const outcome = await requestType(tx, change)
    if (!outcome.done) return { state: row.state, approvalId: outcome.approvalId }
    await approveAgent(tx, merchant, { memberId: agentId, reason, now })
    if (planId !== undefined) await choosePlan(tx, work, planId)
  } else {
    await updateAgent(tx, row, { state: decision, reason, decidedAt: now })
  }
  await appendTrail(tx, {
    ...{ merchant: merchant.code, actor, reason },
    ...{ action: `agent.${decision}`, subject: 'agent', subjectId: agentId },
    before: { state: row.state },
    after: { state: decision },
  })
  return { state: decision, approvalId: null }
}

/** Puts an agent below another one from the next month on. @returns that month's first day */
export async function placeAgent(tx: Tx, work: AgentWork, parentId: string | null): Promise<string> {
  const { merchant, agentId, actor, reason, now } = work
  const { fromMonth, before } = await moveAgent(tx, merchant, { agentId, parentId, now })
  if (before === parentId) return fromMonth
  await appendTrail(tx, {
    ...{ merchant: merchant.code, actor, reason },
    ...{ action: 'agent.moved', subject: 'agent', subjectId: agentId },
    before: { parentId: before },
    after: { parentId, from: presentMonth(fromMonth) },
  })
  return fromMonth
}

/**
 * Gives an agent a plan: its first one from this month on, another one from the next. @returns that month's first day
 * @throws ServiceError `not_found`
 */
export async function choosePlan(tx: Tx, work: AgentWork, planId: string): Promise<string> {
  const { merchant, agentId, actor, reason, now } = work
  const { code } = merchant
  if (!(await findAgent(tx, code, agentId))?.code || !(await findPlan(tx, code, planId)))
    throw new ServiceError('not_found')
  const before = (await readLastChoices(tx, code)).get(agentId) ?? null
  const fromMonth = addMonths(findMonthOf(merchant, now), before === null ? 0 : 1)
  if (before === planId) return fromMonth
  await savePlanChoice(tx, { merchant: code, agentId, fromMonth, planId })
  await appendTrail(tx, {
    ...{ merchant: code, actor, reason },
    ...{ action: 'agent.plan', subject: 'agent', subjectId: agentId },
    before: { planId: before },
    after: { planId, from: presentMonth(fromMonth) },
  })
  return fromMonth
}
