import { randomUUID } from 'node:crypto'
import {
  createDeposit,
  type DepositMethod,
  depositReturn,
  depositSettings,
  deposits,
  movements,
  readDeposit,
  wallet,
} from '@foyer/contract'
import { signRequest } from '@foyer/contract/signing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHttpClient } from '../../http/http-client.ts'
import { createMerchantDirectory } from '../../merchant/index.ts'
import {
  BANK_SECRET,
  bankCallback,
  bankSettingsOf,
  createBankClient,
  type StandInBank,
  startStandInBank,
} from '../../testing/stand-in-bank.ts'
import { sweepDeposits } from '../../testing/sweep-payments.ts'
import { createTestIncidents } from '../../testing/test-incidents.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { DEPOSIT_OPEN_LIMIT } from './deposit.constants.ts'
import { findDeposit, insertDeposit } from './deposit.store.ts'

let bank: StandInBank
let server: TestServer
let client: TestClient & { memberId: string }
let address = 0

beforeAll(async () => {
  bank = await startStandInBank()
  server = await startTestServer({ paymentProviders: { bank: bankSettingsOf(bank.url) }, trustProxy: 'loopback' })
  client = await server.logIn('aurora')
})
afterAll(async () => {
  await server?.close()
  await bank?.close()
})

/** Each call has its own address, so that the limits of an address do not affect the test. */
function fromAnywhere() {
  address += 1
  return { 'x-forwarded-for': `10.1.${Math.floor(address / 250)}.${(address % 250) + 1}` }
}

async function ask(changes: Partial<{ requestId: string; method: string; amountMinor: string }> = {}, who = client) {
  const body = { requestId: randomUUID(), method: 'ewallet', amountMinor: '50000', ...changes }
  return server.call(createDeposit, { body }, who, fromAnywhere())
}

async function read(id: string, who: TestClient = client) {
  const { envelope } = await server.call(readDeposit, { params: { id } }, who)
  return envelope.value
}

async function readBalance(who: TestClient = client): Promise<bigint> {
  const { envelope } = await server.call(wallet, {}, who)
  return BigInt(envelope.value?.balances[0]?.balanceMinor ?? 'x')
}

function reported(reference: string, changes: Record<string, unknown> = {}) {
  const { id, merchant, amount, currency } = bank.payments.get(reference) ?? {
    id: `p${randomUUID()}`,
    merchant: 'aurora',
    amount: '50000',
    currency: 'PHP',
  }
  const event = {
    eventId: randomUUID(),
    type: 'payment',
    merchant,
    reference,
    id,
    status: 'approved',
    amount,
    currency,
  }
  return { ...event, occurredAt: new Date().toISOString(), ...changes }
}

async function callBack(reference: string, changes: Record<string, unknown> = {}) {
  return server.callSigned(bankCallback, reported(reference, changes), 'bank')
}

/** Moves one deposit in time: later checks are due, and its expiry may have passed. */
async function age(id: string, { overMs, aheadMs = 0 }: { overMs?: number; aheadMs?: number } = {}) {
  await server.database.transaction(
    (tx) =>
      tx.execute(sql`UPDATE deposit SET next_check_at = CASE WHEN next_check_at IS NULL THEN NULL
          ELSE now() + ${aheadMs} * interval '1 millisecond' END,
        expires_at = CASE WHEN ${overMs ?? null}::float8 IS NULL THEN expires_at
          ELSE now() - ${overMs ?? 0} * interval '1 millisecond' END WHERE id = ${id}`),
    { merchant: 'aurora' },
  )
}

/** Ends the status checks of earlier tests' deposits, which become due again on a slow machine. */
async function endOtherChecks(id: string) {
  await server.database.transaction(
    (tx) => tx.execute(sql`UPDATE deposit SET next_check_at = NULL WHERE id <> ${id}`),
    { merchant: 'aurora' },
  )
}

/** The stored deposit; a read as its member would expedite its status check. */
async function readRow(id: string) {
  return server.database.transaction((tx) => findDeposit(tx, 'aurora', id), { merchant: 'aurora' })
}

/** A sweep with only this provider connected. */
async function sweep(code = 'bank'): Promise<number> {
  const httpClient = createHttpClient({ allowedBaseUrls: [bank.url] })
  const payments = new Map([[code, { ...createBankClient(bank.url, httpClient), code }]])
  const merchants = createMerchantDirectory(server.database)
  const count = await sweepDeposits({
    database: server.database,
    merchants,
    payments,
    incidents: createTestIncidents(server),
    logger: server.app.log,
  })
  await httpClient.close()
  return count
}

