import { randomUUID } from 'node:crypto'
import {
  addWithdrawalCard,
  createDeposit,
  createWithdrawal,
  inbox,
  readDeposit,
  readWithdrawal,
  wallet,
  withdrawalCards,
} from '@foyer/contract'
import { readTestDatabaseKind } from '@foyer/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdWithdrawals } from '../../account/withdrawal-hold/index.ts'
import { createHttpClient } from '../../http/http-client.ts'
import { transfer } from '../../ledger/index.ts'
import { createMerchantDirectory, saveMerchant } from '../../merchant/index.ts'
import type { PaymentProvider } from '../../providers/payments/payments.ts'
import { keepOpen, untilWaiting } from '../../testing/lock-wait.ts'
import {
  bankCallback,
  bankSettingsOf,
  createBankClient,
  type StandInBank,
  startStandInBank,
} from '../../testing/stand-in-bank.ts'
import { sweepDeposits, sweepWithdrawals, type WithdrawalSweepDependencies } from '../../testing/sweep-payments.ts'
import { createTestIncidents } from '../../testing/test-incidents.ts'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { closePaymentIncident } from '../payment/index.ts'
import { createNumberCipher } from '../withdrawal/withdrawal-cipher.service.ts'
import { listOpenIncidents } from './index.ts'

let bank: StandInBank
let server: TestServer

beforeAll(async () => {
  bank = await startStandInBank()
  server = await startTestServer({ paymentProviders: { bank: bankSettingsOf(bank.url) } })
  const { aurora } = server.merchants
  const settings = { ...aurora.settings, withdrawalHoldSeconds: 0 }
  await server.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
})
afterAll(async () => {
  await server?.close()
  await bank?.close()
})

async function openMember() {
  const member = await server.logIn('aurora')
  const opening = { kind: 'opening', amountMinor: 100_000n, counter: 'opening' } as const
  await server.database.transaction(
    (tx) =>
      transfer(tx, {
        merchant: 'aurora',
        memberId: member.memberId,
        currency: 'PHP',
        scope: 'test',
        key: randomUUID(),
        ...opening,
      }),
    { merchant: 'aurora' },
  )
  const account = { bankCode: 'BDO', holderName: 'Ana Cruz', accountNumber: '109876543210', password: TEST_PASSWORD }
  const card = await server.call(addWithdrawalCard, { body: { requestId: randomUUID(), ...account } }, member)
  return { ...member, cardId: card.envelope.value?.id ?? '' }
}

async function withdraw(who: TestClient & { cardId: string }) {
  const body = { requestId: randomUUID(), cardId: who.cardId, amountMinor: '30000' }
  return server.call(createWithdrawal, { body }, who)
}

/** The provider's signed callback about a payout or a payment of 300.00. */
async function report(type: 'payout' | 'payment', reference: string, status: string, money = {}) {
  const own = { amount: '30000', currency: 'PHP', ...money }
  const about = { type, merchant: 'aurora', reference, id: `p_${reference}`, ...own }
  const body = { eventId: randomUUID(), ...about, status, occurredAt: new Date().toISOString() }
  return server.callSigned(bankCallback, body, 'bank')
}

const listAll = () => server.database.transaction((tx) => listOpenIncidents(tx), { isOperator: true })
const listOf = async ({ memberId }: { memberId: string }) =>
  (await listAll()).filter((incident) => incident.memberId === memberId)
const readHold = async (who: TestClient) => (await server.call(withdrawalCards, {}, who)).envelope.value?.hold

/** Runs with the dependencies of the jobs. */
async function withDependencies(run: (dependencies: WithdrawalSweepDependencies) => Promise<unknown>): Promise<void> {
  const httpClient = createHttpClient({ allowedBaseUrls: [bank.url] })
  const { dataKey } = server.config
  await run({
    database: server.database,
    merchants: createMerchantDirectory(server.database),
    payments: new Map([['bank', createBankClient(bank.url, httpClient)]]),
    numbers: createNumberCipher(dataKey),
    incidents: createTestIncidents(server),
    logger: server.app.log,
  })
  await httpClient.close()
}

/** Makes every open withdrawal due and sweeps. */
async function sweep(): Promise<void> {
  await server.database.transaction(
    (tx) => tx.execute(sql`UPDATE withdrawal SET next_check_at = now() WHERE next_check_at IS NOT NULL`),
    { merchant: 'aurora' },
  )
  await withDependencies(sweepWithdrawals)
}

