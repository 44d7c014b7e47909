import { decideStaffAgent, listStaffAgents, moveStaffAgent, type StaffAgent, setStaffAgentPlan } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import {
  type AgentRow,
  countAgentMembers,
  findAgent,
  findLastDay,
  findMonthOf,
  listAgents,
  presentMonth,
  readLastChoices,
  readParents,
  sumByAgent,
} from '../../agent/index.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { listMembersById, listMembersByName } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { choosePlan, decideAgent, placeAgent } from './agent.service.ts'

const PAGE_SIZE = 50
/** Members whose name begins with what was typed, among whom agents are looked for. */
const NAME_LIMIT = 500

const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })

/** Applications and agents. */
export function registerAgentListRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listStaffAgents, async ({ merchant, query: { state, parent, name, after } }) =>
    database.transaction(
      async (tx) => {
        const { code, settings } = merchant
        const parents = await readParents(tx, code, findMonthOf(merchant, new Date()))
        const named = await findNamed(tx, code, name)
        const below = parent === undefined ? undefined : listChildren(parents, parent)
        const memberIds = named && below ? named.filter((id) => below.includes(id)) : (named ?? below)
        const last = after === undefined ? undefined : await findAgent(tx, code, after)
        const isGone = after !== undefined && !last
        const list = { merchant: code, state, memberIds, after: last, limit: PAGE_SIZE + 1 }
        const rows = isGone || memberIds?.length === 0 ? [] : await listAgents(tx, list)
        const page = rows.slice(0, PAGE_SIZE)
        return {
          currency: settings.currency,
          isOpen: settings.agents?.takesApplications === true,
          items: await presentAgents(tx, merchant, page, parents),
          next: rows.length > PAGE_SIZE ? (page.at(-1)?.memberId ?? null) : null,
        }
      },
      { merchant: merchant.code },
    ),
  )

  registry.on(decideStaffAgent, async ({ merchant, staff, body: { id, reason, ...decision } }) => {
    const work = { merchant, agentId: id, actor: toActor(staff), reason, now: new Date() }
    return database.transaction((tx) => decideAgent(tx, work, decision), { merchant: merchant.code })
  })

  registry.on(moveStaffAgent, async ({ merchant, staff, body: { id, parentId, reason } }) => {
    const work = { merchant, agentId: id, actor: toActor(staff), reason, now: new Date() }
    const from = await database.transaction((tx) => placeAgent(tx, work, parentId), { merchant: merchant.code })
    return { from: presentMonth(from) }
  })

  registry.on(setStaffAgentPlan, async ({ merchant, staff, body: { id, planId, reason } }) => {
    const work = { merchant, agentId: id, actor: toActor(staff), reason, now: new Date() }
    const from = await database.transaction((tx) => choosePlan(tx, work, planId), { merchant: merchant.code })
    return { from: presentMonth(from) }
  })
}

async function findNamed(tx: Tx, merchant: string, name = ''): Promise<string[] | undefined> {
  const prefix = name.trim().toLowerCase()
  if (prefix === '') return undefined
  const members = await listMembersByName(tx, { merchant, prefix, after: undefined, limit: NAME_LIMIT })
  return members.map(({ id }) => id)
}

function listChildren(parents: ReadonlyMap<string, string | null>, parentId: string): string[] {
  return [...parents].filter(([, one]) => one === parentId).map(([agentId]) => agentId)
}

async function presentAgents(
  tx: Tx,
  merchant: Merchant,
  rows: readonly AgentRow[],
  parents: ReadonlyMap<string, string | null>,
): Promise<StaffAgent[]> {
  if (rows.length === 0) return []
  const { code } = merchant
  const agentIds = rows.map(({ memberId }) => memberId)
  const parentIds = agentIds.flatMap((id) => parents.get(id) ?? [])
  const members = new Map((await listMembersById(tx, code, [...agentIds, ...parentIds])).map((one) => [one.id, one]))
  const counts = await countAgentMembers(tx, code, agentIds)
  const choices = await readLastChoices(tx, code)
  const month = findMonthOf(merchant, new Date())
  const sums = await sumByAgent(tx, { merchant: code, agentIds, from: month, to: findLastDay(month) })
  return rows.map((row) => {
    const parentId = parents.get(row.memberId) ?? null
    const play = sums.get(row.memberId)
    return {
      ...{ id: row.memberId, state: row.state, text: row.application, reason: row.reason, code: row.code },
      username: members.get(row.memberId)?.username ?? '',
      type: members.get(row.memberId)?.type ?? 0,
      appliedAt: row.appliedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      planId: choices.get(row.memberId) ?? null,
      parentId,
      parentName: parentId === null ? null : (members.get(parentId)?.username ?? ''),
      memberCount: counts.get(row.memberId) ?? 0,
      childCount: listChildren(parents, row.memberId).length,
      netMinor: String(play ? play.staked - play.won - play.bonus : 0n),
    }
  })
}
