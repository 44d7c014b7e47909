import {
  type AgentGroup,
  type AgentNumbers,
  type Language,
  listAgentBets,
  listAgentStatements,
  readAgentNumbers,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Registry } from '../http/registry.ts'
import { ServiceError } from '../http/service-error.ts'
import { maskUsername } from '../invitation.rules.ts'
import { listSettledRounds, readBalances } from '../ledger/index.ts'
import { listMembersById } from '../member/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { findMonth, presentMonth, readMonth } from './month.rules.ts'
import {
  type Descendant,
  findAgent,
  findAgentMember,
  listAgentMembers,
  listDescendants,
  sumClicks,
} from './person/index.ts'
import { findCount, type PlaySums, sumByAgent, sumByDay, sumByGame, sumByMember, sumTotal } from './play/index.ts'
import { listStatements, presentStatement } from './statement/index.ts'

/** Rows of a page. */
const PAGE = 50
const STATEMENT_PAGE = 12
/** Longest period, in days. */
const PERIOD_MAX = 93

/** Names of a merchant's games by `vendor/code`; games belong to a context above this one. */
export type NameGames = (tx: Tx, merchant: Merchant, language: Language) => Promise<ReadonlyMap<string, string>>

/** Everything that one request of numbers reads. */
interface Asked {
  merchant: Merchant
  agentId: string
  from: string
  to: string
  after: string | undefined
  /** Agents whose own members are counted. */
  agentIds: string[]
  descendants: readonly Descendant[]
  language: Language
  nameGames: NameGames
}
type Page = Pick<AgentNumbers, 'rows' | 'next'>
type Row = AgentNumbers['rows'][number]

/** What an agent's members have played, and what it earns by that (AGENT, OPEN-25). */
export function registerAgentNumberRoutes(
  registry: Registry,
  { database, nameGames }: { database: Database; nameGames: NameGames },
): void {
  registry.on(readAgentNumbers, async ({ merchant, session: { memberId: agentId }, query, caller: { language } }) => {
    const { from, to, by, after } = query
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
    if (!(days >= 1 && days <= PERIOD_MAX))
      throw new ServiceError('invalid_input', [{ path: 'to', rule: 'field.invalid' }])
    return database.transaction(
      async (tx) => {
        const descendants = await listDescendants(tx, { merchant: merchant.code, agentId, month: findMonth(to) })
        const below = query.whole === 'true' ? descendants.map((one) => one.agentId) : []
        const agentIds = [agentId, ...below]
        const filter = { merchant: merchant.code, agentIds, from, to }
        const { registrations, firstDeposits, active, ...sums } = await sumTotal(tx, filter)
        const count = await findCount(tx, merchant.code)
        const asked = { merchant, agentId, from, to, after, agentIds, descendants, language, nameGames }
        const clicks = await sumClicks(tx, filter)
        return {
          currency: merchant.settings.currency,
          countedAt: count?.countedAt?.toISOString() ?? null,
          total: { ...presentSums(sums), clicks, registrations, firstDeposits, active },
          ...(await pages[by](tx, asked)),
        }
      },
      { merchant: merchant.code },
    )
  })

  registry.on(listAgentStatements, async ({ merchant: { code }, session: { memberId }, query: { after } }) =>
    database.transaction(
      async (tx) => {
        const last = after === undefined ? undefined : { month: readMonth(after), agentId: memberId }
        const list = { merchant: code, agentId: memberId, after: last, limit: STATEMENT_PAGE + 1 }
        const rows = await listStatements(tx, list)
        const page = rows.slice(0, STATEMENT_PAGE)
        const end = page.at(-1)
        return {
          items: page.map(presentStatement),
          next: rows.length > STATEMENT_PAGE && end ? presentMonth(end.month) : null,
        }
      },
      { merchant: code },
    ),
  )

  registry.on(listAgentBets, async ({ merchant, session, query, caller: { language } }) =>
    database.transaction(
      async (tx) => {
        const { code, settings } = merchant
        const bound = await findAgentMember(tx, code, query.member)
        if (bound?.agentId !== session.memberId) throw new ServiceError('not_found')
        const { currency, timeZone } = settings
        const player = { merchant: code, memberId: query.member, currency }
        const filter = { from: query.from, to: query.to, timeZone, before: query.after, limit: PAGE + 1 }
        const rounds = await listSettledRounds(tx, player, filter)
        const names = await nameGames(tx, merchant, language)
        const page = rounds.slice(0, PAGE)
        return {
          currency,
          items: page.map((round) => ({
            id: round.id,
            game: names.get(`${round.vendor}/${round.game}`) ?? round.game,
            at: round.at.toISOString(),
            ...{ stakedMinor: String(round.stakedMinor), wonMinor: String(round.wonMinor) },
          })),
          next: rounds.length > PAGE ? (page.at(-1)?.id ?? null) : null,
        }
      },
      { merchant: merchant.code },
    ),
  )
}

