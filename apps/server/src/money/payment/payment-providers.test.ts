import { randomUUID } from 'node:crypto'
import {
  addWithdrawalCard,
  createDeposit,
  createWithdrawal,
  depositSettings,
  readDeposit,
  readWithdrawal,
  wallet,
  withdrawalCards,
} from '@foyer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '../../http/http-client.ts'
import { transfer } from '../../ledger/index.ts'
import { createMerchantDirectory } from '../../merchant/index.ts'
import { createFormGateway } from '../../providers/payments/form-gateway.ts'
import type { PaymentProvider } from '../../providers/payments/payments.ts'
import { changeSettings } from '../../testing/change-settings.ts'
import { bankSettingsOf, createBankClient, type StandInBank, startStandInBank } from '../../testing/stand-in-bank.ts'
import {
  type GatewayOrder,
  type StandInFormGateway,
  startStandInFormGateway,
} from '../../testing/stand-in-form-gateway.ts'
import { sweepDeposits, sweepWithdrawals } from '../../testing/sweep-payments.ts'
import { createTestIncidents } from '../../testing/test-incidents.ts'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { listOpenIncidents } from '../incident/index.ts'
import { createNumberCipher } from '../withdrawal/index.ts'

const CODE = 'form-gateway'
const CALLBACK_PATH = `/wps/payment/${CODE}/callback`
let bank: StandInBank
let gateway: StandInFormGateway
let httpClient: HttpClient
let server: TestServer

beforeAll(async () => {
  bank = await startStandInBank()
  gateway = await startStandInFormGateway()
  httpClient = createHttpClient({ allowedBaseUrls: [bank.url, gateway.settings.url] })
  server = await startTestServer({
    paymentProviders: { bank: bankSettingsOf(bank.url), [CODE]: gateway.settings },
    limits: { money: 1e6, vendor: 1e6 },
  })
  await choose({ ewallet: CODE, payout: CODE })
})
beforeEach(() => {
  gateway.behaviour = 'normal'
})
afterAll(async () => {
  await server?.close()
  await httpClient?.close()
  await gateway?.close()
  await bank?.close()
})

/** The one settings row that connects methods with providers. */
const choose = (paymentProviders: Record<string, string>) =>
  changeSettings(server, 'aurora', { withdrawalHoldSeconds: 0, paymentProviders })

function createGatewayClient(): PaymentProvider {
  const callbackUrl = `http://127.0.0.1:1${CALLBACK_PATH}`
  return createFormGateway({ ...gateway.settings, code: CODE, callbackUrl, httpClient, isFreshNonce: async () => true })
}

/** Makes every open deposit and withdrawal due and sweeps with these providers connected. */
async function sweep(providers = [createBankClient(bank.url, httpClient), createGatewayClient()]): Promise<void> {
  for (const table of ['deposit', 'withdrawal'])
    await server.database.transaction(
      (tx) =>
        tx.execute(sql`UPDATE ${sql.identifier(table)} SET next_check_at = now() WHERE next_check_at IS NOT NULL`),
      { merchant: 'aurora' },
    )
  const dependencies = {
    database: server.database,
    merchants: createMerchantDirectory(server.database),
    payments: new Map(providers.map((provider) => [provider.code, provider])),
    numbers: createNumberCipher(server.config.dataKey),
    incidents: createTestIncidents(server),
    logger: server.app.log,
  }
  await sweepDeposits(dependencies)
  await sweepWithdrawals(dependencies)
}

type Member = TestClient & { memberId: string }

async function openMember(): Promise<Member> {
  const member = await server.logIn('aurora')
  const money = { merchant: 'aurora', memberId: member.memberId, currency: 'PHP', scope: 'test', key: randomUUID() }
  await server.database.transaction(
    (tx) => transfer(tx, { ...money, kind: 'opening', amountMinor: 100_000n, counter: 'opening' }),
    { merchant: 'aurora' },
  )
  return member
}