describe('OPEN-06, DEP-06 deposit settings', () => {
  test('methods in the member’s currency, the switch, and how often it succeeded', async () => {
    const { envelope } = await server.call(depositSettings, {}, client)
    expect(envelope.value?.currency).toBe('PHP')
    expect(envelope.value?.methods.map((method: DepositMethod) => method.code)).toEqual(['bank', 'ewallet', 'card'])
    expect(envelope.value?.depositSwitch).toBe(true)
    const lotus = await server.logIn('lotus')
    const other = await server.call(depositSettings, {}, lotus)
    expect(other.envelope.value).toMatchObject({ currency: 'CNY', depositSwitch: false, totalDepositSuccessCount: 0 })
  })

  test('T22 a free member has nothing to pay with', async () => {
    const free = await server.logIn('aurora', 4)
    const { envelope } = await server.call(depositSettings, {}, free)
    expect(envelope.value?.methods).toEqual([])
  })
})

describe('OPEN-35 POST /wps/deposit', () => {
  test('begins the payment and gives the provider’s page', async () => {
    const { status, envelope } = await ask()
    expect(status).toBe(200)
    const deposit = envelope.value
    expect(deposit).toMatchObject({ status: 'pending', amountMinor: '50000', currency: 'PHP', resolvedAt: null })
    expect(deposit?.payUrl).toMatch(bank.url)
    expect(await read(deposit?.id ?? '')).toEqual({ ...deposit, approvedOrdinal: null })
    const list = await server.call(deposits, {}, client)
    expect(list.envelope.value?.[0]?.id).toBe(deposit?.id)
  })

  test.each([
    [{ amountMinor: '0' }, 400, 'invalid_input'],
    [{ amountMinor: '-5000' }, 400, 'invalid_input'],
    [{ amountMinor: '50000.5' }, 400, 'invalid_input'],
    [{ amountMinor: '1e9' }, 400, 'invalid_input'],
    [{ requestId: 'one' }, 400, 'invalid_input'],
    [{ method: 'cash' }, 409, 'method_unavailable'],
    [{ amountMinor: '9999' }, 400, 'amount_below_minimum'],
    [{ amountMinor: '5000001' }, 400, 'amount_above_maximum'],
  ])('refuses %o', async (changes, status, errorCode) => {
    const before = bank.calls.length
    const answer = await ask(changes)
    expect([answer.status, answer.envelope.errorCode]).toEqual([status, errorCode])
    expect(bank.calls.length).toBe(before)
  })

  test.each([
    [undefined, 'customer.not.login'],
    [4, 'free_reject'],
    [40, 'free_reject'],
    [1, null],
    [2, null],
  ] as const)('DEP-02 member type %s → %s', async (type, errorCode) => {
    const who = type === undefined ? { host: 'localhost', memberId: '' } : await server.logIn('aurora', type)
    expect((await ask({}, who)).envelope.errorCode ?? null).toBe(errorCode)
  })

  test('T10 another member and another merchant do not find it', async () => {
    const id = (await ask()).envelope.value?.id ?? ''
    const other = await server.logIn('aurora')
    const foreign = await server.logIn('lotus')
    for (const who of [other, foreign]) {
      const { status, envelope } = await server.call(readDeposit, { params: { id } }, who)
      expect([status, envelope.errorCode]).toEqual([404, 'not_found'])
    }
  })

  test('sent twice it is one deposit; with other content it is a conflict', async () => {
    const requestId = randomUUID()
    const first = await ask({ requestId })
    const second = await ask({ requestId: requestId.toUpperCase() })
    expect(second.envelope.value).toEqual(first.envelope.value)
    const other = await ask({ requestId, amountMinor: '60000' })
    expect([other.status, other.envelope.errorCode]).toEqual([409, 'request_conflict'])
    const samePage = await ask({ requestId, method: 'bank' })
    expect(samePage.envelope.errorCode).toBe('request_conflict')
  })

  test('T20 64 identical requests at once are one deposit and one payment', async () => {
    const who = await server.logIn('aurora')
    const requestId = randomUUID()
    const before = bank.calls.length
    const answers = await Promise.all(Array.from({ length: 64 }, () => ask({ requestId }, who)))
    // The limit of a member's money calls is 60 per minute.
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(60).fill(200),
      ...Array<number>(4).fill(429),
    ])
    expect(new Set(answers.flatMap(({ envelope }) => envelope.value?.id ?? [])).size).toBe(1)
    expect(bank.calls.slice(before)).toEqual(['POST payments'])
  })

  test('T20 64 different requests at once are credited for what each one paid, and open ones are bounded', async () => {
    const who = await server.logIn('aurora')
    const answers = await Promise.all(Array.from({ length: 64 }, () => ask({}, who)))
    const open = answers.flatMap(({ envelope }) => envelope.value ?? [])
    expect(answers.filter(({ envelope }) => envelope.errorCode !== null).map((one) => one.status)).toEqual(
      Array.from({ length: 64 - open.length }, () => 429),
    )
    expect(open).toHaveLength(DEPOSIT_OPEN_LIMIT)
    await Promise.all(open.map(({ id }) => callBack(id)))
    expect(await readBalance(who)).toBe(BigInt(open.length) * 50_000n)
    const settings = await server.call(depositSettings, {}, who)
    expect(settings.envelope.value?.totalDepositSuccessCount).toBe(open.length)
  })
})