describe('T37 a payout that is reported as refused and then as sent', () => {
  test('T37 raises an alarm, stands where staff reads it, and holds the member’s withdrawals until staff has closed it', async () => {
    const member = await openMember()
    const id = (await withdraw(member)).envelope.value?.id ?? ''
    expect((await report('payout', id, 'refused')).status).toBe(200)
    expect(await listOf(member)).toEqual([])
    expect(await readHold(member)).toBeNull()

    expect((await report('payout', id, 'sent')).status).toBe(200)
    const incidents = await listOf(member)
    expect(incidents).toMatchObject([
      {
        merchant: 'aurora',
        kind: 'provider_contradiction',
        subject: 'withdrawal',
        subjectId: id,
        provider: 'bank',
        knownStatus: 'refused',
        reportedStatus: 'sent',
        amountMinor: 30_000n,
        currency: 'PHP',
      },
    ])
    const alarms = server.logLines.map((line) => JSON.parse(line)).filter((line) => line.subjectId === id)
    expect(alarms).toMatchObject([{ event: 'provider_contradiction', level: 50, incident: incidents[0]?.id }])

    expect(await readHold(member)).toEqual({ reasons: ['under_review'], until: null })
    const refused = await withdraw(member)
    expect([refused.status, refused.envelope.errorCode]).toEqual([409, 'withdrawal_on_hold'])
    const messages = (await server.call(inbox, {}, member)).envelope.value?.items
    expect(messages?.some(({ title }) => title === 'Withdrawals are paused')).toBe(true)

    // Returned money stays the member's until staff decides.
    const found = await server.call(readWithdrawal, { params: { id } }, member)
    expect(found.envelope.value?.status).toBe('refused')
    const { envelope } = await server.call(wallet, {}, member)
    expect(envelope.value?.balances[0]).toMatchObject({ balanceMinor: '100000', heldMinor: '0' })

    const closing = { merchant: 'aurora', id: incidents[0]?.id ?? '', by: 'ana', note: 'paid once, corrected by hand' }
    const close = () => server.database.transaction((tx) => closePaymentIncident(tx, closing), { isOperator: true })
    expect(await close()).toBe(true)
    expect(await close()).toBe(false)
    expect(await listOf(member)).toEqual([])
    expect(await readHold(member)).toBeNull()
    expect((await withdraw(member)).status).toBe(200)
  })

  test('T37 the same pair reported again is one incident, and stays closed once it is', async () => {
    const member = await openMember()
    const id = (await withdraw(member)).envelope.value?.id ?? ''
    for (const status of ['refused', 'sent', 'sent', 'refused', 'sent']) await report('payout', id, status)
    const incidents = await listOf(member)
    expect(incidents).toHaveLength(1)
    expect(server.logLines.filter((line) => JSON.parse(line).subjectId === id)).toHaveLength(1)
    const closing = { merchant: 'aurora', id: incidents[0]?.id ?? '', by: 'ana', note: 'looked at' }
    await server.database.transaction((tx) => closePaymentIncident(tx, closing), { isOperator: true })
    await report('payout', id, 'sent')
    expect(await listOf(member)).toEqual([])
    expect(await readHold(member)).toBeNull()
  })

  test('T37 sent and then refused is one too; sent twice is none', async () => {
    const member = await openMember()
    const id = (await withdraw(member)).envelope.value?.id ?? ''
    await report('payout', id, 'sent')
    await report('payout', id, 'sent')
    expect(await listOf(member)).toEqual([])
    await report('payout', id, 'refused')
    expect(await listOf(member)).toMatchObject([{ knownStatus: 'paid', reportedStatus: 'refused' }])
  })
})

