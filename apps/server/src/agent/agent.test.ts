import { randomUUID } from 'node:crypto'
import {
  type AgentPlanTerms,
  applyAsAgent,
  closeAgentLink,
  countAgentClick,
  createAgentLink,
  decideStaffAgent,
  decideStaffAgentStatement,
  listAgentBets,
  listAgentStatements,
  listStaffAgentPlans,
  listStaffAgentStatements,
  listStaffAgents,
  listStaffTrail,
  login,
  moveStaffAgent,
  readAgent,
  readAgentNumbers,
  register,
  registerAgentMember,
  saveStaffAgentPlan,
  setStaffAgentPlan,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credit, hold, transfer } from '../ledger/index.ts'
import { saveMerchant } from '../merchant/index.ts'
import { logInStaff, type StaffClient } from '../testing/staff-client.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../testing/test-server.ts'
import { runAgentWork } from './agent.jobs.ts'

const DAY_MS = 86_400_000
const terms: AgentPlanTerms = {
  tiers: [
    { fromMinor: '0', shareBp: 2_000 },
    { fromMinor: '100000', shareBp: 3_000 },
  ],
  subShareBp: [500, 100],
  stakeBp: 10,
  acquisition: { rewardMinor: '500', depositMinor: '1000', stakeMinor: '2000' },
  ...{ deductsBonus: true, platformBp: 333, depositFeeBp: 50, negative: 'carry', holdDays: 0 },
}

let server: TestServer
let owner: StaffClient
let finance: StaffClient
let planId: string
beforeAll(async () => {
  server = await startTestServer({
    limits: { general: 10_000, register: 10_000, usernameCheck: 10_000, login: 10_000, loginAddress: 10_000 },
  })
  for (const merchant of [server.merchants.aurora, server.merchants.lotus]) {
    merchant.settings.agents = { takesApplications: true, showsBalance: true }
    merchant.settings.timeZone = noonZone()
    await server.database.transaction((tx) => saveMerchant(tx, merchant))
  }
  owner = await logInStaff(server, 'aurora', 'owner')
  finance = await logInStaff(server, 'aurora', 'finance')
  planId = await savePlan(terms)
})
afterAll(() => server?.close())

