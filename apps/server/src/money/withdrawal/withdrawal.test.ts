import { randomUUID } from 'node:crypto'
import {
  addWithdrawalCard,
  createWithdrawal,
  movements,
  readWithdrawal,
  wallet,
  withdrawalCards,
  withdrawals,
} from '@foyer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkDataKey, replaceDataKey } from '../../db/data-key-check.ts'
import { createHttpClient, type HttpClient } from '../../http/http-client.ts'
import { transfer } from '../../ledger/index.ts'
import { createMerchantDirectory, saveMerchant } from '../../merchant/index.ts'
import type { StartPayoutInput } from '../../providers/payments/payments.ts'
import {
  bankCallback,
  bankSettingsOf,
  createBankClient,
  type StandInBank,
  startStandInBank,
} from '../../testing/stand-in-bank.ts'
import { sweepWithdrawals } from '../../testing/sweep-payments.ts'
import { createTestIncidents } from '../../testing/test-incidents.ts'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { expediteWithdrawalStatusCheck } from './withdrawal.store.ts'
import { createNumberCipher } from './withdrawal-cipher.service.ts'

const NUMBER = '109876543210'
let bank: StandInBank
let server: TestServer
let address = 0

beforeAll(async () => {
  bank = await startStandInBank()
  server = await startTestServer({ paymentProviders: { bank: bankSettingsOf(bank.url) }, trustProxy: 'loopback' })
  // Holds on withdrawals have tests of their own in withdrawal-hold.test.ts.
  for (const merchant of Object.values(server.merchants)) {
    const settings = { ...merchant.settings, withdrawalHoldSeconds: 0 }
    await server.database.transaction((tx) => saveMerchant(tx, { ...merchant, settings }))
  }
})
beforeEach(() => {
  bank.behaviour = 'normal'
  bank.readBehaviour = 'normal'
})
afterAll(async () => {
  await server?.close()
  await bank?.close()
})

/** Each call has its own address, so that the limits of an address do not affect the test. */
function fromAnywhere() {
  address += 1
  return { 'x-forwarded-for': `10.2.${Math.floor(address / 250)}.${(address % 250) + 1}` }
}

type Member = TestClient & { memberId: string }

/** Statuses of 64 concurrent calls of one member: the limit of money calls is 60 per minute. */
const throughAndLimited = [...Array<number>(60).fill(200), ...Array<number>(4).fill(429)]

/** A member with money and a payout account. */
async function openMember(amountMinor = 100_000n, type: 0 | 1 = 0): Promise<Member & { cardId: string }> {
  const member = await server.logIn('aurora', type)
  await server.database.transaction(
    (tx) =>
      transfer(tx, {
        merchant: 'aurora',
        memberId: member.memberId,
        currency: 'PHP',
        scope: 'test',
        key: randomUUID(),
        kind: 'opening',
        amountMinor,
        counter: 'opening',
      }),
    { merchant: 'aurora' },
  )
  return { ...member, cardId: (await addCard(member)).envelope.value?.id ?? '' }
}

async function addCard(who: TestClient, changes: Record<string, string> = {}) {
  const body = {
    requestId: randomUUID(),
    bankCode: 'BDO',
    holderName: 'Ana Cruz',
    accountNumber: NUMBER,
    password: TEST_PASSWORD,
    ...changes,
  }
  return server.call(addWithdrawalCard, { body }, who, fromAnywhere())
}

async function ask(who: Member & { cardId: string }, changes: Record<string, string> = {}) {
  const body = { requestId: randomUUID(), cardId: who.cardId, amountMinor: '30000', ...changes }
  return server.call(createWithdrawal, { body }, who, fromAnywhere())
}

async function read(id: string, who: TestClient) {
  const { envelope } = await server.call(readWithdrawal, { params: { id } }, who)
  return envelope.value
}

async function readMoney(who: TestClient) {
  const { envelope } = await server.call(wallet, {}, who)
  const { balanceMinor, heldMinor, availableMinor } = envelope.value?.balances[0] ?? {}
  return { balanceMinor, heldMinor, availableMinor }
}