describe('T37 a payment or payout that is reported with another amount', () => {
  const depositStatusOf = async (id: string, who: TestClient) =>
    (await server.call(readDeposit, { params: { id } }, who)).envelope.value?.status
  const balanceOf = async (who: TestClient) => (await server.call(wallet, {}, who)).envelope.value?.balances[0]
  const close = (id: string) => {
    const closing = { merchant: 'aurora', id, by: 'ana', note: 'sent back by the bank' }
    return server.database.transaction((tx) => closePaymentIncident(tx, closing), { isOperator: true })
  }
  async function sweepDepositOf(id: string) {
    await server.database.transaction(
      (tx) => tx.execute(sql`UPDATE deposit SET next_check_at = now() WHERE id = ${id}`),
      { merchant: 'aurora' },
    )
    await withDependencies(sweepDeposits)
  }
  async function openDeposit() {
    const member = await openMember()
    const body = { requestId: randomUUID(), method: 'bank', amountMinor: '30000' }
    const id = (await server.call(createDeposit, { body }, member)).envelope.value?.id ?? ''
    const payment = bank.payments.get(id)
    if (!payment) throw new Error('the bank has no payment')
    const reportMoney = async (status: string, money = {}) =>
      report('payment', id, status, { id: payment.id, ...money })
    return { member, id, payment, reportMoney }
  }

  test.each([
    [{ amount: '29000' }, 29_000n, 'PHP'],
    [{ amount: '30500' }, 30_500n, 'PHP'],
    [{ currency: 'CNY' }, 30_000n, 'CNY'],
  ])(
    '%o of a deposit is received, credits nothing, and is one incident with both amounts',
    async (money, ...reported) => {
      const { member, id, reportMoney } = await openDeposit()
      expect((await reportMoney('approved', money)).status).toBe(200)
      expect((await reportMoney('approved', money)).status).toBe(200)
      expect(await depositStatusOf(id, member)).toBe('checking')
      expect(await balanceOf(member)).toMatchObject({ balanceMinor: '100000' })
      const [reportedAmountMinor, reportedCurrency] = reported
      const known = { amountMinor: 30_000n, currency: 'PHP', knownStatus: 'pending', reportedStatus: 'approved' }
      const kind = 'amount_mismatch'
      expect(await listOf(member)).toMatchObject([
        { kind, subjectId: id, ...known, reportedAmountMinor, reportedCurrency },
      ])
      const lines = server.logLines.map((line) => JSON.parse(line)).filter((line) => line.subjectId === id)
      const amounts = { amountMinor: '30000', reportedAmountMinor: String(reportedAmountMinor) }
      expect(lines).toMatchObject([{ event: kind, level: 50, ...amounts }])
      expect(await readHold(member)).toBeNull()
    },
  )

  test('an approval of another amount that the provider tells when asked counts as well, and the provider is asked on', async () => {
    const { member, id, payment } = await openDeposit()
    Object.assign(payment, { status: 'approved', amount: '29000' })
    await sweepDepositOf(id)
    expect(await depositStatusOf(id, member)).toBe('checking')
    expect(await listOf(member)).toMatchObject([{ reportedAmountMinor: 29_000n }])
    // The provider may correct it without a callback.
    Object.assign(payment, { amount: '30000' })
    await sweepDepositOf(id)
    expect(await depositStatusOf(id, member)).toBe('approved')
    expect(await balanceOf(member)).toMatchObject({ balanceMinor: '130000' })
  })

  test('a deposit ends without a credit when staff has closed it, and by the right amount before', async () => {
    const ended = await openDeposit()
    await ended.reportMoney('approved', { amount: '29000' })
    const [incident] = await listOf(ended.member)
    expect(await close(incident?.id ?? '')).toBe(true)
    expect(await close(incident?.id ?? '')).toBe(false)
    expect(await depositStatusOf(ended.id, ended.member)).toBe('returned')
    expect(await balanceOf(ended.member)).toMatchObject({ balanceMinor: '100000' })

    const corrected = await openDeposit()
    await corrected.reportMoney('approved', { amount: '29000' })
    await corrected.reportMoney('approved')
    expect(await balanceOf(corrected.member)).toMatchObject({ balanceMinor: '130000' })
    const [other] = await listOf(corrected.member)
    expect(await close(other?.id ?? '')).toBe(true)
    expect(await depositStatusOf(corrected.id, corrected.member)).toBe('approved')
  })

  test('without an approval no money has arrived: the deposit stays as it is, and nothing is opened', async () => {
    const { member, id, payment, reportMoney } = await openDeposit()
    expect((await reportMoney('declined', { amount: '29000' })).envelope.errorCode).toBe('request_conflict')
    Object.assign(payment, { status: 'pending', amount: '29000' })
    await sweepDepositOf(id)
    expect([await depositStatusOf(id, member), await listOf(member)]).toEqual(['pending', []])
  })

  test('after staff has closed it the same amount is another incident, and one of two open ones ends nothing', async () => {
    const { member, id, reportMoney } = await openDeposit()
    await reportMoney('approved', { amount: '29000' })
    const [first] = await listOf(member)
    await close(first?.id ?? '')
    await reportMoney('approved', { amount: '29000' })
    await reportMoney('approved', { amount: '28000' })
    const [second, third] = await listOf(member)
    expect(await depositStatusOf(id, member)).toBe('checking')
    await close(second?.id ?? '')
    expect(await depositStatusOf(id, member)).toBe('checking')
    await close(third?.id ?? '')
    expect(await depositStatusOf(id, member)).toBe('returned')
  })

  test('of a payout keeps the money held and the member’s withdrawals on hold, by callback and when asked', async () => {
    for (const isAsked of [false, true]) {
      const member = await openMember()
      const id = (await withdraw(member)).envelope.value?.id ?? ''
      await sweep()
      const payout = bank.payouts.get(id)
      if (isAsked) {
        Object.assign(payout ?? {}, { status: 'sent', amount: '29000' })
        await sweep()
      } else await report('payout', id, 'sent', { id: payout?.id, amount: '29000' })
      expect((await server.call(readWithdrawal, { params: { id } }, member)).envelope.value?.status).toBe('unknown')
      expect(await balanceOf(member)).toMatchObject({ balanceMinor: '100000', heldMinor: '30000' })
      expect(await listOf(member)).toMatchObject([{ kind: 'amount_mismatch', reportedAmountMinor: 29_000n }])
      expect(await readHold(member)).toEqual({ reasons: ['under_review'], until: null })
    }
  })
})