describe('OPEN-35 the return from a payment into a browser without a login', () => {
  const guest = { host: 'localhost', memberId: '' }
  const readReturn = async (id: string, who = guest) =>
    (await server.call(depositReturn, { query: { id } }, who)).envelope

  test('T37 tells what became of it, and neither member nor amount', async () => {
    const id = (await ask()).envelope.value?.id ?? ''
    expect((await readReturn(id)).value).toEqual({ outcome: 'processing' })
    await callBack(id)
    expect((await readReturn(id)).value).toEqual({ outcome: 'received' })
  })

  test('a declined payment is not completed', async () => {
    const id = (await ask()).envelope.value?.id ?? ''
    await callBack(id, { status: 'declined' })
    expect((await readReturn(id)).value).toEqual({ outcome: 'notCompleted' })
  })

  test('T10 another merchant’s and an unknown deposit look alike', async () => {
    const id = (await ask()).envelope.value?.id ?? ''
    await callBack(id)
    const lotus = { host: 'lotus.localhost', memberId: '' }
    expect((await readReturn(id, lotus)).value).toEqual({ outcome: 'processing' })
    expect((await readReturn('nothing')).value).toEqual({ outcome: 'processing' })
  })
})

test('CONF-40 an approved deposit has its place among the member’s approved ones, whenever it is read', async () => {
  const who = await server.logIn('aurora')
  const request = async () => (await ask({}, who)).envelope.value?.id ?? ''
  const [second, refused, first] = [await request(), await request(), await request()]
  const readOrdinals = async () => [
    (await read(first, who))?.approvedOrdinal,
    (await read(second, who))?.approvedOrdinal,
    (await read(refused, who))?.approvedOrdinal,
  ]
  await callBack(refused, { status: 'declined' })
  expect(await readOrdinals()).toEqual([null, null, null])
  await callBack(first)
  expect(await readOrdinals()).toEqual([1, null, null])
  await callBack(second)
  expect(await readOrdinals()).toEqual([1, 2, null])
  const other = await server.logIn('aurora')
  const others = (await ask({}, other)).envelope.value?.id ?? ''
  await callBack(others)
  expect((await read(others, other))?.approvedOrdinal).toBe(1)
  expect(await readOrdinals()).toEqual([1, 2, null])
})

test('DEC-32 a member who may not play begins no deposit; an earlier request keeps its answer', async () => {
  const member = await server.logIn('aurora')
  const requestId = randomUUID()
  const before = await ask({ requestId }, member)
  await server.database.executeSql(
    `UPDATE public.member SET play_blocked_until = now() + interval '1 day' WHERE id = $1`,
    [member.memberId],
  )
  expect((await ask({ requestId }, member)).envelope.value?.id).toBe(before.envelope.value?.id)
  expect((await ask({}, member)).envelope.errorCode).toBe('player_blocked')
})