async function callBack(reference: string, changes: Record<string, unknown> = {}) {
  const { id, merchant, amount, currency } = bank.payouts.get(reference) ?? {
    id: `o${randomUUID()}`,
    merchant: 'aurora',
    amount: '30000',
    currency: 'PHP',
  }
  const event = { eventId: randomUUID(), type: 'payout', merchant, reference, id, status: 'sent', amount, currency }
  const body = { ...event, occurredAt: new Date().toISOString(), ...changes }
  return server.callSigned(bankCallback, body, 'bank')
}

/** Makes later status checks due. */
async function age() {
  await server.database.transaction(
    (tx) => tx.execute(sql`UPDATE withdrawal SET next_check_at = now() WHERE next_check_at IS NOT NULL`),
    { merchant: 'aurora' },
  )
}

/** Dependencies of the jobs with only this provider connected. */
function makeDependencies(httpClient: HttpClient, { code = 'bank', dataKey = server.config.dataKey } = {}) {
  return {
    database: server.database,
    merchants: createMerchantDirectory(server.database),
    payments: new Map([[code, { ...createBankClient(bank.url, httpClient), code }]]),
    numbers: createNumberCipher(dataKey),
    incidents: createTestIncidents(server),
    logger: server.app.log,
  }
}

async function sweep(code?: string): Promise<number> {
  const httpClient = createHttpClient({ allowedBaseUrls: [bank.url] })
  const count = await sweepWithdrawals(makeDependencies(httpClient, { code }))
  await httpClient.close()
  return count
}

describe('OPEN-07, WDR-03 payout accounts', () => {
  test('one is added, its number leaves masked and lies encrypted', async () => {
    const who = await openMember()
    const { envelope } = await server.call(withdrawalCards, {}, who)
    expect(envelope.value).toMatchObject({ cardLimit: 5, currency: 'PHP', minMinor: '10000', pendingLimit: 3 })
    expect(envelope.value?.cards).toMatchObject([{ bankName: 'BDO Unibank', maskedNumber: '•••• 3210' }])
    expect(JSON.stringify(envelope)).not.toContain(NUMBER)
    const stored = await server.database.transaction(
      (tx) => tx.execute(sql`SELECT c::text AS row FROM withdrawal_card c WHERE member_id = ${who.memberId}`),
      { merchant: 'aurora' },
    )
    expect(stored.rows.length).toBe(1)
    expect(JSON.stringify(stored.rows)).not.toContain(NUMBER)
    expect(JSON.stringify(stored.rows)).not.toContain(Buffer.from(NUMBER).toString('hex'))
    expect(server.logLines.join('\n')).not.toContain(NUMBER)
  })

  test.each([
    [{ bankCode: 'NOBANK' }, 409, 'method_unavailable'],
    [{ bankCode: 'ICBC' }, 409, 'method_unavailable'],
    [{ holderName: ' ' }, 400, 'invalid_input'],
    [{ holderName: '<b>Ana</b>' }, 400, 'invalid_input'],
    [{ accountNumber: '12345' }, 400, 'invalid_input'],
    [{ accountNumber: '12345678é' }, 400, 'invalid_input'],
    [{ requestId: '1' }, 400, 'invalid_input'],
  ])('refuses %o', async (changes, status, errorCode) => {
    const who = await server.logIn('aurora')
    const answer = await addCard(who, changes)
    expect([answer.status, answer.envelope.errorCode]).toEqual([status, errorCode])
  })

  test('the same account twice, also written with spaces, is refused; another member may have it', async () => {
    const who = await openMember()
    const spaced = await addCard(who, { accountNumber: '1098 7654-3210', holderName: 'Ana C' })
    expect([spaced.status, spaced.envelope.errorCode]).toEqual([409, 'card_exists'])
    expect((await addCard(who, { bankCode: 'BPI' })).status).toBe(200)
    expect((await addCard(await server.logIn('aurora'))).status).toBe(200)
  })

  test('sent twice it is one card; with other content it is a conflict', async () => {
    const who = await server.logIn('aurora')
    const requestId = randomUUID()
    await addCard(who, { requestId })
    const other = await addCard(who, { requestId, accountNumber: '999999999' })
    expect(other.envelope.errorCode).toBe('request_conflict')
    const racer = await server.logIn('aurora')
    const answers = await Promise.all(Array.from({ length: 64 }, () => addCard(racer, { requestId })))
    // Each verifies the password, with a limit of ten attempts per minute.
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(54).fill(429)])
    expect(new Set(answers.flatMap(({ envelope }) => envelope.value?.id ?? [])).size).toBe(1)
  })

  test('64 different at once: five are kept', async () => {
    const who = await server.logIn('aurora')
    const numbers = Array.from({ length: 64 }, (_one, index) => String(200_000_000 + index))
    const answers = await Promise.all(numbers.map((accountNumber) => addCard(who, { accountNumber })))
    expect(answers.filter(({ status }) => status === 200).length).toBe(5)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ envelope }) => envelope.errorCode))).toEqual(
      new Set(['card_limit', 'TOO_MANY_REQUESTS']),
    )
    const { envelope } = await server.call(withdrawalCards, {}, who)
    expect(envelope.value?.cards.length).toBe(5)
  })
})

