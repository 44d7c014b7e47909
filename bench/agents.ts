import type { Database, Tx } from '@foyer/database'
import { openTestEngine } from '@foyer/database/testing'
import { serverMigrations } from '@foyer/server'
import { listAgentMembers, listDescendants, sumClicks } from '../apps/server/src/agent/person/index.ts'
import { sumByAgent, sumByDay, sumByMember, sumTotal } from '../apps/server/src/agent/play/index.ts'
import type { Measure, Report } from './measure.ts'
import { findMedian } from './statistics.ts'

const MERCHANT = 'bench'
const AGENTS = 10_000
const MEMBERS = 1_000_000
/** Members of a statement. */
const STEP = 50_000
/** Agents right below each one. */
const CHILDREN = 10
/** Every so many members have played on each of some days of the month. */
const PLAYED = { every: 20, days: 5 }
const MONTH = { month: '2026-10-01', from: '2026-10-01', to: '2026-10-31' }
const PASSES = 15
const LIMIT_MS = 300

/** (q) What an agent's pages read, for the agent above all others and for one in the middle. */
export async function measureAgents(report: Report): Promise<Measure[]> {
  const before = process.env.FOYER_TEST_DATABASE
  process.env.FOYER_TEST_DATABASE = 'served'
  const { engine, close } = await openTestEngine()
  if (before === undefined) delete process.env.FOYER_TEST_DATABASE
  else process.env.FOYER_TEST_DATABASE = before
  try {
    const database = engine.database({ schema: 'public', role: 'foyer_public' })
    await database.migrate(serverMigrations)
    report(`agents: ${AGENTS} agents, ${MEMBERS} members`)
    await seedTree(database)
    const measures: Measure[] = []
    for (const [name, agentId] of [
      ['the agent above all', 'a1'],
      ['an agent with ten below', 'a500'],
    ] as const) {
      measures.push(
        await measurePage(database, `${name}: own numbers by day and members`, (tx) => readOwn(tx, agentId)),
      )
      measures.push(await measurePage(database, `${name}: numbers of the whole team`, (tx) => readWhole(tx, agentId)))
    }
    return measures
  } finally {
    await close()
  }
}

async function measurePage(database: Database, name: string, read: (tx: Tx) => Promise<void>): Promise<Measure> {
  const times: number[] = []
  for (let pass = 0; pass < PASSES; pass += 1) {
    const startMs = performance.now()
    await database.transaction(read, { merchant: MERCHANT })
    times.push(performance.now() - startMs)
  }
  return {
    name: `agents: ${name}`,
    value: findMedian(times),
    unit: 'ms',
    limit: { kind: 'most', value: LIMIT_MS },
    note: `a month, slowest ${Math.max(...times).toFixed(0)} ms`,
  }
}

async function readOwn(tx: Tx, agentId: string): Promise<void> {
  await listDescendants(tx, { merchant: MERCHANT, agentId, month: MONTH.month })
  const filter = { merchant: MERCHANT, agentIds: [agentId], ...MONTH }
  await sumTotal(tx, filter)
  await sumByDay(tx, filter)
  const members = await listAgentMembers(tx, { merchant: MERCHANT, agentId, limit: 51 })
  await sumByMember(tx, { merchant: MERCHANT, memberIds: members.map(({ memberId }) => memberId), ...MONTH })
}

async function readWhole(tx: Tx, agentId: string): Promise<void> {
  const below = await listDescendants(tx, { merchant: MERCHANT, agentId, month: MONTH.month })
  const filter = { merchant: MERCHANT, agentIds: [agentId, ...below.map((one) => one.agentId)], ...MONTH }
  await sumTotal(tx, filter)
  await sumByDay(tx, filter)
  await sumClicks(tx, filter)
  await sumByAgent(tx, filter)
}

/** Each agent has as many members as another one; agents are numbered level by level. */
async function seedTree(database: Database): Promise<void> {
  const run = (text: string, values: unknown[] = []) => database.executeSql(text, values)
  await run(
    `INSERT INTO public.merchant (code, name, hosts, settings) VALUES ($1, 'Bench', '{bench.example}', '{"currency":"PHP"}')`,
    [MERCHANT],
  )
  const insertMembers = (letter: string, first: number, last: number) =>
    run(
      `INSERT INTO public.member (merchant, id, username, type, currency, language, register_method, created_at)
       SELECT $1, $2 || n, $2 || n, 0, 'PHP', 'EN', 'H5', now() FROM generate_series($3::int, $4::int) n`,
      [MERCHANT, letter, first, last],
    )
  await insertMembers('a', 1, AGENTS)
  await run(
    `INSERT INTO public.agent (merchant, member_id, state, code, applied_at, decided_at)
     SELECT $1, 'a' || n, 'approved', 'C' || n, now(), now() FROM generate_series(1, $2::int) n`,
    [MERCHANT, AGENTS],
  )
  await run(
    `INSERT INTO public.agent_parent (merchant, agent_id, from_month, parent_id)
     SELECT $1, 'a' || n, $4::date, CASE WHEN n > 1 THEN 'a' || ((n - 2) / $3::int + 1) END FROM generate_series(1, $2::int) n`,
    [MERCHANT, AGENTS, CHILDREN, MONTH.month],
  )
  for (let first = 1; first <= MEMBERS; first += STEP) {
    await insertMembers('m', first, first + STEP - 1)
    await run(
      `INSERT INTO public.agent_member (merchant, member_id, agent_id, bound_at, bound_on)
       SELECT $1, 'm' || n, 'a' || (n % $3::int + 1), now(), $4::date FROM generate_series($2::int, $5::int) n`,
      [MERCHANT, first, AGENTS, MONTH.month, first + STEP - 1],
    )
  }
  await run(
    `INSERT INTO public.agent_play (merchant, member_id, day, vendor, game, agent_id, staked, won, bonus, deposited, withdrawn)
     SELECT $1, 'm' || n, $4::date + d, 'arcade', 'DICE', 'a' || (n % $3::int + 1), 1000, 900, 0, 0, 0
     FROM generate_series(1, $2::int, $5::int) n, generate_series(1, $6::int) d`,
    [MERCHANT, MEMBERS, AGENTS, MONTH.month, PLAYED.every, PLAYED.days],
  )
  await run(
    `INSERT INTO public.agent_day
     SELECT merchant, agent_id, day, sum(staked), sum(won), 0, 0, 0, 0, 0 FROM public.agent_play GROUP BY 1, 2, 3`,
  )
  await run('ANALYZE')
}