describe('DEC-31 the history', () => {
  async function readHistory(who: TestClient, query: Record<string, string> = {}) {
    const { envelope } = await server.call(movements, { query }, who)
    return envelope.value?.items.map(({ kind, phase, amountMinor, balanceAfterMinor, reference }) => [
      kind,
      phase,
      amountMinor,
      balanceAfterMinor,
      reference,
    ])
  }

  test('a deposit stands there from its request to its end, and once', async () => {
    const who = await server.logIn('aurora')
    const { envelope } = await ask({}, who)
    const id = envelope.value?.id ?? ''
    expect(await readHistory(who)).toEqual([['deposit', 'pending', '50000', null, id]])
    await callBack(id, { status: 'declined' })
    expect(await readHistory(who, { kind: 'deposit' })).toEqual([['deposit', 'declined', '50000', null, id]])
    expect(await readHistory(who, { kind: 'bet' })).toEqual([])
    expect(await readHistory(who, { to: '2026-01-01T00:00:00Z' })).toEqual([])
    await callBack(id, { status: 'approved' })
    expect(await readHistory(who)).toEqual([['deposit', 'posted', '50000', '50000', id]])
  })

  test('T10 nobody sees another member’s, also not by a cursor', async () => {
    const who = await server.logIn('aurora')
    const { envelope } = await ask({}, who)
    const other = await server.logIn('aurora')
    expect(await readHistory(other)).toEqual([])
    await ask({}, other)
    expect(await readHistory(other, { cursor: `.${envelope.value?.id}` })).toEqual([])
  })

  test('OPEN-15 goes on page after page where deposits and movements alternate', async () => {
    const who = await server.logIn('aurora')
    for (let count = 0; count < 23; count += 1) {
      const { envelope } = await ask({}, who)
      await callBack(envelope.value?.id ?? '', { status: count % 2 ? 'approved' : 'declined' })
    }
    const first = (await server.call(movements, { query: {} }, who)).envelope.value
    const second = (await server.call(movements, { query: { cursor: first?.nextCursor ?? '' } }, who)).envelope.value
    expect([first?.items.length, second?.items.length, second?.nextCursor]).toEqual([20, 3, null])
    const references = [...(first?.items ?? []), ...(second?.items ?? [])].map(({ reference }) => reference)
    expect(new Set(references).size).toBe(23)
  })
})

describe('T37 the provider’s answer is lost or a refusal', () => {
  test.each(['lost', 'answerLost', 'fail'] as const)(
    '%s: it stays created and is begun again once',
    async (behaviour) => {
      const who = await server.logIn('aurora')
      bank.behaviour = behaviour
      const deposit = (await ask({}, who)).envelope.value
      expect(deposit).toMatchObject({ status: 'created', payUrl: null })
      const id = deposit?.id ?? ''
      bank.behaviour = 'normal'
      await age(id)
      await sweep()
      expect(await read(id, who)).toMatchObject({ status: 'pending' })
      expect((await read(id, who))?.payUrl).toMatch(bank.url)
      expect([...bank.payments.values()].filter((payment) => payment.reference === id).length).toBe(1)
    },
  )

  test('another provider is neither asked about it nor told to begin it', async () => {
    const who = await server.logIn('aurora')
    bank.behaviour = 'lost'
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    bank.behaviour = 'normal'
    const before = bank.calls.length
    await age(id)
    await sweep('other')
    expect(await read(id, who)).toMatchObject({ status: 'created' })
    await age(id, { overMs: 3_600_000 })
    await sweep('other')
    expect(await read(id, who)).toMatchObject({ status: 'expired' })
    expect(bank.calls.length).toBe(before)
    expect((await callBack(id)).status).toBe(200)
    expect(await readBalance(who)).toBe(50_000n)
  })

  test('a refusal is failed, and the same request stays so', async () => {
    const who = await server.logIn('aurora')
    bank.behaviour = 'refuse'
    const requestId = randomUUID()
    const deposit = (await ask({ requestId }, who)).envelope.value
    bank.behaviour = 'normal'
    expect(deposit).toMatchObject({ status: 'failed', payUrl: null })
    expect((await ask({ requestId }, who)).envelope.value).toMatchObject({ status: 'failed' })
  })
})