async function deposit(who: Member, method = 'ewallet') {
  const body = { requestId: randomUUID(), method, amountMinor: '50000' }
  const { envelope } = await server.call(createDeposit, { body }, who)
  const id = envelope.value?.id ?? ''
  return { id, value: envelope.value, order: gateway.trades.get(id) as GatewayOrder } // the bank's has none, and needs none
}

async function addCard(who: Member, bankCode: string) {
  const account = { bankCode, holderName: 'Ana Cruz', accountNumber: '109876543210', password: TEST_PASSWORD }
  return server.call(addWithdrawalCard, { body: { requestId: randomUUID(), ...account } }, who)
}

async function withdraw(who: Member, bankCode = 'GCASH') {
  const cardId = (await addCard(who, bankCode)).envelope.value?.id ?? ''
  const body = { requestId: randomUUID(), cardId, amountMinor: '30000' }
  const { envelope } = await server.call(createWithdrawal, { body }, who)
  return envelope.value?.id ?? ''
}

async function readMoney(who: Member) {
  const { envelope } = await server.call(wallet, {}, who)
  const { balanceMinor, heldMinor } = envelope.value?.balances[0] ?? {}
  return [balanceMinor, heldMinor]
}
const readDepositStatus = async (id: string, who: Member) =>
  (await server.call(readDeposit, { params: { id } }, who)).envelope.value?.status
const readWithdrawalStatus = async (id: string, who: Member) =>
  (await server.call(readWithdrawal, { params: { id } }, who)).envelope.value?.status

/** Sends a callback as the gateway does. */
async function deliver(form: string, path = CALLBACK_PATH, type = 'application/x-www-form-urlencoded') {
  const answer = await fetch(server.origin + path, { method: 'POST', headers: { 'content-type': type }, body: form })
  return [answer.status, await answer.text()] as const
}
const isReceived = [200, 'success']

async function listIncidents({ memberId }: Member) {
  const all = await server.database.transaction((tx) => listOpenIncidents(tx), { isOperator: true })
  return all
    .filter((incident) => incident.memberId === memberId)
    .map(({ provider, knownStatus, reportedStatus }) => [provider, knownStatus, reportedStatus])
}