describe('OPEN-36 POST /wps/withdrawal', () => {
  test('holds the amount at once', async () => {
    const who = await openMember()
    const { status, envelope } = await ask(who)
    expect(status).toBe(200)
    expect(envelope.value).toMatchObject({ status: 'held', amountMinor: '30000', sentAt: null, resolvedAt: null })
    expect(await readMoney(who)).toEqual({ balanceMinor: '100000', heldMinor: '30000', availableMinor: '70000' })
    const list = await server.call(withdrawals, {}, who)
    expect(list.envelope.value).toEqual([envelope.value])
  })

  test.each([
    [{ amountMinor: '0' }, 400, 'invalid_input'],
    [{ amountMinor: '-30000' }, 400, 'invalid_input'],
    [{ amountMinor: '9999' }, 400, 'amount_below_minimum'],
    [{ amountMinor: '10000001' }, 400, 'amount_above_maximum'],
    [{ amountMinor: '100001' }, 409, 'insufficient_funds'],
    [{ cardId: 'nothing' }, 404, 'card_not_found'],
  ])('refuses %o and holds nothing', async (changes, status, errorCode) => {
    const who = await openMember()
    const answer = await ask(who, changes)
    expect([answer.status, answer.envelope.errorCode]).toEqual([status, errorCode])
    expect(await readMoney(who)).toMatchObject({ heldMinor: '0' })
  })

  test.each([
    [undefined, 'customer.not.login'],
    [4, 'free_reject'],
    [40, 'free_reject'],
  ] as const)('WDR-02 member type %s → %s', async (type, errorCode) => {
    const who = type === undefined ? { host: 'localhost', memberId: '' } : await server.logIn('aurora', type)
    expect((await ask({ ...who, cardId: 'x' })).envelope.errorCode).toBe(errorCode)
    expect((await addCard(who)).envelope.errorCode).toBe(errorCode)
  })

  test('WDR-02 an agent may', async () => {
    expect((await ask(await openMember(100_000n, 1))).status).toBe(200)
  })

  test('T10 another member’s and another merchant’s cards and withdrawals are not found', async () => {
    const owner = await openMember()
    const id = (await ask(owner)).envelope.value?.id ?? ''
    const other = await openMember()
    expect((await ask({ ...other, cardId: owner.cardId })).envelope.errorCode).toBe('card_not_found')
    for (const who of [other, await server.logIn('lotus')]) {
      const { status, envelope } = await server.call(readWithdrawal, { params: { id } }, who)
      expect([status, envelope.errorCode]).toEqual([404, 'not_found'])
    }
  })

  test('sent twice it is one; with other content it is a conflict', async () => {
    const who = await openMember()
    const requestId = randomUUID()
    const first = await ask(who, { requestId })
    expect((await ask(who, { requestId })).envelope.value).toEqual(first.envelope.value)
    expect((await ask(who, { requestId, amountMinor: '40000' })).envelope.errorCode).toBe('request_conflict')
    expect(await readMoney(who)).toMatchObject({ heldMinor: '30000' })
  })

  test('a no stays a no for the same request after money came in', async () => {
    const who = await openMember(20_000n)
    const requestId = randomUUID()
    expect((await ask(who, { requestId })).envelope.errorCode).toBe('insufficient_funds')
    await server.database.transaction(
      (tx) =>
        transfer(tx, {
          merchant: 'aurora',
          memberId: who.memberId,
          currency: 'PHP',
          scope: 'test',
          key: randomUUID(),
          kind: 'opening',
          amountMinor: 50_000n,
          counter: 'opening',
        }),
      { merchant: 'aurora' },
    )
    expect((await ask(who, { requestId })).envelope.errorCode).toBe('insufficient_funds')
    expect((await ask(who)).status).toBe(200)
  })

  test('T20 64 identical requests at once are one withdrawal', async () => {
    const who = await openMember()
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 64 }, () => ask(who, { requestId })))
    expect(answers.map(({ status }) => status).sort()).toEqual(throughAndLimited)
    expect(new Set(answers.flatMap(({ envelope }) => envelope.value?.id ?? [])).size).toBe(1)
    expect(await readMoney(who)).toEqual({ balanceMinor: '100000', heldMinor: '30000', availableMinor: '70000' })
  })

  test('T20 64 different requests at once: three are open, and no more is held than there is', async () => {
    const who = await openMember(10_000_000n)
    const answers = await Promise.all(Array.from({ length: 64 }, () => ask(who)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(3)
    expect(await readMoney(who)).toMatchObject({ heldMinor: '90000' })
    const poor = await openMember(50_000n)
    const others = await Promise.all(Array.from({ length: 64 }, () => ask(poor)))
    expect(others.filter(({ status }) => status === 200).length).toBe(1)
    expect(await readMoney(poor)).toEqual({ balanceMinor: '50000', heldMinor: '30000', availableMinor: '20000' })
  })
})

