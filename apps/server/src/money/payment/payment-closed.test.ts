import { randomUUID } from 'node:crypto'
import {
  addWithdrawalCard,
  createDeposit,
  createWithdrawal,
  depositSettings,
  readWithdrawal,
  wallet,
  withdrawalCards,
} from '@foyer/contract'
import { signRequest } from '@foyer/contract/signing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServerApp } from '../../app.ts'
import { transfer } from '../../ledger/index.ts'
import { createMerchantDirectory, saveMerchant } from '../../merchant/index.ts'
import {
  BANK_SECRET,
  bankCallback,
  bankSettingsOf,
  type StandInBank,
  startStandInBank,
} from '../../testing/stand-in-bank.ts'
import { sweepWithdrawals } from '../../testing/sweep-payments.ts'
import { createTestIncidents } from '../../testing/test-incidents.ts'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { createNumberCipher } from '../withdrawal/index.ts'

let bank: StandInBank
/** The platform while a provider is connected, and the same afterwards. */
let server: TestServer
let closed: FastifyInstance
let member: Awaited<ReturnType<TestServer['logIn']>>
let cardId: string
let withdrawalId: string
/** Requests accepted while there was a provider. */
const account = {
  requestId: randomUUID(),
  bankCode: 'BDO',
  holderName: 'Ana Cruz',
  accountNumber: '109876543210',
  password: TEST_PASSWORD,
}
let payout: { requestId: string; cardId: string; amountMinor: string }

beforeAll(async () => {
  bank = await startStandInBank()
  server = await startTestServer({ paymentProviders: { bank: bankSettingsOf(bank.url) } })
  const { database, config } = server
  closed = await createServerApp({
    database,
    config: { ...config, paymentProviders: {} },
    logger: server.app.log,
    hasJobs: false,
  })
  const { aurora } = server.merchants
  const settings = { ...aurora.settings, withdrawalHoldSeconds: 0 }
  await database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
  member = await server.logIn('aurora')
  const money = { merchant: 'aurora', memberId: member.memberId, currency: 'PHP', scope: 'test', key: randomUUID() }
  await database.transaction(
    (tx) => transfer(tx, { ...money, kind: 'opening', amountMinor: 100_000n, counter: 'opening' }),
    { merchant: 'aurora' },
  )
  const card = await server.call(addWithdrawalCard, { body: account }, member)
  cardId = card.envelope.value?.id ?? ''
  payout = { requestId: randomUUID(), cardId, amountMinor: '30000' }
  withdrawalId = (await server.call(createWithdrawal, { body: payout }, member)).envelope.value?.id ?? ''
})
afterAll(async () => {
  await closed?.close()
  await server?.close()
  await bank?.close()
})

/** Calls the platform without a provider, or with another one, as the member or as another one. */
async function call(
  { method, path }: { method: 'GET' | 'POST'; path: string },
  payload?: object,
  { host, token = '', cookie = '' }: TestClient = member,
  app = closed,
) {
  const headers = { host, authorization: token, cookie }
  const { statusCode, body } = await app.inject({ method, url: path, headers, ...(payload ? { payload } : {}) })
  return { status: statusCode, ...JSON.parse(body) }
}