describe('OPEN-35 OPEN-36 a second provider, chosen by a row of the merchant’s settings', () => {
  test('its methods and banks take the place of the bank’s where they are chosen, and only there', async () => {
    const who = await server.logIn('aurora')
    const { envelope } = await server.call(depositSettings, {}, who)
    const bounds = envelope.value?.methods.map(({ code, minMinor, maxMinor }) => [code, minMinor, maxMinor])
    expect(bounds?.sort()).toEqual([
      ['bank', '10000', '10000000'],
      ['card', '10000', '2000000'],
      ['ewallet', '5000', '3000000'],
    ])
    const payout = (await server.call(withdrawalCards, {}, who)).envelope.value
    expect(payout?.banks.map(({ code }) => code)).toEqual(['GCASH', 'MAYA', 'UBP'])
    expect(payout).toMatchObject({ isSandbox: false, feeMinor: null, sentWithinSeconds: null })
    const lotus = await server.logIn('lotus')
    const other = (await server.call(withdrawalCards, {}, lotus)).envelope.value
    expect(other).toMatchObject({ isSandbox: true, feeMinor: '0', sentWithinSeconds: 60 })
  })

  test('a deposit from the request over the cashier’s redirect to one credit', async () => {
    const who = await openMember()
    const { id, value, order } = await deposit(who)
    expect(value).toMatchObject({ status: 'pending', amountMinor: '50000' })
    expect(order.asked).toMatchObject({ total_fee: '500.00', fee_type: 'PHP', trade_type: 'EWALLET', attach: 'aurora' })
    expect(new URL(order.asked.notify_url ?? '').pathname).toBe(CALLBACK_PATH)
    expect(bank.payments.has(id)).toBe(false)

    const cashier = await fetch(value?.payUrl ?? '', { redirect: 'manual' })
    const back = new URL(cashier.headers.get('location') ?? '')
    expect([cashier.status, back.pathname, back.searchParams.get('deposit')]).toEqual([302, '/m/voucherCenter', id])
    expect(back.searchParams.get('trade_state')).toBe('SUCCESS')
    expect(await readMoney(who)).toEqual(['100000', '0'])

    const notify_id = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 16 }, () => deliver(gateway.writeCallback(order, { notify_id }))),
      ...Array.from({ length: 16 }, () => deliver(gateway.writeCallback(order))),
    ])
    expect(answers).toEqual(Array.from({ length: 32 }, () => isReceived))
    await sweep()
    expect(await readDepositStatus(id, who)).toBe('approved')
    expect(await readMoney(who)).toEqual(['150000', '0'])
  })

  test('another method of the same merchant stays at the bank', async () => {
    const who = await openMember()
    const before = gateway.calls.length
    const { id } = await deposit(who, 'card')
    expect([bank.payments.has(id), gateway.calls.length]).toEqual([true, before])
  })

  test.each([
    ['SUCCESS', undefined, 'paid', ['70000', '0']],
    ['FAILED', 'ACCOUNT_CLOSED', 'refused', ['100000', '0']],
  ])('a withdrawal to its %s', async (state, failCode, status, money) => {
    const who = await openMember()
    const id = await withdraw(who)
    await sweep()
    expect(await readWithdrawalStatus(id, who)).toBe('sending')
    expect(await readMoney(who)).toEqual(['100000', '30000'])
    expect(bank.payouts.has(id)).toBe(false)
    const order = gateway.transfers.get(id) as GatewayOrder // the sweep has sent it
    expect(order.asked).toMatchObject({ total_fee: '300.00', account_no: '109876543210', bank_code: 'GCASH' })
    Object.assign(order, { state, failCode })
    const notify_id = randomUUID()
    for (let count = 0; count < 3; count += 1)
      expect(await deliver(gateway.writeCallback(order, { notify_id }))).toEqual(isReceived)
    expect(await readWithdrawalStatus(id, who)).toBe(status)
    expect(await readMoney(who)).toEqual(money)
  })

  test('a lost callback is found by asking', async () => {
    const who = await openMember()
    const id = await withdraw(who)
    const { id: depositId, order } = await deposit(who)
    await sweep()
    Object.assign(order, { state: 'SUCCESS' })
    Object.assign(gateway.transfers.get(id) ?? {}, { state: 'SUCCESS' })
    await sweep()
    expect([await readDepositStatus(depositId, who), await readWithdrawalStatus(id, who)]).toEqual(['approved', 'paid'])
    expect(await readMoney(who)).toEqual(['120000', '0'])
  })

  test('a status that is not final is acknowledged and changes nothing', async () => {
    const who = await openMember()
    const { id, order } = await deposit(who)
    expect(await deliver(gateway.writeCallback(order, { trade_state: 'USERPAYING' }))).toEqual(isReceived)
    expect(await readDepositStatus(id, who)).toBe('pending')
  })
})