function presentSums(sums: PlaySums) {
  return {
    stakedMinor: String(sums.staked),
    wonMinor: String(sums.won),
    netMinor: String(sums.staked - sums.won - sums.bonus),
    depositedMinor: String(sums.deposited),
    withdrawnMinor: String(sums.withdrawn),
  }
}

const noPlay: PlaySums = { staked: 0n, won: 0n, bonus: 0n, deposited: 0n, withdrawn: 0n }

function toRow(key: string, sums: PlaySums | undefined, more: Partial<Row> = {}): Row {
  return { key, name: '', joinedAt: null, balanceMinor: null, ...presentSums(sums ?? noPlay), ...more }
}

const pages: Record<AgentGroup, (tx: Tx, asked: Asked) => Promise<Page>> = {
  async day(tx, { merchant, agentIds, from, to }) {
    const days = await sumByDay(tx, { merchant: merchant.code, agentIds, from, to })
    return { rows: days.map(({ day, ...sums }) => toRow(day, sums)), next: null }
  },

  async game(tx, { merchant, agentIds, from, to, language, nameGames }) {
    const games = await sumByGame(tx, { merchant: merchant.code, agentIds, from, to })
    const names = await nameGames(tx, merchant, language)
    const rows = games.map(({ vendor, game, ...sums }) => {
      const key = `${vendor}/${game}`
      return toRow(key, sums, { name: names.get(key) ?? game })
    })
    return { rows, next: null }
  },

  async member(tx, { merchant, agentId, from, to, after }) {
    const { code, settings } = merchant
    const last = after === undefined ? undefined : await findAgentMember(tx, code, after)
    if (after !== undefined && last?.agentId !== agentId) return { rows: [], next: null }
    const bound = await listAgentMembers(tx, { merchant: code, agentId, after: last, limit: PAGE + 1 })
    const page = bound.slice(0, PAGE)
    const memberIds = page.map(({ memberId }) => memberId)
    const sums = await sumByMember(tx, { merchant: code, memberIds, from, to })
    const names = await nameMembers(tx, code, memberIds)
    const rows = []
    for (const { memberId, boundAt } of page) {
      const balanceMinor = settings.agents?.showsBalance === true ? await readBalance(tx, merchant, memberId) : null
      const more = { name: names.get(memberId) ?? '', joinedAt: boundAt.toISOString(), balanceMinor }
      rows.push(toRow(memberId, sums.get(memberId), more))
    }
    return { rows, next: bound.length > PAGE ? (memberIds.at(-1) ?? null) : null }
  },

  /** Agents right below, each with all below it. */
  async agent(tx, { merchant, descendants, from, to, after = '' }) {
    const children = [...new Set(descendants.map(({ childId }) => childId))].sort().filter((id) => id > after)
    const page = children.slice(0, PAGE)
    const branches = descendants.filter(({ childId }) => page.includes(childId))
    const agentIds = branches.map((one) => one.agentId)
    const sums = await sumByAgent(tx, { merchant: merchant.code, agentIds, from, to })
    const names = await nameMembers(tx, merchant.code, page)
    const rows = []
    for (const childId of page) {
      const branch = branches.filter((one) => one.childId === childId).map((one) => sums.get(one.agentId) ?? noPlay)
      const joinedAt = (await findAgent(tx, merchant.code, childId))?.decidedAt?.toISOString() ?? null
      rows.push(toRow(childId, addAll(branch), { name: names.get(childId) ?? '', joinedAt }))
    }
    return { rows, next: children.length > PAGE ? (page.at(-1) ?? null) : null }
  },
}

function addAll(all: readonly PlaySums[]): PlaySums {
  const sumOf = (name: keyof PlaySums) => all.reduce((total, sums) => total + sums[name], 0n)
  return {
    staked: sumOf('staked'),
    won: sumOf('won'),
    bonus: sumOf('bonus'),
    deposited: sumOf('deposited'),
    withdrawn: sumOf('withdrawn'),
  }
}

async function readBalance(tx: Tx, { code, settings }: Merchant, memberId: string): Promise<string> {
  const balances = await readBalances(tx, code, memberId)
  return String(balances.find(({ currency }) => currency === settings.currency)?.balanceMinor ?? 0n)
}

async function nameMembers(tx: Tx, merchant: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const members = await listMembersById(tx, merchant, ids)
  return new Map(members.map(({ id, username }) => [id, maskUsername(username)]))
}