describe('OPEN-36 what becomes of it', () => {
  test('sent, then paid: the hold is posted, once, however often it is told', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'sending' })
    expect(bank.payouts.get(id)).toMatchObject({ amount: '30000', accountNumber: NUMBER })
    const answers = await Promise.all(Array.from({ length: 64 }, () => callBack(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 64 }, () => 200))
    expect(await read(id, who)).toMatchObject({ status: 'paid', refusal: null })
    expect((await callBack(id, { status: 'refused' })).status).toBe(200)
    expect(await readMoney(who)).toEqual({ balanceMinor: '70000', heldMinor: '0', availableMinor: '70000' })
    expect((await read(id, who))?.status).toBe('paid')
  })

  test('refused: the hold is voided, and a late "sent" takes nothing', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    await sweep()
    expect((await callBack(id, { status: 'refused', reason: 'account_closed' })).status).toBe(200)
    expect(await read(id, who)).toMatchObject({ status: 'refused', refusal: 'withdrawal.refusal.account_closed' })
    expect((await callBack(id)).status).toBe(200)
    expect(await readMoney(who)).toEqual({ balanceMinor: '100000', heldMinor: '0', availableMinor: '100000' })
    expect(server.logLines.some((line) => line.includes('conflicting status') && line.includes(id))).toBe(true)
  })

  test('refused at once, and the provider confirms that there is none: given back', async () => {
    const who = await openMember()
    bank.behaviour = 'refuse'
    const id = (await ask(who)).envelope.value?.id ?? ''
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'refused', refusal: 'withdrawal.refusal.bank' })
    expect(await readMoney(who)).toMatchObject({ heldMinor: '0', availableMinor: '100000' })
  })

  test('T37 refused after a call that got no answer: given back once that call can arrive no more', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    bank.behaviour = 'lost'
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'unknown', sentAt: null })
    bank.behaviour = 'refuse'
    for (const _ of [1, 2]) {
      await age()
      await sweep()
      expect(await read(id, who)).toMatchObject({ status: 'unknown' })
    }
    expect(await readMoney(who)).toMatchObject({ heldMinor: '30000' })
    await server.database.transaction(
      (tx) => tx.execute(sql`UPDATE withdrawal SET unanswered_at = unanswered_at - interval '10 min' WHERE id = ${id}`),
      { merchant: 'aurora' },
    )
    await age()
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'refused', sentAt: null })
    expect(await readMoney(who)).toMatchObject({ heldMinor: '0', availableMinor: '100000' })
  })

  test('a provider that does not answer delays no other provider', async () => {
    const [slow, other] = [await openMember(), await openMember()]
    const slowId = (await ask(slow)).envelope.value?.id ?? ''
    const otherId = (await ask(other)).envelope.value?.id ?? ''
    await server.database.transaction(
      (tx) => tx.execute(sql`UPDATE withdrawal SET provider = 'silent' WHERE id = ${slowId}`),
      { merchant: 'aurora' },
    )
    const httpClient = createHttpClient({ allowedBaseUrls: [bank.url] })
    const client = createBankClient(bank.url, httpClient)
    const { promise: answer, resolve: release } = Promise.withResolvers<void>()
    const silent = {
      ...client,
      code: 'silent',
      startPayout: async (input: StartPayoutInput) => {
        await answer
        return client.startPayout(input)
      },
    }
    const dependencies = makeDependencies(httpClient)
    const payments = new Map([['silent', silent] as const, ...dependencies.payments])
    const sweeping = sweepWithdrawals({ ...dependencies, payments })
    try {
      await vi.waitFor(() => expect(bank.payouts.has(otherId)).toBe(true), 5_000)
      expect(bank.payouts.has(slowId)).toBe(false)
    } finally {
      release()
      await sweeping
      await httpClient.close()
    }
    expect(bank.payouts.has(slowId)).toBe(true)
    expect(await read(slowId, slow)).toMatchObject({ status: 'sending' })
    expect(await read(otherId, other)).toMatchObject({ status: 'sending' })
  })

  test('T37 two workers that have read the same send it again once', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    bank.behaviour = 'lost'
    await sweep()
    bank.behaviour = 'normal'
    const httpClient = createHttpClient({ allowedBaseUrls: [bank.url] })
    const dependencies = makeDependencies(httpClient)
    const sent: string[] = []
    // Both have received a report without a payout before either sends: the lease of the first was too short.
    const read = Promise.withResolvers<void>()
    let reports = 0
    const client = createBankClient(bank.url, httpClient)
    const watched = {
      ...client,
      readPayout: async (reference: string) => {
        const report = await client.readPayout(reference)
        if (reference !== id) return report
        reports += 1
        if (reports === 2) read.resolve()
        await read.promise
        return report
      },
      startPayout: (input: StartPayoutInput) => {
        sent.push(input.reference)
        return client.startPayout(input)
      },
    }
    const payments = new Map([['bank', watched]])
    await age()
    const first = sweepWithdrawals({ ...dependencies, payments })
    await expect.poll(() => reports).toBe(1)
    await age()
    await Promise.all([first, sweepWithdrawals({ ...dependencies, payments })])
    await httpClient.close()
    expect(sent.filter((reference) => reference === id).length).toBe(1)
    expect(await readMoney(who)).toMatchObject({ heldMinor: '30000' })
  })

  test.each(['refuse', 'normal'] as const)(
    'T37 an accepted payout that the provider reports as missing is neither sent again nor given back (%s)',
    async (behaviour) => {
      const who = await openMember()
      const id = (await ask(who)).envelope.value?.id ?? ''
      await sweep()
      const accepted = bank.payouts.get(id)
      expect(accepted).toBeDefined()
      bank.payouts.delete(id)
      bank.behaviour = behaviour
      await age()
      bank.calls.length = 0
      await sweep()
      expect(bank.calls.filter((call) => call === 'POST payouts')).toEqual([])
      expect(await read(id, who)).toMatchObject({ status: 'sending' })
      expect(await readMoney(who)).toMatchObject({ heldMinor: '30000' })
      // The provider finds it again.
      if (accepted) bank.payouts.set(id, { ...accepted, status: 'sent' })
      await age()
      await sweep()
      expect(await read(id, who)).toMatchObject({ status: 'paid' })
    },
  )

  test('T37 a refusal that comes after another worker has sent it again resolves nothing', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    const httpClient = createHttpClient({ allowedBaseUrls: [bank.url] })
    const client = createBankClient(bank.url, httpClient)
    const begun = Promise.withResolvers<void>()
    const refused = Promise.withResolvers<void>()
    const slow = {
      ...client,
      startPayout: async (input: StartPayoutInput) => {
        if (input.reference !== id) return client.startPayout(input)
        begun.resolve()
        await refused.promise
        return { outcome: 'refused', code: 'not_possible' } as const
      },
      readPayout: async (reference: string) =>
        reference === id ? ({ status: 'missing' } as const) : client.readPayout(reference),
    }
    const first = sweepWithdrawals({ ...makeDependencies(httpClient), payments: new Map([['bank', slow]]) })
    await begun.promise
    // The lease of the first has run out; the second is accepted.
    await age()
    await sweep()
    refused.resolve()
    await first
    await httpClient.close()
    expect(await read(id, who)).not.toMatchObject({ status: 'refused' })
    expect(await readMoney(who)).toMatchObject({ heldMinor: '30000' })
    await callBack(id)
    expect(await read(id, who)).toMatchObject({ status: 'paid' })
  })

  test('T37 a look does not shorten the lease of a worker that has begun since the row was read', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    const readNextCheck = async () => {
      const { rows } = await server.database.transaction(
        (tx) => tx.execute(sql`SELECT next_check_at::text AS at FROM withdrawal WHERE id = ${id}`),
        { merchant: 'aurora' },
      )
      return rows[0]?.at
    }
    await server.database.transaction(
      (tx) =>
        tx.execute(
          sql`UPDATE withdrawal SET status = 'sending', next_check_at = now() + interval '20 s' WHERE id = ${id}`,
        ),
      { merchant: 'aurora' },
    )
    const leased = await readNextCheck()
    await server.database.transaction((tx) => expediteWithdrawalStatusCheck(tx, 'aurora', id, 5_000), {
      merchant: 'aurora',
    })
    expect(await readNextCheck()).toBe(leased)
  })

  test('T37 with a data key that is not that of the accounts nothing is begun, and it is not said to be sent', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    const httpClient = createHttpClient({ allowedBaseUrls: [bank.url] })
    await sweepWithdrawals(makeDependencies(httpClient, { dataKey: 'another data key of this test run 00' }))
    await httpClient.close()
    expect(await read(id, who)).toMatchObject({ status: 'held', sentAt: null })
    await age()
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'sending', sentAt: expect.any(String) })
  })

  test('T37 another provider is neither asked about it nor told to send it', async () => {
    const who = await openMember()
    const unsent = (await ask(who)).envelope.value?.id ?? ''
    await sweep('other')
    expect(await read(unsent, who)).toMatchObject({ status: 'held', sentAt: null })
    bank.behaviour = 'answerLost'
    bank.readBehaviour = 'fail'
    await sweep()
    const before = bank.calls.length
    await age()
    await sweep('other')
    expect(await read(unsent, who)).toMatchObject({ status: 'unknown' })
    expect(bank.calls.length).toBe(before)
    expect((await callBack(unsent)).status).toBe(200)
    expect(await readMoney(who)).toEqual({ balanceMinor: '70000', heldMinor: '0', availableMinor: '70000' })
  })

  test.each(['lost', 'answerLost', 'fail'] as const)('%s: it stays held, and is paid once', async (behaviour) => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    bank.behaviour = behaviour
    bank.readBehaviour = 'fail'
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'unknown' })
    await age()
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'unknown' })
    expect(await readMoney(who)).toEqual({ balanceMinor: '100000', heldMinor: '30000', availableMinor: '70000' })
    bank.behaviour = 'normal'
    bank.readBehaviour = 'normal'
    await age()
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'sending' })
    expect([...bank.payouts.values()].filter(({ reference }) => reference === id).length).toBe(1)
    const payout = bank.payouts.get(id)
    if (payout) payout.status = 'sent'
    await age()
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'paid' })
    expect(await readMoney(who)).toEqual({ balanceMinor: '70000', heldMinor: '0', availableMinor: '70000' })
  })

  test('T37 a refusal is not believed while the provider has a payout: nothing is given back by guess', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    bank.behaviour = 'refuseWrongly'
    await sweep()
    expect(await read(id, who)).toMatchObject({ status: 'sending' })
    expect(await readMoney(who)).toMatchObject({ heldMinor: '30000' })
    const silent = (await ask(who)).envelope.value?.id ?? ''
    bank.readBehaviour = 'fail'
    await sweep()
    expect(await read(silent, who)).toMatchObject({ status: 'unknown' })
    expect(await readMoney(who)).toMatchObject({ heldMinor: '60000' })
  })

  test('the callback before the answer to the request', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    expect((await callBack(id)).status).toBe(200)
    expect(await read(id, who)).toMatchObject({ status: 'paid' })
    const before = bank.calls.length
    await age()
    await sweep()
    expect(bank.calls.slice(before).filter((call) => call === 'POST payouts')).toEqual([])
    expect(await readMoney(who)).toMatchObject({ balanceMinor: '70000', heldMinor: '0' })
  })

  test('killed while sending: it is asked about before it is sent again', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    await server.database.transaction(
      (tx) =>
        tx.execute(
          sql`UPDATE withdrawal SET status = 'sending', sent_at = now(), next_check_at = now() WHERE id = ${id}`,
        ),
      { merchant: 'aurora' },
    )
    const before = bank.calls.length
    await sweep()
    expect(bank.calls.slice(before)).toEqual(['GET payouts', 'POST payouts'])
    expect(await read(id, who)).toMatchObject({ status: 'sending' })
    expect(await readMoney(who)).toMatchObject({ heldMinor: '30000' })
  })

  test('T21 one that was requested while the clock was a day ahead is sent when it is set back', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    const moveAhead = (interval: string) =>
      server.database.transaction(
        (tx) =>
          tx.execute(sql`UPDATE withdrawal SET created_at = now() + ${interval}::interval,
          next_check_at = now() + ${interval}::interval WHERE id = ${id}`),
        { merchant: 'aurora' },
      )
    await moveAhead('5 minutes') // the maximum delay
    await sweep()
    expect(bank.payouts.has(id)).toBe(false)
    await moveAhead('1 day')
    await sweep()
    expect(bank.payouts.has(id)).toBe(true)
  })

  test('T37 64 sweeps at once send one payout', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    const before = bank.calls.length
    await Promise.all(Array.from({ length: 64 }, () => sweep()))
    expect(bank.calls.slice(before).filter((call) => call === 'POST payouts').length).toBe(1)
    expect(await read(id, who)).toMatchObject({ status: 'sending' })
  })

  test('T37 forged and mismatched callbacks move nothing', async () => {
    const who = await openMember()
    const id = (await ask(who)).envelope.value?.id ?? ''
    await sweep()
    const matrix: [Record<string, unknown>, number][] = [
      [{ id: 'payouts_0' }, 409],
      [{ status: 'processing' }, 400],
      [{ status: 'approved' }, 400],
      [{ type: 'payment', status: 'approved' }, 404],
      [{ merchant: 'lotus' }, 404],
      [{ reference: 'nothing' }, 404],
    ]
    for (const [changes, status] of matrix) expect((await callBack(id, changes)).status).toBe(status)
    const forged = await server.callSigned(bankCallback, {}, 'bank', 'x'.repeat(32))
    expect(forged.status).toBe(401)
    expect(await read(id, who)).toMatchObject({ status: 'sending' })
    expect(await readMoney(who)).toEqual({ balanceMinor: '100000', heldMinor: '30000', availableMinor: '70000' })
  })
})

