import type { AgentStatement, StatementState } from '@foyer/contract'
import { isAgent } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { transfer } from '../../ledger/index.ts'
import { findMemberById } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { readLocalTime } from '../../time-zone.rules.ts'
import { addMonths, findLastDay, findMonth, presentMonth } from '../month.rules.ts'
import { listAgentIds, readParents } from '../person/index.ts'
import { type AgentPlan, listAgentPlans } from '../plan/index.ts'
import { listAcquired, lockCount, markAcquired, type PlaySums, sumByAgent, updateCount } from '../play/index.ts'
import { computeCommission, findCarried, noPlay, sumLevels } from './statement.rules.ts'
import {
  insertStatement,
  lockStatement,
  readCarried,
  type StatementRow,
  takeBackReversed,
  updateStatement,
} from './statement.store.ts'

const DAY_MS = 86_400_000

/**
 * Writes the statements of the next month that is over and counted to its end: one for each agent with a plan.
 * @returns whether there was such a month
 */
export async function writeStatements(database: Database, merchant: Merchant, now: Date): Promise<boolean> {
  return database.transaction(
    async (tx) => {
      const count = await lockCount(tx, merchant.code)
      if (!count || addMonths(count.statedFrom, 1) > findMonth(count.openFrom)) return false
      await writeMonth(tx, merchant, count.statedFrom, now)
      await updateCount(tx, merchant.code, { statedFrom: addMonths(count.statedFrom, 1) })
      return true
    },
    { merchant: merchant.code },
  )
}

async function writeMonth(tx: Tx, merchant: Merchant, month: string, now: Date): Promise<void> {
  const { code, settings } = merchant
  const to = findLastDay(month)
  const plans = await listAgentPlans(tx, { merchant: code, month })
  const agentIds = await listAgentIds(tx, code)
  const sums = await sumByAgent(tx, { merchant: code, agentIds, from: month, to })
  const childrenOf = readChildren(await readParents(tx, code, month))
  const carried = await readCarried(tx, code, month)
  // What an agent without a plan owes waits for its next statement.
  const reversed = await takeBackReversed(tx, { merchant: code, month, agentIds: plans.map(({ agentId }) => agentId) })
  const sumsOf = (id: string): PlaySums => sums.get(id) ?? noPlay
  const monthEnd = readLocalTime(`${addMonths(month, 1)}T00:00`, settings.timeZone)
  for (const plan of plans) {
    const { agentId, terms } = plan
    const { lines, total } = computeCommission(terms, {
      own: sumsOf(agentId),
      below: sumLevels(agentId, terms.subShareBp.length, { childrenOf, sumsOf }),
      acquired: await takeAcquired(tx, code, plan, month),
      carriedMinor: carried.get(agentId) ?? 0n,
      reversedMinor: reversed.get(agentId) ?? 0n,
    })
    const payable = total > 0n ? total : 0n
    await insertStatement(tx, {
      ...{ merchant: code, agentId, month, currency: settings.currency, terms, lines, total, payable, createdAt: now },
      ...{ planId: plan.planId, planName: plan.name },
      // Nothing to decide where there is nothing to pay.
      state: payable > 0n ? 'pending' : 'approved',
      heldUntil: new Date(monthEnd.getTime() + terms.holdDays * DAY_MS),
    })
  }
}

function readChildren(parents: ReadonlyMap<string, string | null>): (id: string) => readonly string[] {
  const children = new Map<string, string[]>()
  for (const [agentId, parentId] of parents) {
    if (parentId === null) continue
    const known = children.get(parentId)
    if (known) known.push(agentId)
    else children.set(parentId, [agentId])
  }
  return (id) => children.get(id) ?? []
}

async function takeAcquired(
  tx: Tx,
  merchant: string,
  { agentId, terms: { acquisition } }: AgentPlan,
  month: string,
): Promise<number> {
  if (!acquisition) return 0
  const { depositMinor, stakeMinor } = acquisition
  const memberIds = await listAcquired(tx, {
    ...{ merchant, agentId, to: findLastDay(month) },
    ...{ depositMinor: BigInt(depositMinor), stakeMinor: BigInt(stakeMinor) },
  })
  if (memberIds.length > 0) await markAcquired(tx, { merchant, memberIds, month })
  return memberIds.length
}

/**
 * Pays an approved statement whose hold is over into the agent's wallet, once: the ledger's key is agent and month.
 * @returns whether it is paid; not while its member is no agent or closed
 */
export async function payStatement(
  tx: Tx,
  place: Pick<StatementRow, 'merchant' | 'agentId' | 'month'>,
  now: Date,
): Promise<boolean> {
  const { merchant, agentId, month } = place
  const row = await lockStatement(tx, place)
  if (row?.state !== 'approved' || row.heldUntil > now) return false
  const member = await findMemberById(tx, merchant, agentId)
  if (!member || member.closedAt !== null || !isAgent(member.type)) return false
  if (row.payable > 0n) {
    const answer = await transfer(tx, {
      ...{ merchant, memberId: agentId, currency: row.currency, kind: 'commission', scope: 'agent' },
      ...{ key: `${agentId}:${month}`, amountMinor: row.payable, counter: 'commission' },
      reference: presentMonth(month),
    })
    if (answer.status !== 'posted') throw new Error(`the ledger refused a commission: ${answer.code ?? answer.status}`)
  }
  await updateStatement(tx, place, { state: 'paid', paidAt: now })
  return true
}

/**
 * Approves a statement, or reverses it: one that was paid is taken back by the next statement, and the wallet stays.
 * @returns the state before @throws ServiceError `not_found`, or `request_conflict` for one that was decided otherwise
 */
export async function decideStatement(
  tx: Tx,
  decision: {
    merchant: string
    agentId: string
    month: string
    state: 'approved' | 'reversed'
    reason: string
    now: Date
  },
): Promise<StatementState> {
  const { state, reason, now, ...place } = decision
  const row = await lockStatement(tx, place)
  if (!row) throw new ServiceError('not_found')
  if (row.state === state) return state
  if (row.state === 'reversed' || (state === 'approved' && row.state === 'paid'))
    throw new ServiceError('request_conflict')
  await updateStatement(tx, place, { state, reason, decidedAt: now })
  return row.state
}

/** A statement as callers see it. */
export function presentStatement(row: StatementRow): AgentStatement {
  return {
    month: presentMonth(row.month),
    ...{ state: row.state, currency: row.currency, planName: row.planName, terms: row.terms, lines: row.lines },
    totalMinor: String(row.total),
    payableMinor: String(row.payable),
    carriedMinor: String(findCarried(row.total)),
    heldUntil: row.heldUntil.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }
}