describe('T37 withdrawals that were requested before the incident', () => {
  test('what is not sent yet stays held until staff has closed it, then it is sent', async () => {
    const member = await openMember()
    const first = (await withdraw(member)).envelope.value?.id ?? ''
    await report('payout', first, 'refused')
    const second = (await withdraw(member)).envelope.value?.id ?? ''
    // Sent once, and unknown to the provider: the repetition waits as well.
    const third = (await withdraw(member)).envelope.value?.id ?? ''
    await server.database.transaction(
      (tx) => tx.execute(sql`UPDATE withdrawal SET status = 'unknown' WHERE id = ${third}`),
      { merchant: 'aurora' },
    )
    await report('payout', first, 'sent')
    const [incident] = await listOf(member)

    await sweep()
    expect([bank.payouts.has(second), bank.payouts.has(third)]).toEqual([false, false])
    expect((await server.call(readWithdrawal, { params: { id: second } }, member)).envelope.value?.status).toBe('held')
    const { envelope } = await server.call(wallet, {}, member)
    expect(envelope.value?.balances[0]).toMatchObject({ heldMinor: '60000' })

    const closing = { merchant: 'aurora', id: incident?.id ?? '', by: 'ana', note: 'paid once' }
    await server.database.transaction((tx) => closePaymentIncident(tx, closing), { isOperator: true })
    await sweep()
    expect([bank.payouts.has(second), bank.payouts.has(third)]).toEqual([true, true])
  })

  test('a timed hold lets them through (decision 022)', async () => {
    const member = await openMember()
    const id = (await withdraw(member)).envelope.value?.id ?? ''
    const { aurora } = server.merchants
    const timed = { ...aurora, settings: { ...aurora.settings, withdrawalHoldSeconds: 3600 } }
    const about = { reason: 'new_device', member: { id: member.memberId, type: 0 } } as const
    await server.database.transaction((tx) => holdWithdrawals(tx, timed, about), { merchant: 'aurora' })
    expect(await readHold(member)).toMatchObject({ reasons: ['new_device'] })
    await sweep()
    expect(bank.payouts.has(id)).toBe(true)
  })
})

test('T37 a contradiction that the sweep finds opens an incident', async () => {
  const member = await openMember()
  const body = { requestId: randomUUID(), method: 'bank', amountMinor: '30000' }
  const id = (await server.call(createDeposit, { body }, member)).envelope.value?.id ?? ''
  const { id: providerPaymentId = '' } = bank.payments.get(id) ?? {}
  const declined = { type: 'payment', merchant: 'aurora', reference: id, id: providerPaymentId, amount: '30000' }
  const event = { eventId: randomUUID(), ...declined, currency: 'PHP', occurredAt: new Date().toISOString() }
  await withDependencies(async (dependencies) => {
    const client = dependencies.payments.get('bank')
    if (!client) throw new Error('the bank is not connected')
    const readStatus: PaymentProvider['readStatus'] = async (reference) => {
      if (reference !== id) return client.readStatus(reference)
      await server.callSigned(bankCallback, { ...event, status: 'declined' }, 'bank')
      return { status: 'approved', providerPaymentId, amountMinor: 30_000n, currency: 'PHP' }
    }
    await server.database.transaction(
      (tx) => tx.execute(sql`UPDATE deposit SET next_check_at = now() WHERE id = ${id}`),
      { merchant: 'aurora' },
    )
    await sweepDeposits({ ...dependencies, payments: new Map([['bank', { ...client, readStatus }]]) })
  })
  expect(await listOf(member)).toMatchObject([{ subjectId: id, knownStatus: 'declined', reportedStatus: 'approved' }])
  const { envelope } = await server.call(wallet, {}, member)
  expect(envelope.value?.balances[0]).toMatchObject({ balanceMinor: '130000' })
})