describe('DEC-04 without a payment provider', () => {
  test('no way to pay is offered and none is taken', async () => {
    expect((await call(depositSettings)).value.methods).toEqual([])
    const body = { requestId: randomUUID(), method: 'bank', amountMinor: '50000' }
    expect(await call(createDeposit, body)).toMatchObject({ status: 409, errorCode: 'method_unavailable' })
    expect(bank.payments.size).toBe(0)
  })

  test('no way to be paid is offered and none is taken', async () => {
    expect((await call(withdrawalCards)).value.banks).toEqual([])
    const account = {
      requestId: randomUUID(),
      bankCode: 'BPI',
      holderName: 'Ana Cruz',
      accountNumber: '1098765432',
      password: TEST_PASSWORD,
    }
    expect(await call(addWithdrawalCard, account)).toMatchObject({ status: 409, errorCode: 'method_unavailable' })
    const body = { requestId: randomUUID(), cardId, amountMinor: '20000' }
    expect(await call(createWithdrawal, body)).toMatchObject({ status: 409, errorCode: 'method_unavailable' })
    const { value } = await call(wallet)
    expect(value.balances[0]).toMatchObject({ balanceMinor: '100000', heldMinor: '30000' })
  })

  test('OPEN-36 OPEN-07 what was taken before is answered the same when it is asked again, and with other content never', async () => {
    expect(await call(createWithdrawal, payout)).toMatchObject({ status: 200, value: { id: withdrawalId } })
    expect(await call(addWithdrawalCard, account)).toMatchObject({ status: 200, value: { id: cardId } })
    const conflict = { status: 409, errorCode: 'request_conflict' }
    expect(await call(createWithdrawal, { ...payout, amountMinor: '20000' })).toMatchObject(conflict)
    expect(await call(addWithdrawalCard, { ...account, bankCode: 'BPI' })).toMatchObject(conflict)
    expect((await call(wallet)).value.balances[0]).toMatchObject({ balanceMinor: '100000', heldMinor: '30000' })
  })

  test('OPEN-36 what was held stays held: it is neither sent nor said to be sent', async () => {
    const { database, app } = server
    const merchants = createMerchantDirectory(database)
    const numbers = createNumberCipher(server.config.dataKey)
    const sweep = {
      database,
      merchants,
      payments: new Map(),
      numbers,
      incidents: createTestIncidents(server),
      logger: app.log,
    }
    expect(await sweepWithdrawals(sweep)).toBe(0)
    const read = await call({ method: 'GET', path: readWithdrawal.path.replace(':id', withdrawalId) })
    expect(read.value).toMatchObject({ status: 'held', sentAt: null })
    expect(bank.payouts.size).toBe(0)
  })

  test('T37 nobody’s callback is believed', async () => {
    const event = { eventId: randomUUID(), type: 'payout', merchant: 'aurora', reference: withdrawalId, id: 'o1' }
    const body = { ...event, status: 'sent', amount: '30000', currency: 'PHP', occurredAt: new Date().toISOString() }
    const rawBody = JSON.stringify(body)
    for (const [vendor, secret] of [
      ['bank', BANK_SECRET],
      ['arcade', server.config.vendorSecrets.arcade],
      ['none', BANK_SECRET],
    ] as const) {
      const signed = signRequest({ method: 'POST', path: bankCallback.path, rawBody, vendor, secret })
      const headers = { host: '127.0.0.1', 'content-type': 'application/json', ...signed }
      const answer = await closed.inject({ method: 'POST', url: bankCallback.path, headers, payload: rawBody })
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'signature_invalid'])
    }
  })

  test('the start says so', () => {
    expect(server.logLines.join('\n')).toContain('no payment provider is connected')
  })
})

describe('OPEN-35 OPEN-36 OPEN-07 CONF-29 a merchant closes deposit and withdrawal', () => {
  const deposit = { requestId: randomUUID(), method: 'bank', amountMinor: '50000' }
  let depositId: string | undefined
  let app: FastifyInstance

  beforeAll(async () => {
    depositId = (await server.call(createDeposit, { body: deposit }, member)).envelope.value?.id
    const { database, config, merchants } = server
    const { aurora } = merchants
    const whitelabelVal = { ...aurora.settings.whitelabelVal, CREDITMAR3: true }
    const settings = { ...aurora.settings, whitelabelVal, depositSwitch: true }
    await database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
    // A new instance reads the merchants now.
    app = await createServerApp({ database, config, logger: server.app.log, hasJobs: false })
  })
  afterAll(() => app?.close())

  test('a request that was taken before gets its first answer again', async () => {
    expect(depositId).toBeDefined()
    const first = { status: 200, value: { id: depositId, status: 'pending' } }
    expect(await call(createDeposit, deposit, member, app)).toMatchObject(first)
    expect(await call(createWithdrawal, payout, member, app)).toMatchObject({
      status: 200,
      value: { id: withdrawalId },
    })
    expect(await call(addWithdrawalCard, account, member, app)).toMatchObject({ status: 200, value: { id: cardId } })
  })

  test.each([
    ['another amount of the deposit', createDeposit, () => ({ ...deposit, amountMinor: '60000' }), 'request_conflict'],
    [
      'another amount of the withdrawal',
      createWithdrawal,
      () => ({ ...payout, amountMinor: '20000' }),
      'request_conflict',
    ],
    ['another bank of the account', addWithdrawalCard, () => ({ ...account, bankCode: 'BPI' }), 'request_conflict'],
    ['a wrong password', addWithdrawalCard, () => ({ ...account, password: 'Another1234' }), 'password_wrong'],
  ] as const)('%s is told apart', async (_case, endpoint, makeBody, errorCode) => {
    expect(await call(endpoint, makeBody(), member, app)).toMatchObject({ errorCode })
  })

  test.each([
    ['deposit', createDeposit, () => deposit],
    ['withdrawal', createWithdrawal, () => payout],
    ['payout account', addWithdrawalCard, () => account],
  ] as const)(
    'a new %s is refused, and one under another member’s request id is new',
    async (_noun, endpoint, read) => {
      const refusal = { status: 403, errorCode: 'not_allowed' }
      expect(await call(endpoint, { ...read(), requestId: randomUUID() }, member, app)).toMatchObject(refusal)
      expect(await call(endpoint, read(), await server.logIn('aurora'), app)).toMatchObject(refusal)
      expect([bank.payments.size, bank.payouts.size]).toEqual([1, 0])
    },
  )
})