describe('T37 callbacks of the second provider', () => {
  test('forged, replayed, mismatched: no credit', async () => {
    const who = await openMember()
    const { id, order } = await deposit(who)
    const { order: foreign } = await deposit(await openMember())
    const { id: atBank } = await deposit(who, 'card')
    order.state = 'SUCCESS'
    const write = (changes: Record<string, string>, secret?: string) => gateway.writeCallback(order, changes, secret)
    const alter = (name: string, value: string) => {
      const form = new URLSearchParams(write({}))
      form.set(name, value)
      return form.toString()
    }
    const old = String(Math.floor(Date.now() / 1_000) - 301)
    const merged = write({ fail_code: 'x' })
      .replace('&fail_code=x', '')
      .replace('fee_type=PHP', 'fail_code=x%26fee_type%3DPHP')
    const rows: [string, string, number][] = [
      ['another secret', write({}, 'x'.repeat(32)), 401],
      ['no signature', alter('sign', ''), 401],
      ['an amount that was not signed', alter('total_fee', '5000.00'), 401],
      ['a field beside the signed ones', `${write({})}&extra=1`, 401],
      ['a name that occurs twice', `${write({})}&total_fee=500.00`, 401],
      ['two fields merged into one under the same signature', merged, 401],
      ['another account', write({ mch_id: 'M1' }), 401],
      ['an old time', write({ timestamp: old }), 401],
      ['no nonce', write({ nonce_str: '' }), 401],
      ['nothing', '', 401],
      ['JSON', JSON.stringify(Object.fromEntries(new URLSearchParams(write({})))), 401],
      ['an amount with more decimals', write({ total_fee: '500.001' }), 400],
      ['no amount', write({ total_fee: '0.00' }), 400],
      ['another payment', write({ trade_no: foreign.tradeNo }), 409],
      ['a merchant that has none such', write({ merchant: 'lotus' }), 404],
      ['no such deposit', write({ out_trade_no: 'nothing' }), 404],
      ['a payment of the bank', write({ out_trade_no: atBank, trade_no: bank.payments.get(atBank)?.id ?? '' }), 409],
      ['an unknown state', write({ trade_state: 'FINE' }), 400],
    ]
    for (const [name, form, status] of rows) expect([name, (await deliver(form))[0]]).toEqual([name, status])
    expect((await deliver(write({}), '/wps/payment/bank/callback'))[0]).toBe(401)
    expect((await deliver(write({}), '/wps/payment/nobody/callback'))[0]).toBe(401)
    expect(await readMoney(who)).toEqual(['100000', '0'])
    expect(await readDepositStatus(id, who)).toBe('pending')

    const once = write({})
    expect((await deliver(once))[0]).toBe(200)
    expect((await deliver(once))[0]).toBe(401)
    expect(await readMoney(who)).toEqual(['150000', '0'])
  })

  test('of another amount: received, not credited, and left to staff; the right one is credited', async () => {
    const who = await openMember()
    const { id, order } = await deposit(who)
    Object.assign(order, { state: 'SUCCESS' })
    expect(await deliver(gateway.writeCallback(order, { total_fee: '490.00' }))).toEqual(isReceived)
    expect(await readDepositStatus(id, who)).toBe('checking')
    expect(await listIncidents(who)).toEqual([['form-gateway', 'pending', 'approved']])
    expect(await readMoney(who)).toEqual(['100000', '0'])
    expect(await deliver(gateway.writeCallback(order))).toEqual(isReceived)
    await sweep()
    expect(await readDepositStatus(id, who)).toBe('approved')
    expect(await readMoney(who)).toEqual(['150000', '0'])
  })

  test('T2 a form is taken by callbacks only', async () => {
    const forms = await Promise.all(['/wps/deposit', '/wps/session/login'].map((path) => deliver('a=1', path)))
    expect(forms.map(([status]) => status)).toEqual([415, 415])
  })

  test('before the answer to the start: credited, and the late answer changes nothing', async () => {
    const who = await openMember()
    gateway.behaviour = 'answerLost'
    const { id, value, order } = await deposit(who)
    gateway.behaviour = 'normal'
    expect(value?.status).toBe('created')
    expect(await deliver(gateway.writeCallback(order, { trade_state: 'SUCCESS' }))).toEqual(isReceived)
    await sweep()
    expect(await readDepositStatus(id, who)).toBe('approved')
    expect(await readMoney(who)).toEqual(['150000', '0'])
  })

  test.each([
    ['lost', 'sending'],
    ['answerLost', 'sending'],
    ['unsigned', 'unknown'],
  ] as const)('a payout whose answer is %s stays held and is sent once', async (behaviour, status) => {
    const who = await openMember()
    const id = await withdraw(who)
    gateway.behaviour = behaviour
    await sweep()
    expect([await readWithdrawalStatus(id, who), await readMoney(who)]).toEqual(['unknown', ['100000', '30000']])
    gateway.behaviour = behaviour === 'unsigned' ? 'unsigned' : 'normal'
    await sweep()
    expect(await readWithdrawalStatus(id, who)).toBe(status)
    expect([...gateway.transfers.values()].filter(({ asked }) => asked.out_trade_no === id)).toHaveLength(1)
  })

  test.each([
    ['PAYERROR', 'SUCCESS', 'declined', 'approved', '150000'],
    ['SUCCESS', 'PAYERROR', 'approved', 'declined', '150000'],
  ])('a payment of %s, then %s opens an incident', async (first, second, known, reported, balance) => {
    const who = await openMember()
    const { order } = await deposit(who)
    expect(await deliver(gateway.writeCallback(order, { trade_state: first }))).toEqual(isReceived)
    expect(await deliver(gateway.writeCallback(order, { trade_state: second }))).toEqual(isReceived)
    expect(await listIncidents(who)).toEqual([[CODE, known, reported]])
    expect(await readMoney(who)).toEqual([balance, '0'])
  })

  test('a payout that failed and then succeeded opens an incident, and the money stays where it is', async () => {
    const who = await openMember()
    const id = await withdraw(who)
    await sweep()
    const order = gateway.transfers.get(id) as GatewayOrder // the sweep has sent it
    for (const state of ['FAILED', 'SUCCESS'])
      expect(await deliver(gateway.writeCallback(order, { transfer_state: state }))).toEqual(isReceived)
    expect(await listIncidents(who)).toEqual([[CODE, 'refused', 'sent']])
    expect(await readMoney(who)).toEqual(['100000', '0'])
  })
})