describe('T37 a payment with two final statuses', () => {
  test.each([
    ['declined', 'approved', '130000'],
    ['approved', 'declined', '130000'],
  ])('%s, then %s', async (first, second, balanceMinor) => {
    const member = await openMember()
    const body = { requestId: randomUUID(), method: 'bank', amountMinor: '30000' }
    const id = (await server.call(createDeposit, { body }, member)).envelope.value?.id ?? ''
    const providerPaymentId = bank.payments.get(id)?.id ?? ''
    const reportStatus = (status: string) => {
      const about = { type: 'payment', merchant: 'aurora', reference: id, id: providerPaymentId, amount: '30000' }
      const event = { eventId: randomUUID(), ...about, currency: 'PHP', occurredAt: new Date().toISOString(), status }
      return server.callSigned(bankCallback, event, 'bank')
    }
    expect((await reportStatus(first)).status).toBe(200)
    expect((await reportStatus(second)).status).toBe(200)
    expect(await listOf(member)).toMatchObject([
      { subject: 'deposit', subjectId: id, knownStatus: first, reportedStatus: second },
    ])
    expect(await readHold(member)).toEqual({ reasons: ['under_review'], until: null })
    const { envelope } = await server.call(wallet, {}, member)
    expect(envelope.value?.balances[0]).toMatchObject({ balanceMinor })
  })
})

test('T37 a payment that is declined and then expired, or the other way round, is no incident: no money came in', async () => {
  const member = await openMember()
  for (const statuses of [
    ['declined', 'expired'],
    ['expired', 'declined'],
  ]) {
    const body = { requestId: randomUUID(), method: 'bank', amountMinor: '30000' }
    const id = (await server.call(createDeposit, { body }, member)).envelope.value?.id ?? ''
    const about = { type: 'payment', merchant: 'aurora', reference: id, id: bank.payments.get(id)?.id ?? '' }
    for (const status of statuses) {
      const event = { ...about, eventId: randomUUID(), amount: '30000', currency: 'PHP', status }
      const reported = await server.callSigned(bankCallback, { ...event, occurredAt: new Date().toISOString() }, 'bank')
      expect(reported.status).toBe(200)
    }
  }
  expect(await listOf(member)).toEqual([])
  expect(await readHold(member)).toBeNull()
})

test.skipIf(readTestDatabaseKind() === 'embedded')(
  'T37 a withdrawal that is requested while an incident opens waits for it and is refused',
  async () => {
    const member = await openMember()
    const about = { memberId: member.memberId, subject: 'deposit', subjectId: randomUUID(), provider: 'bank' } as const
    const statuses = { knownStatus: 'declined', reportedStatus: 'approved', amountMinor: 30_000n, currency: 'PHP' }
    const release = await keepOpen(server.database, (tx) =>
      createTestIncidents(server).reportContradiction(tx, server.merchants.aurora, { ...about, ...statuses }),
    )
    const refused = withdraw(member)
    await untilWaiting(server.database)
    await release()
    expect((await refused).envelope.errorCode).toBe('withdrawal_on_hold')
  },
)

test('T37 only the operator closes an incident', async () => {
  const member = await openMember()
  const id = (await withdraw(member)).envelope.value?.id ?? ''
  for (const status of ['refused', 'sent']) await report('payout', id, status)
  const [incident] = await listOf(member)
  const closing = { merchant: 'aurora', id: incident?.id ?? '', by: 'me', note: 'mine' }
  const tried = server.database.transaction((tx) => closePaymentIncident(tx, closing), { merchant: 'aurora' })
  await expect(tried).rejects.toThrow(/permission denied/)
  const deleteAll = (table: string, scope: { merchant: string } | { isOperator: true }) =>
    server.database.transaction((tx) => tx.execute(sql`DELETE FROM ${sql.identifier(table)}`), scope)
  await expect(deleteAll('incident', { isOperator: true })).rejects.toThrow(/permission denied/)
  for (const table of ['incident', 'withdrawal_hold']) {
    await expect(deleteAll(table, { merchant: 'aurora' })).rejects.toThrow(/permission denied/)
  }
})

test('T10 an incident is seen by its merchant and the operator', async () => {
  const member = await openMember()
  const id = (await withdraw(member)).envelope.value?.id ?? ''
  for (const status of ['refused', 'sent']) await report('payout', id, status)
  const seen = await server.database.transaction((tx) => listOpenIncidents(tx), { merchant: 'lotus' })
  expect(seen).toEqual([])
  expect(await listOf(member)).toHaveLength(1)
})