describe('T37 the most that is paid out within 24 hours', () => {
  const largest = { amountMinor: '10000000' }

  test('five of the largest withdrawals, what was refused left out; the next day there is room again', async () => {
    const who = await openMember(100_000_000n)
    const limits = async () => (await server.call(withdrawalCards, {}, who)).envelope.value
    expect(await limits()).toMatchObject({ dailyLimitMinor: '50000000', dailyLeftMinor: '50000000', feeMinor: '0' })
    for (const status of ['sent', 'sent', 'refused', 'sent', 'sent', 'sent']) {
      const asked = await ask(who, largest)
      expect(asked.status).toBe(200)
      await callBack(asked.envelope.value?.id ?? '', { status, amount: largest.amountMinor })
    }
    expect(await limits()).toMatchObject({ dailyLeftMinor: '0' })
    const over = await ask(who, { amountMinor: '10000' })
    expect([over.status, over.envelope.errorCode]).toEqual([409, 'withdrawal_daily_limit'])
    expect(await readMoney(who)).toMatchObject({ balanceMinor: '50000000', heldMinor: '0' })
    await server.database.transaction(
      (tx) =>
        tx.execute(sql`UPDATE withdrawal SET created_at = created_at - interval '24 hours'
          WHERE member_id = ${who.memberId}`),
      { merchant: 'aurora' },
    )
    expect(await limits()).toMatchObject({ dailyLeftMinor: '50000000' })
    expect((await ask(who, largest)).status).toBe(200)
  })
})