/** A zone in which it is about noon: no test meets the end of a day. Its date is that of UTC. */
function noonZone(): string {
  const offset = new Date().getUTCHours() - 12
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '+' : ''}${offset}`
}

const staffHeaders = { merchant: 'aurora' }
const reason = 'as agreed'
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.executeSql(text, values)).rows as Row[] // columns of each statement
const newName = () => `a${randomUUID().replaceAll('-', '').slice(0, 12)}`

async function savePlan(planTerms: AgentPlanTerms, name = 'Standard'): Promise<string> {
  const id = randomUUID()
  const body = { id, version: 0, name, terms: planTerms, reason }
  const { envelope } = await server.call(saveStaffAgentPlan, { body }, owner, staffHeaders)
  expect(envelope.success).toBe(true)
  return id
}

type Member = TestClient & { memberId: string; username: string }

async function logInAgain(member: Member): Promise<Member> {
  const body = { username: member.username, password: TEST_PASSWORD }
  const { envelope, headers } = await server.call(login, { body }, { host: member.host })
  if (!envelope.value) throw new Error(String(envelope.errorCode))
  return { ...member, token: envelope.value.token, cookie: readCookies(headers) }
}

/** A member who applied, was approved with a plan and is logged in as an agent. */
async function createAgent(plan: string | undefined = planId, applicant?: Member): Promise<Member & { code: string }> {
  const member = applicant ?? (await server.logIn('aurora'))
  await server.call(applyAsAgent, { body: { text: 'I know many players' } }, member)
  const body = { id: member.memberId, decision: 'approved', type: 1, planId: plan, reason } as const
  const { envelope } = await server.call(decideStaffAgent, { body }, owner, staffHeaders)
  expect(envelope.value).toEqual({ state: 'approved', approvalId: null })
  const agent = await logInAgain(member)
  const { code } = await readOwn(agent)
  return { ...agent, code: code ?? '' }
}

async function readOwn(member: Member) {
  const { envelope } = await server.call(readAgent, {}, member)
  if (!envelope.value) throw new Error(String(envelope.errorCode))
  return envelope.value
}

/** A member who registers with an agent's code. */
async function join(affiliateCode: string, linkId?: string, host = 'localhost'): Promise<Member> {
  const username = newName()
  const body = { username, password: TEST_PASSWORD, affiliateCode, ...(linkId === undefined ? {} : { linkId }) }
  const { envelope, headers } = await server.call(register, { body }, { host })
  expect(envelope.errorCode ?? '').toBe('')
  const [row] = await query<{ id: string }>('SELECT id FROM public.member WHERE username = $1', [username])
  const token = envelope.value?.token ?? ''
  return { host, token, cookie: readCookies(headers), memberId: row?.id ?? '', username }
}
const agentOf = async (memberId: string) =>
  (
    await query<{ agent_id: string; link_id: string | null }>(
      'SELECT agent_id, link_id::text FROM public.agent_member WHERE member_id = $1',
      [memberId],
    )
  )[0]

const account = (memberId: string) => ({ merchant: 'aurora', memberId, currency: 'PHP' })
const inLedger = <T>(run: Parameters<typeof server.database.transaction<T>>[0]) =>
  server.database.transaction(run, { merchant: 'aurora' })

async function deposit(memberId: string, amountMinor: bigint): Promise<void> {
  const request = { ...account(memberId), kind: 'deposit', scope: 'deposit', counter: 'bank', amountMinor } as const
  await inLedger((tx) => transfer(tx, { ...request, key: randomUUID() }))
}

/** A round that is over: its stake, and what it won. */
async function play(memberId: string, staked: bigint, won: bigint, game = 'dice'): Promise<void> {
  const round = randomUUID()
  const common = { ...account(memberId), scope: 'arcade', round, counter: 'game:arcade', reference: game }
  await inLedger(async (tx) => {
    await hold(tx, { ...common, kind: 'bet', key: `${round}:s`, amountMinor: staked })
    await credit(tx, { ...common, key: `${round}:w`, amountMinor: won, closesRound: true })
  })
}

const work = (now = new Date()) =>
  runAgentWork(
    { database: server.database, merchants: { list: async () => [server.merchants.aurora] }, logger: server.app.log },
    now,
  )
/** A day in the month after this one, when this month is over and counted. */
const nextMonth = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2))
}
const today = () => new Date().toISOString().slice(0, 10)
const numbersOf = async (agent: Member, more: Record<string, string> = {}) => {
  const range = { from: today(), to: today(), by: 'day' as const, whole: 'false' as const, ...more }
  const { envelope } = await server.call(readAgentNumbers, { query: range }, agent)
  if (!envelope.value) throw new Error(String(envelope.errorCode))
  return envelope.value
}

describe('becoming an agent', () => {
  it('OPEN-25 AGENT-01 an application waits for staff, whose approval makes the member an agent with a code', async () => {
    const member = await server.logIn('aurora')
    expect(await readOwn(member)).toMatchObject({ state: 'none', isOpen: true, code: null })
    await server.call(applyAsAgent, { body: { text: 'I know many players' } }, member)
    await server.call(applyAsAgent, { body: { text: 'I know very many players' } }, member)
    expect(await readOwn(member)).toMatchObject({ state: 'applied', code: null, links: [] })
    const listed = await server.call(listStaffAgents, { query: { state: 'applied' } }, owner, staffHeaders)
    const [application] = listed.envelope.value?.items ?? []
    expect(application).toMatchObject({ id: member.memberId, text: 'I know very many players', type: 0 })

    const body = { id: member.memberId, decision: 'approved', type: 2, planId, reason } as const
    await server.call(decideStaffAgent, { body }, owner, staffHeaders)
    const agent = await logInAgain(member)
    const own = await readOwn(agent)
    expect(own).toMatchObject({ state: 'approved', plan: { name: 'Standard' }, memberCount: 0, agentCount: 0 })
    expect(own.code).toMatch(/^[A-HJKMNP-Z2-9]{9}$/)
    expect(await query('SELECT type FROM public.member WHERE id = $1', [member.memberId])).toEqual([{ type: 2 }])
    const trail = await server.call(listStaffTrail, { query: { action: 'agent.approved' } }, owner, staffHeaders)
    expect(trail.envelope.value?.items[0]).toMatchObject({ subjectId: member.memberId, reason })
  })

  it('OPEN-25 a refused member reads the reason and may apply again', async () => {
    const member = await server.logIn('aurora')
    await server.call(applyAsAgent, { body: { text: 'I know many players' } }, member)
    const body = { id: member.memberId, decision: 'refused', reason: 'not yet' } as const
    await server.call(decideStaffAgent, { body }, owner, staffHeaders)
    expect(await readOwn(member)).toMatchObject({ state: 'refused', reason: 'not yet' })
    await server.call(applyAsAgent, { body: { text: 'Now I know many players' } }, member)
    expect(await readOwn(member)).toMatchObject({ state: 'applied', reason: null })
  })

  it('OPEN-25 nobody applies where the merchant takes none, nor members for fun', async () => {
    const free = await server.logIn('aurora', 4)
    const text = 'I know many players'
    expect((await server.call(applyAsAgent, { body: { text } }, free)).envelope.errorCode).toBe('free_reject')
    server.merchants.lotus.settings.agents = { takesApplications: false, showsBalance: false }
    await server.database.transaction((tx) => saveMerchant(tx, server.merchants.lotus))
    const member = await server.logIn('lotus')
    await expect
      .poll(async () => (await server.call(applyAsAgent, { body: { text } }, member)).envelope.errorCode)
      .toBe('not_allowed')
  })

  it('ROLE-03 a member whom staff made an agent without an application has its code at once', async () => {
    const agent = await server.logIn('aurora', 1)
    expect(await readOwn(agent)).toMatchObject({ state: 'approved', plan: null })
    expect((await readOwn(agent)).code).toMatch(/^[A-Z2-9]{9}$/)
  })
})

describe('members of an agent', () => {
  it('AGENT-02 OPEN-25 an agent registers a member, who logs in and is bound to it', async () => {
    const agent = await createAgent()
    const username = newName()
    const body = { username, password: TEST_PASSWORD }
    const { envelope } = await server.call(registerAgentMember, { body }, agent)
    expect(envelope.value).toEqual({ username })
    const again = await server.call(registerAgentMember, { body }, agent)
    expect(again.envelope.errorCode).toBe('username_taken')
    const entered = await server.call(login, { body }, { host: agent.host })
    expect(entered.envelope.success).toBe(true)
    const [member] = await query<{ id: string; type: number }>(
      'SELECT id, type FROM public.member WHERE username = $1',
      [username],
    )
    expect(member?.type).toBe(0)
    expect(await agentOf(member?.id ?? '')).toEqual({ agent_id: agent.memberId, link_id: null })
  })

  it('T24 T50 a link binds a new member with its channel; another one’s link, an unknown code and another merchant’s bind to nobody', async () => {
    const agent = await createAgent()
    const other = await createAgent()
    const created = await server.call(createAgentLink, { body: { name: 'Group' } }, agent)
    const linkId = created.envelope.value?.id ?? ''
    expect((await server.call(createAgentLink, { body: { name: 'Group' } }, agent)).envelope.value?.id).toBe(linkId)

    const member = await join(agent.code.toLowerCase(), linkId)
    expect(await agentOf(member.memberId)).toEqual({ agent_id: agent.memberId, link_id: linkId })
    const foreign = await join(other.code, linkId)
    expect(await agentOf(foreign.memberId)).toEqual({ agent_id: other.memberId, link_id: null })
    const unknown = await join('NOBODY222')
    expect(await agentOf(unknown.memberId)).toBeUndefined()
    const elsewhere = await join(agent.code, undefined, server.merchants.lotus.hosts[0])
    expect(await agentOf(elsewhere.memberId)).toBeUndefined()

    await server.call(countAgentClick, { body: { affiliateCode: agent.code, linkId } })
    await server.call(countAgentClick, { body: { affiliateCode: agent.code } })
    await server.call(countAgentClick, { body: { affiliateCode: 'NOBODY222' } })
    const { links } = await readOwn(agent)
    expect(links.map(({ id, clicks, registrations }) => [id, clicks, registrations])).toEqual([
      ['0', 1, 0],
      [linkId, 1, 1],
    ])
    await server.call(closeAgentLink, { body: { id: linkId } }, agent)
    expect((await readOwn(agent)).links).toHaveLength(1)
  })

  it('T24 an agent who was stopped takes no members, and keeps its own', async () => {
    const agent = await createAgent()
    const member = await join(agent.code)
    const stop = { id: agent.memberId, decision: 'stopped', reason } as const
    await server.call(decideStaffAgent, { body: stop }, owner, staffHeaders)
    expect(await agentOf((await join(agent.code)).memberId)).toBeUndefined()
    expect((await agentOf(member.memberId))?.agent_id).toBe(agent.memberId)
    const body = { username: newName(), password: TEST_PASSWORD }
    expect((await server.call(registerAgentMember, { body }, agent)).envelope.errorCode).toBe('not_allowed')
  })
})

describe('numbers', () => {
  it('AGENT-01 T50 sums by day, game and member are those of the ledger, with masked names, and open down to the bets', async () => {
    const agent = await createAgent()
    const member = await join(agent.code)
    await deposit(member.memberId, 10_000n)
    await play(member.memberId, 3_000n, 1_000n)
    await play(member.memberId, 500n, 0n, 'plinko')
    await work()
    const figures = { stakedMinor: '3500', wonMinor: '1000', netMinor: '2500', depositedMinor: '10000' }
    const day = await numbersOf(agent)
    expect(day.total).toMatchObject({ ...figures, registrations: 1, firstDeposits: 1, active: 1 })
    expect(day.rows).toMatchObject([{ key: today(), ...figures }])
    const game = await numbersOf(agent, { by: 'game' })
    expect(game.rows.map(({ key, stakedMinor }) => [key, stakedMinor])).toEqual([
      ['arcade/dice', '3000'],
      ['arcade/plinko', '500'],
    ])
    const [row] = (await numbersOf(agent, { by: 'member' })).rows
    expect(row).toMatchObject({ key: member.memberId, ...figures, balanceMinor: '7500' })
    expect(row?.name).toBe(`a***${member.username.at(-1)}`)

    // A day is counted anew as a whole: a second count changes nothing.
    await work()
    expect((await numbersOf(agent)).total).toMatchObject(figures)

    const bets = await server.call(
      listAgentBets,
      { query: { member: member.memberId, from: today(), to: today() } },
      agent,
    )
    expect(bets.envelope.value?.items.map(({ stakedMinor, wonMinor }) => [stakedMinor, wonMinor])).toEqual([
      ['500', '0'],
      ['3000', '1000'],
    ])
    const stranger = await createAgent()
    const foreign = await server.call(
      listAgentBets,
      { query: { member: member.memberId, from: today(), to: today() } },
      stranger,
    )
    expect(foreign.envelope.errorCode).toBe('not_found')
    expect((await numbersOf(stranger)).total.stakedMinor).toBe('0')
  })

  it('AGENT-01 an agent sees all agents below it, and a move counts from the next month on', async () => {
    const top = await createAgent()
    const middle = await createAgent(planId, await join(top.code))
    const low = await createAgent(planId, await join(middle.code))
    const player = await join(low.code)
    await deposit(player.memberId, 1_000n)
    await play(player.memberId, 400n, 0n)
    await work()
    expect((await readOwn(top)).agentCount).toBe(2)
    expect((await numbersOf(top)).total.stakedMinor).toBe('0')
    expect((await numbersOf(top, { whole: 'true' })).total.stakedMinor).toBe('400')
    const { rows } = await numbersOf(top, { by: 'agent' })
    expect(rows).toMatchObject([{ key: middle.memberId, stakedMinor: '400' }])

    const loop = { id: top.memberId, parentId: low.memberId, reason }
    expect((await server.call(moveStaffAgent, { body: loop }, owner, staffHeaders)).envelope.errorCode).toBe(
      'request_conflict',
    )
    const away = { id: middle.memberId, parentId: null, reason }
    await server.call(moveStaffAgent, { body: away }, owner, staffHeaders)
    expect((await numbersOf(top, { whole: 'true' })).total.stakedMinor).toBe('400')
    const later = nextMonth().toISOString().slice(0, 10)
    expect((await numbersOf(top, { by: 'agent', from: later, to: later })).rows).toEqual([])
  })
})

describe('statements', () => {
  it('AGENT-01 T50 a month’s commissions are those of independent SQL, to the unit; approved ones are paid once', async () => {
    const top = await createAgent()
    const middle = await createAgent(planId, await join(top.code))
    const low = await createAgent(planId, await join(middle.code))
    const agents = [top, middle, low]
    for (const [index, agent] of agents.entries()) {
      for (let at = 0; at < 2; at += 1) {
        const { memberId } = await join(agent.code)
        await deposit(memberId, 50_003n)
        for (let round = 1; round <= 5; round += 1)
          await play(memberId, BigInt(3_001 * round + at), BigInt(index * 1_999 * round))
      }
    }
    await work(nextMonth())
    await work(nextMonth())
    const expected = await query<{ agent_id: string; total: string }>(independentSql, [
      agents.map((one) => one.memberId),
    ])
    for (const agent of agents) {
      const { envelope } = await server.call(listAgentStatements, { query: {} }, agent)
      const [statement] = envelope.value?.items ?? []
      expect(statement?.totalMinor).toBe(expected.find((row) => row.agent_id === agent.memberId)?.total)
      expect(BigInt(statement?.totalMinor ?? 0)).not.toBe(0n)
      expect(statement?.lines.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n)).toBe(
        BigInt(statement?.totalMinor ?? 0),
      )
    }

    const month = today().slice(0, 7)
    const decide = (decision: 'approved' | 'reversed') =>
      server.call(
        decideStaffAgentStatement,
        { body: { id: top.memberId, month, decision, reason } },
        finance,
        staffHeaders,
      )
    await work(nextMonth())
    expect(await paidTo(top.memberId)).toEqual([])
    expect((await decide('approved')).envelope.value).toEqual({ state: 'approved' })
    await Promise.all(Array.from({ length: 8 }, () => work(nextMonth())))
    const total = expected.find((row) => row.agent_id === top.memberId)?.total
    expect(await paidTo(top.memberId)).toEqual([total])

    // What was paid and reversed is taken back by the next statement; the wallet stays.
    expect((await decide('reversed')).envelope.value).toEqual({ state: 'reversed' })
    expect((await decide('approved')).envelope.errorCode).toBe('request_conflict')
    await work(new Date(nextMonth().getTime() + 31 * DAY_MS))
    const { envelope } = await server.call(listAgentStatements, { query: {} }, top)
    expect(envelope.value?.items[0]).toMatchObject({
      totalMinor: `-${total}`,
      payableMinor: '0',
      carriedMinor: `-${total}`,
      lines: [{ kind: 'own', amountMinor: '0' }, { kind: 'below' }, { kind: 'below' }, { kind: 'reversal' }],
    })
    expect(await paidTo(top.memberId)).toEqual([total])
  })

  it('T24 a commission waits while its agent is closed', async () => {
    const [row] = await query<{ agent_id: string; month: string }>(
      `SELECT agent_id, month::text FROM public.agent_statement WHERE state = 'pending' AND payable > 0 LIMIT 1`,
    )
    const agentId = row?.agent_id ?? ''
    await query('UPDATE public.member SET closed_at = now() WHERE id = $1', [agentId])
    const body = { id: agentId, month: (row?.month ?? '').slice(0, 7), decision: 'approved', reason } as const
    await server.call(decideStaffAgentStatement, { body }, finance, staffHeaders)
    await work(new Date(nextMonth().getTime() + 31 * DAY_MS))
    expect(await paidTo(agentId)).toEqual([])
  })

  it('AGENT-01 the console lists statements and plans; a new version of a plan counts from the next month on', async () => {
    const { envelope } = await server.call(listStaffAgentStatements, { query: {} }, finance, staffHeaders)
    expect(envelope.value?.items.length).toBeGreaterThan(3)
    const plans = async () =>
      (await server.call(listStaffAgentPlans, {}, finance, staffHeaders)).envelope.value?.items.find(
        ({ id }) => id === planId,
      )
    const before = await plans()
    const body = { id: planId, version: 1, name: 'Standard', terms: { ...terms, stakeBp: 20 }, reason }
    const saved = await server.call(saveStaffAgentPlan, { body }, owner, staffHeaders)
    expect(saved.envelope.value).toEqual({ version: 2, from: nextMonth().toISOString().slice(0, 7) })
    expect((await server.call(saveStaffAgentPlan, { body }, owner, staffHeaders)).envelope.errorCode).toBe(
      'request_conflict',
    )
    expect(await plans()).toMatchObject({ version: 2, agentCount: before?.agentCount })
    const agent = await createAgent()
    expect((await readOwn(agent)).plan?.terms.stakeBp).toBe(10)
    const other = await savePlan({ ...terms, subShareBp: [] }, 'Small')
    const chosen = await server.call(
      setStaffAgentPlan,
      { body: { id: agent.memberId, planId: other, reason } },
      owner,
      staffHeaders,
    )
    expect(chosen.envelope.value).toEqual({ from: nextMonth().toISOString().slice(0, 7) })
    expect((await readOwn(agent)).plan?.name).toBe('Standard')
  })
})

const paidTo = async (memberId: string) =>
  (
    await query<{ amount: string }>(
      `SELECT t.amount::text FROM public.ledger_transfer t JOIN public.ledger_account a ON a.id = t.account_id
      WHERE a.owner = 'member:' || $1 AND t.kind = 'commission' AND t.counter = 'commission' ORDER BY t.id`,
      [memberId],
    )
  ).map(({ amount }) => amount)

/** Commissions straight from the ledger and the tree, by the standard plan's figures. */
const independentSql = `
  WITH RECURSIVE place AS (SELECT agent_id, parent_id FROM public.agent_parent),
  level AS (
    SELECT agent_id AS root, agent_id, 0 AS depth FROM place
    UNION ALL
    SELECT level.root, place.agent_id, depth + 1 FROM level JOIN place ON place.parent_id = level.agent_id WHERE depth < 2
  ),
  moved AS (
    SELECT m.agent_id, m.member_id, t.kind, t.moved
    FROM public.agent_member m JOIN public.ledger_account a ON a.owner = 'member:' || m.member_id AND a.pocket = 'real'
    JOIN public.ledger_transfer t ON t.account_id = a.id AND t.phase = 'posted'
  ),
  part AS (
    SELECT level.root, depth,
      coalesce(-sum(moved) FILTER (WHERE kind IN ('bet', 'win')), 0)::bigint AS gross,
      coalesce(-sum(moved) FILTER (WHERE kind = 'bet'), 0)::bigint AS staked,
      coalesce(sum(moved) FILTER (WHERE kind = 'deposit'), 0)::bigint AS deposited
    FROM level LEFT JOIN moved ON moved.agent_id = level.agent_id GROUP BY level.root, depth
  ),
  net AS (
    SELECT *, gross - greatest(gross, 0) * 333 / 10000 - deposited * 50 / 10000 AS net FROM part
  ),
  won AS (
    SELECT root, sum(CASE depth WHEN 0 THEN net * CASE WHEN net >= 100000 THEN 3000 ELSE 2000 END / 10000 + staked * 10 / 10000
      WHEN 1 THEN net * 500 / 10000 ELSE net * 100 / 10000 END) AS share
    FROM net GROUP BY root
  ),
  new AS (
    SELECT agent_id, count(*) AS members FROM (
      SELECT agent_id, member_id FROM moved GROUP BY agent_id, member_id
      HAVING sum(moved) FILTER (WHERE kind = 'deposit') >= 1000 AND -sum(moved) FILTER (WHERE kind = 'bet') >= 2000
    ) reached GROUP BY agent_id
  )
  SELECT root AS agent_id, (share + coalesce(new.members, 0) * 500)::text AS total
  FROM won LEFT JOIN new ON new.agent_id = won.root WHERE root = ANY ($1::text[])`