describe('OPEN-36 a provider that changes or leaves', () => {
  test('what was made with one stays with it when the settings name another', async () => {
    const who = await openMember()
    const { id: depositId, order } = await deposit(who)
    const id = await withdraw(who)
    try {
      await choose({})
      const { id: later } = await deposit(who)
      expect([bank.payments.has(later), bank.payments.has(depositId)]).toEqual([true, false])
      await sweep()
      expect([gateway.transfers.has(id), bank.payouts.has(id)]).toEqual([true, false])
      expect(await deliver(gateway.writeCallback(order, { trade_state: 'SUCCESS' }))).toEqual(isReceived)
      expect(await readDepositStatus(depositId, who)).toBe('approved')
      expect((await addCard(who, 'BDO')).envelope.errorCode).toBeNull()
    } finally {
      await choose({ ewallet: CODE, payout: CODE })
    }
    const cards = (await server.call(withdrawalCards, {}, who)).envelope.value?.cards ?? []
    const cardId = cards.find(({ bankCode }) => bankCode === 'BDO')?.id ?? ''
    const body = { requestId: randomUUID(), cardId, amountMinor: '20000' }
    expect((await server.call(createWithdrawal, { body }, who)).envelope.errorCode).toBe('method_unavailable')
    expect(await readMoney(who)).toEqual(['150000', '30000'])
  })

  test('while it is not connected nothing of it is asked or sent, and nothing is given back', async () => {
    const who = await openMember()
    const id = await withdraw(who)
    const { id: depositId } = await deposit(who)
    const before = [gateway.calls.length, bank.calls.length]
    await sweep([])
    expect([gateway.calls.length, bank.calls.length]).toEqual(before)
    await sweep([createBankClient(bank.url, httpClient)])
    expect([gateway.transfers.has(id), bank.payouts.has(id)]).toEqual([false, false])
    expect([await readWithdrawalStatus(id, who), await readDepositStatus(depositId, who)]).toEqual(['held', 'pending'])
    expect(await readMoney(who)).toEqual(['100000', '30000'])
    await sweep()
    expect(gateway.transfers.has(id)).toBe(true)
  })
})