describe('DEC-31 the history tells the story', () => {
  test('asked, held, paid or given back, newest first', async () => {
    const who = await openMember()
    const paid = (await ask(who)).envelope.value?.id ?? ''
    const refused = (await ask(who, { amountMinor: '20000' })).envelope.value?.id ?? ''
    const open = (await ask(who, { amountMinor: '10000' })).envelope.value?.id ?? ''
    await callBack(paid)
    await callBack(refused, { status: 'refused', amount: '20000' })
    const { envelope } = await server.call(movements, { query: {} }, who)
    const timeline = envelope.value?.items.map(({ kind, phase, amountMinor, reference }) => [
      kind,
      phase,
      amountMinor,
      reference,
    ])
    expect(timeline).toEqual([
      ['withdrawal', 'pending', '-10000', open],
      ['withdrawal', 'voided', '-20000', refused],
      ['withdrawal', 'posted', '-30000', paid],
      ['opening', 'posted', '100000', ''],
    ])
  })
})

test('T41 the data key is lost: accounts leave the list and free their slots, what was not sent is returned', async () => {
  const who = await openMember()
  const first = (await ask(who)).envelope.value?.id ?? ''
  await checkDataKey(server.database, server.config.dataKey)
  await replaceDataKey(server.database, server.config.dataKey)
  expect((await server.call(withdrawalCards, {}, who)).envelope.value?.cards).toHaveLength(1)

  await replaceDataKey(server.database, 'another data key of this test run 00')
  expect((await server.call(withdrawalCards, {}, who)).envelope.value?.cards).toEqual([])
  expect((await ask(who)).envelope.errorCode).toBe('card_not_found')
  expect((await addCard(who)).status).toBe(200)

  await age()
  const httpClient = createHttpClient({ allowedBaseUrls: [bank.url] })
  await sweepWithdrawals(makeDependencies(httpClient, { dataKey: 'another data key of this test run 00' }))
  await httpClient.close()
  expect(await read(first, who)).toMatchObject({
    status: 'refused',
    refusal: 'withdrawal.refusal.account_unreadable',
    sentAt: null,
  })
  expect(await readMoney(who)).toMatchObject({ heldMinor: '0', availableMinor: '100000' })
})
