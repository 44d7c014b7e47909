import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { TestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Bank,
  client,
  openBankDatabase,
  type Receiver,
  sendForm,
  startBank,
  startReceiver,
} from '../../apps/bank/src/testing/bank-harness.ts'
import { createHttpClient, type HttpClient } from '../../apps/server/src/http/http-client.ts'
import { createBankProvider } from '../../apps/server/src/providers/payments/bank.ts'
import type { PaymentProvider } from '../../apps/server/src/providers/payments/payments.ts'

const CALLBACK_PATH = '/wps/payment/bank/callback'
let opened: TestDatabase
let receiver: Receiver
let bank: Bank
let httpClient: HttpClient
let provider: PaymentProvider

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a listening TCP server has a port
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The platform's client of the bank. */
function connect(url: string, secret: string): PaymentProvider {
  const callbackUrl = receiver.url + CALLBACK_PATH
  const isFreshNonce = async () => true
  return createBankProvider({
    code: 'bank',
    url,
    account: client.vendorCode,
    secret,
    callbackUrl,
    httpClient,
    isFreshNonce,
  })
}

beforeAll(async () => {
  opened = await openBankDatabase()
  receiver = await startReceiver()
  const port = await findFreePort()
  const bankUrl = `http://bank.localhost:${port}`
  bank = await startBank(opened.database, receiver.url, {
    port,
    config: { publicUrl: bankUrl },
    timings: { longPayoutMs: 3_000, hangMs: 10_000 },
  })
  httpClient = createHttpClient({ allowedBaseUrls: [bankUrl], timeoutMs: 1_200 })
  provider = connect(bankUrl, client.secret)
})
afterAll(async () => {
  await httpClient?.close()
  await bank?.close()
  await receiver?.stop()
  await opened?.close()
})
beforeEach(() => {
  receiver.received = []
})

const payment = (reference: string) => ({
  reference,
  merchant: 'aurora',
  merchantName: 'Aurora',
  amountMinor: 50_000n,
  currency: 'PHP',
  method: 'bank',
  returnUrl: 'http://localhost:1/m/deposit',
  language: 'UR',
  description: 'Deposit',
})
const payout = (reference: string, lastDigit: string) => ({
  reference,
  merchant: 'aurora',
  amountMinor: 25_000n,
  currency: 'PHP',
  account: { holderName: 'Maria Santos', bankCode: 'bpi', accountNumber: `12345678${lastDigit}` },
})

/** The next callback as parsed by the platform. */
async function readEvent() {
  const [callback] = await receiver.waitFor(1)
  if (!callback) throw new Error('no callback came')
  const { headers, path, rawBody } = callback
  expect(path).toBe(CALLBACK_PATH)
  const received = { ...headers } as IncomingHttpHeaders // as received from Node
  const request = { method: 'POST', path, headers: received, rawBody: Buffer.from(rawBody) }
  const reading = await provider.readCallback(request)
  if (reading.outcome === 'refused') throw new Error(reading.code)
  return reading.event
}

describe('DEC-04 the platform’s client and the embedded bank understand each other', () => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ])('OPEN-35 a payment from start to "%s"', async (decision, status) => {
    const reference = `deposit-${decision}`
    expect(await provider.readStatus(reference)).toEqual({ status: 'missing' })
    const started = await provider.startPayment(payment(reference))
    if (started.outcome !== 'started') throw new Error(started.outcome)
    expect(await provider.startPayment(payment(reference))).toEqual(started)
    expect(await provider.readStatus(reference)).toMatchObject({ status: 'pending', amountMinor: 50_000n })
    const sent = await sendForm(bank, new URL(started.payUrl).pathname, { decision })
    expect(sent.location).toBe('http://localhost:1/m/deposit')
    const { providerPaymentId } = started
    const reported = { status, providerPaymentId, amountMinor: 50_000n, currency: 'PHP' }
    const event = { ...reported, type: 'payment', merchant: 'aurora', reference }
    expect(await readEvent()).toMatchObject(event)
    expect(await provider.readStatus(reference)).toEqual(reported)
  })

  it('T37 the same reference with another amount is refused', async () => {
    await provider.startPayment(payment('deposit-twice'))
    const other = await provider.startPayment({ ...payment('deposit-twice'), amountMinor: 1n })
    expect(other).toEqual({ outcome: 'refused', code: 'reference_conflict' })
  })

  it('OPEN-36 a payout that is sent at once', async () => {
    const accepted = await provider.startPayout(payout('withdrawal-0', '0'))
    expect(accepted).toMatchObject({ outcome: 'accepted' })
    expect(await provider.startPayout(payout('withdrawal-0', '0'))).toEqual(accepted)
    expect(await readEvent()).toMatchObject({ type: 'payout', reference: 'withdrawal-0', status: 'sent' })
    expect(await provider.readPayout('withdrawal-0')).toMatchObject({ status: 'sent', amountMinor: 25_000n })
  })

  it('OPEN-36 a payout that is refused', async () => {
    const refused = { outcome: 'refused', code: 'account_closed' }
    expect(await provider.startPayout(payout('withdrawal-2', '2'))).toEqual(refused)
    expect(await readEvent()).toMatchObject({ status: 'refused', reason: 'account_closed' })
    expect(await provider.readPayout('withdrawal-2')).toMatchObject({ status: 'refused', reason: 'account_closed' })
  })

  it('OPEN-36 a payout that hangs is unknown, read as processing, and sent later', async () => {
    expect(await provider.readPayout('withdrawal-4')).toEqual({ status: 'missing' })
    expect(await provider.startPayout(payout('withdrawal-4', '4'))).toEqual({ outcome: 'unknown' })
    expect(await provider.readPayout('withdrawal-4')).toMatchObject({ status: 'processing' })
    expect(await readEvent()).toMatchObject({ reference: 'withdrawal-4', status: 'sent' })
    expect(await provider.readPayout('withdrawal-4')).toMatchObject({ status: 'sent' })
  })

  it('OPEN-36 a payout that never ends stays unknown and processing', async () => {
    expect(await provider.startPayout(payout('withdrawal-3', '3'))).toEqual({ outcome: 'unknown' })
    await provider.startPayout(payout('withdrawal-after-3', '0'))
    expect(await readEvent()).toMatchObject({ reference: 'withdrawal-after-3' })
    expect(await provider.readPayout('withdrawal-3')).toMatchObject({ status: 'processing' })
    expect(receiver.received).toHaveLength(1)
  })

  it('T38 a client with another secret gets and learns nothing', async () => {
    const bankUrl = new URL(bank.url)
    bankUrl.hostname = 'bank.localhost'
    const { origin } = bankUrl
    const thief = connect(origin, 'guess')
    expect(await thief.startPayout(payout('withdrawal-x', '0'))).toEqual({
      outcome: 'refused',
      code: 'signature_mismatch',
    })
    expect(await thief.readPayout('withdrawal-0')).toEqual({ status: 'unknown' })
    expect(await provider.readPayout('withdrawal-x')).toEqual({ status: 'missing' })
  })
})