describe('T37 callbacks', () => {
  test('approved credits once: twice, with another event id, 64 at once, and after a decline', async () => {
    const who = await server.logIn('aurora')
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    const event = reported(id)
    const answers = await Promise.all([
      ...Array.from({ length: 32 }, () => server.callSigned(bankCallback, event, 'bank')),
      ...Array.from({ length: 32 }, () => callBack(id)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 64 }, () => 200))
    expect((await callBack(id, { status: 'declined' })).status).toBe(200)
    expect((await callBack(id, { status: 'expired' })).status).toBe(200)
    expect(await readBalance(who)).toBe(50_000n)
    expect(await read(id, who)).toMatchObject({ status: 'approved', payUrl: null })
  })

  test.each(['declined', 'expired'])('%s credits nothing', async (status) => {
    const who = await server.logIn('aurora')
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    expect((await callBack(id, { status })).status).toBe(200)
    expect(await read(id, who)).toMatchObject({ status, payUrl: null })
    expect(await readBalance(who)).toBe(0n)
  })

  test('before the answer to the start: it is credited, and the late answer changes nothing', async () => {
    const who = await server.logIn('aurora')
    bank.behaviour = 'answerLost'
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    bank.behaviour = 'normal'
    expect((await callBack(id)).status).toBe(200)
    await age(id)
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'approved' })
    expect(await readBalance(who)).toBe(50_000n)
  })

  test('after the end: the money came in, so it is credited', async () => {
    const who = await server.logIn('aurora')
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    await callBack(id, { status: 'expired' })
    expect(await readBalance(who)).toBe(0n)
    expect((await callBack(id)).status).toBe(200)
    expect(await readBalance(who)).toBe(50_000n)
  })

  test('forged, replayed, mismatched: 0 credits', async () => {
    const who = await server.logIn('aurora')
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    const foreign = (await ask({}, await server.logIn('aurora'))).envelope.value?.id ?? ''
    const signed = (body: unknown, vendor?: 'arcade' | 'bank', secret?: string) =>
      server.callSigned(bankCallback, body, vendor, secret)
    const matrix: [string, ReturnType<typeof signed>, number][] = [
      ['another secret', signed(reported(id), 'bank', 'x'.repeat(32)), 401],
      ['another vendor', signed(reported(id), 'arcade'), 401],
      ['no signature', server.call(bankCallback, { body: reported(id) as never }, { host: '127.0.0.1' }), 401], // any text for the kind of event
      ['another payment', signed(reported(id, { id: bank.payments.get(foreign)?.id }), 'bank'), 409],
      ['another merchant', signed(reported(id, { merchant: 'lotus' }), 'bank'), 404],
      ['no such merchant', signed(reported(id, { merchant: 'nobody' }), 'bank'), 404],
      ['no such deposit', signed(reported('nothing'), 'bank'), 404],
      ['a status that is not final', signed(reported(id, { status: 'pending' }), 'bank'), 400],
      ['a payout', signed(reported(id, { type: 'payout', status: 'sent' }), 'bank'), 404],
      ['no amount', signed(reported(id, { amount: '0' }), 'bank'), 400],
    ]
    for (const [name, answer, status] of matrix) expect([name, (await answer).status]).toEqual([name, status])
    expect(await readBalance(who)).toBe(0n)
    expect(await read(id, who)).toMatchObject({ status: 'pending' })
  })

  test('the same signed request a second time is refused, and the same event with other content too', async () => {
    const who = await server.logIn('aurora')
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    const event = reported(id)
    const rawBody = JSON.stringify(event)
    const { path } = bankCallback
    const headers = signRequest({ method: 'POST', path, rawBody, vendor: 'bank', secret: BANK_SECRET })
    const sendSame = () => server.call(bankCallback, { body: event as never }, { host: '127.0.0.1' }, headers) // as it stands
    expect((await sendSame()).status).toBe(200)
    expect((await sendSame()).envelope.errorCode).toBe('signature_invalid')
    const twisted = await server.callSigned(bankCallback, { ...event, status: 'declined' }, 'bank')
    expect([twisted.status, twisted.envelope.errorCode]).toEqual([409, 'request_conflict'])
    expect(await readBalance(who)).toBe(50_000n)
  })
})

describe('T37 what a lost callback or a killed process left', () => {
  test('a lost callback is credited by asking', async () => {
    const who = await server.logIn('aurora')
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    const payment = bank.payments.get(id)
    if (payment) payment.status = 'approved'
    await age(id)
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'approved' })
    expect(await readBalance(who)).toBe(50_000n)
    expect((await callBack(id)).status).toBe(200)
    expect(await readBalance(who)).toBe(50_000n)
  })

  test('a provider that does not answer delays no other merchant', async () => {
    const who = await server.logIn('aurora')
    const slowId = (await ask({}, who)).envelope.value?.id ?? ''
    await age(slowId)
    const { memberId } = await server.logIn('lotus')
    const overdue = {
      ...{ merchant: 'lotus', id: randomUUID(), memberId, requestHash: Buffer.alloc(32), method: 'bank' },
      ...{ amountMinor: 50_000n, currency: 'CNY', language: 'CN', returnUrl: bank.url, provider: 'gone' },
    }
    const inLotus = { merchant: 'lotus' }
    await server.database.transaction((tx) => insertDeposit(tx, overdue, { lifeMs: -3_600_000, leaseMs: 0 }), inLotus)
    const httpClient = createHttpClient({ allowedBaseUrls: [bank.url] })
    const provider = createBankClient(bank.url, httpClient)
    const { promise: answer, resolve: release } = Promise.withResolvers<void>()
    const silent = { ...provider, readStatus: (id: string) => answer.then(() => provider.readStatus(id)) }
    const sweeping = sweepDeposits({
      database: server.database,
      merchants: { ...createMerchantDirectory(server.database), list: async () => Object.values(server.merchants) },
      payments: new Map([['bank', silent]]),
      incidents: createTestIncidents(server),
      logger: server.app.log,
    })
    try {
      await vi.waitFor(async () => {
        const row = await server.database.transaction((tx) => findDeposit(tx, 'lotus', overdue.id), inLotus)
        expect(row?.status).toBe('expired')
      }, 5_000)
    } finally {
      release()
      await sweeping
      await httpClient.close()
    }
  })

  test('a member who looks is not kept waiting, and nobody else expedites it', async () => {
    const who = await server.logIn('aurora')
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    const plan = (ms: number) =>
      server.database.transaction(
        (tx) => tx.execute(sql`UPDATE deposit SET next_check_at = now() + ${ms} * interval '1 ms' WHERE id = ${id}`),
        { merchant: 'aurora' },
      )
    const readPlanMs = async () => {
      const { rows } = await server.database.transaction(
        (tx) =>
          tx.execute<{ ms: number }>(
            sql`SELECT extract(epoch FROM next_check_at - now())::float8 * 1000 AS ms FROM deposit WHERE id = ${id}`,
          ),
        { merchant: 'aurora' },
      )
      return rows[0]?.ms ?? 0
    }
    await plan(60_000)
    await server.call(readDeposit, { params: { id } }, await server.logIn('aurora'))
    expect(await readPlanMs()).toBeGreaterThan(30_000)
    await read(id, who)
    expect(await readPlanMs()).toBeLessThan(3_001)
    await plan(1_000)
    await read(id, who)
    expect(await readPlanMs()).toBeLessThan(1_001)
  })

  test('what is over lapses when the provider knows nothing, and is asked about further when it is silent', async () => {
    const who = await server.logIn('aurora')
    const id = (await ask({}, who)).envelope.value?.id ?? ''
    const payment = bank.payments.get(id)
    bank.readBehaviour = 'fail'
    await age(id, { overMs: 5 * 60_000 })
    await sweep()
    const lapsed = await read(id, who)
    expect(lapsed).toMatchObject({ status: 'expired' })
    const lapsedAt = Date.parse(lapsed?.resolvedAt ?? '')
    bank.readBehaviour = 'normal'
    if (payment) payment.status = 'approved'
    await age(id)
    await sweep()
    const credited = await read(id, who)
    expect(credited).toMatchObject({ status: 'approved' })
    expect(Date.parse(credited?.resolvedAt ?? '')).toBeGreaterThan(lapsedAt)

    const lost = (await ask({}, who)).envelope.value?.id ?? ''
    bank.payments.delete(lost)
    await age(lost, { overMs: 1_000 })
    await sweep()
    expect(await read(lost, who)).toMatchObject({ status: 'expired' })
    await endOtherChecks(lost)
    await age(lost)
    const before = bank.calls.length
    await sweep()
    expect(bank.calls.slice(before).length).toBe(0)
  })

  test('T21 a check that was planned while the clock was a day ahead is due when it is set back', async () => {
    const id = (await ask({}, await server.logIn('aurora'))).envelope.value?.id ?? ''
    const payment = bank.payments.get(id)
    if (payment) payment.status = 'approved'
    await age(id, { aheadMs: 60_000 }) // the maximum delay
    await sweep()
    expect((await readRow(id))?.status).toBe('pending')
    await age(id, { aheadMs: 86_400_000 })
    await sweep()
    expect((await readRow(id))?.status).toBe('approved')
  })

  test('two sweeps at once ask about one deposit once', async () => {
    const id = (await ask({}, await server.logIn('aurora'))).envelope.value?.id ?? ''
    await sweep()
    await endOtherChecks(id)
    await age(id)
    const before = bank.calls.length
    const counts = await Promise.all([sweep(), sweep()])
    expect(counts[0] + counts[1]).toBe(1)
    expect(bank.calls.slice(before)).toEqual(['GET payments'])
  })
})
