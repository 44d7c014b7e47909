import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signRequest } from '@foyer/contract/signing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from '../../http/http-client.ts'
import { createBankProvider } from './bank.ts'
import type { PaymentProvider } from './payments.ts'

const secret = 'shared-secret'
const callbackPath = '/wps/payment/bank/callback'
const nonces = new Set<string>()
let server: Server
let httpClient: HttpClient
let bank: PaymentProvider
let bankUrl: string
let answer: { status: number; body: string } | 'lost'

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      if (answer === 'lost') response.destroy()
      else response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  bankUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening TCP server has a port
  httpClient = createHttpClient({ allowedBaseUrls: [bankUrl], timeoutMs: 1_000 })
  bank = createBankProvider({
    code: 'bank',
    url: bankUrl,
    account: 'foyer',
    secret,
    callbackUrl: `http://127.0.0.1:1${callbackPath}`,
    httpClient,
    isFreshNonce: async (_vendor, nonce) => nonces.size < nonces.add(nonce).size,
  })
})
afterAll(async () => {
  await httpClient.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answer = 'lost'
})

const payment = {
  reference: 'deposit-1',
  merchant: 'aurora',
  merchantName: 'Aurora',
  amountMinor: 50_000n,
  currency: 'PHP',
  method: 'bank',
  returnUrl: 'http://localhost:1/m/deposit',
  language: 'EN',
}
const payout = {
  reference: 'withdrawal-1',
  merchant: 'aurora',
  amountMinor: 25_000n,
  currency: 'PHP',
  account: { holderName: 'Maria', bankCode: 'bpi', accountNumber: '1234560' },
}
const money = { amount: '50000', currency: 'PHP' }
const paymentAnswer = () => ({
  ...money,
  reference: 'deposit-1',
  paymentId: 'pay_1',
  payUrl: `${bankUrl}/pay/pay_1`,
  status: 'pending',
  expiresAt: '2026-01-01T00:15:00.000Z',
})
const payoutAnswer = () => ({
  ...money,
  amount: '25000',
  reference: 'withdrawal-1',
  payoutId: 'out_1',
  status: 'sent',
  reason: null,
})

function reply(status: number, body: unknown): void {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

describe('T37 an answer that is no sound word of the bank is unknown', () => {
  it.each<[string, () => void]>([
    ['a lost connection', () => undefined],
    ['500', () => reply(500, { code: 'unknown_error' })],
    ['503 of a proxy', () => reply(503, '<html>')],
    ['a redirect', () => reply(302, '')],
    ['404 of something else', () => reply(404, '<html>not here</html>')],
    ['400 without a code', () => reply(400, {})],
    ['no JSON', () => reply(200, 'sent')],
    ['an empty body', () => reply(200, '')],
    ['no object', () => reply(200, 'null')],
    ['an unknown status', () => reply(200, { ...paymentAnswer(), ...payoutAnswer(), status: 'fine' })],
    ['another reference', () => reply(200, { ...paymentAnswer(), ...payoutAnswer(), reference: 'other' })],
    ['an amount that is a number', () => reply(200, { ...paymentAnswer(), ...payoutAnswer(), amount: 50_000 })],
    ['a negative amount', () => reply(200, { ...paymentAnswer(), ...payoutAnswer(), amount: '-1' })],
    ['more than 64 KB', () => reply(200, { ...paymentAnswer(), ...payoutAnswer(), filler: 'x'.repeat(70_000) })],
  ])('%s', async (_what, arrange) => {
    arrange()
    expect(await bank.startPayment(payment)).toEqual({ outcome: 'unknown' })
    expect(await bank.startPayout(payout)).toEqual({ outcome: 'unknown' })
    expect(await bank.readStatus('deposit-1')).toEqual({ status: 'unknown' })
    expect(await bank.readPayout('withdrawal-1')).toEqual({ status: 'unknown' })
  })

  it.each([
    ['another amount', { amount: '1' }],
    ['another currency', { currency: 'CNY' }],
  ])('%s than was asked for', async (_what, change) => {
    reply(200, { ...paymentAnswer(), ...change })
    expect(await bank.startPayment(payment)).toEqual({ outcome: 'unknown' })
    reply(200, { ...payoutAnswer(), ...change })
    expect(await bank.startPayout(payout)).toEqual({ outcome: 'unknown' })
  })

  it.each(['https://evil.test/pay/pay_1', 'javascript:alert(1)', '/pay/pay_1'])(
    'DEC-13 a pay page at %s',
    async (payUrl) => {
      reply(200, { ...paymentAnswer(), payUrl })
      expect(await bank.startPayment(payment)).toEqual({ outcome: 'unknown' })
    },
  )
})

describe('DEP WDR the bank’s words in the words of the interface', () => {
  it('a refusal with a code is refused, and only the bank’s own not_found is missing', async () => {
    reply(400, { code: 'amount_invalid', message: 'amount_invalid: amount' })
    expect(await bank.startPayment(payment)).toEqual({ outcome: 'refused', code: 'amount_invalid' })
    expect(await bank.startPayout(payout)).toEqual({ outcome: 'refused', code: 'amount_invalid' })
    expect(await bank.readPayout('withdrawal-1')).toEqual({ status: 'unknown' })
    reply(404, { code: 'not_found', message: 'not_found' })
    expect(await bank.readStatus('deposit-1')).toEqual({ status: 'missing' })
    expect(await bank.readPayout('withdrawal-1')).toEqual({ status: 'missing' })
    reply(401, { code: 'signature_mismatch', message: '' })
    expect(await bank.readStatus('deposit-1')).toEqual({ status: 'unknown' })
  })

  it('a payment is started, a payout accepted or refused', async () => {
    reply(200, paymentAnswer())
    expect(await bank.startPayment(payment)).toEqual({
      outcome: 'started',
      providerPaymentId: 'pay_1',
      payUrl: `${bankUrl}/pay/pay_1`,
      expiresAt: new Date('2026-01-01T00:15:00.000Z'),
    })
    for (const status of ['sent', 'processing']) {
      reply(200, { ...payoutAnswer(), status })
      expect(await bank.startPayout(payout)).toEqual({ outcome: 'accepted', providerPayoutId: 'out_1' })
    }
    reply(200, { ...payoutAnswer(), status: 'refused', reason: 'account_closed' })
    expect(await bank.startPayout(payout)).toEqual({ outcome: 'refused', code: 'account_closed' })
    expect(await bank.readPayout('withdrawal-1')).toEqual({
      status: 'refused',
      reason: 'account_closed',
      providerPayoutId: 'out_1',
      amountMinor: 25_000n,
      currency: 'PHP',
    })
  })
})

describe('T37 the bank’s callbacks', () => {
  const money = { eventId: 'evt_1', merchant: 'aurora', amount: '50000', currency: 'PHP', occurredAt: 'now' }
  const payment = { ...money, type: 'payment', reference: 'deposit-1', id: 'pay_1', status: 'approved' }
  const payout = { ...money, type: 'payout', reference: 'withdrawal-1', id: 'out_1', status: 'sent' }

  function sign(body: string, { vendor = 'bank', key = secret, path = callbackPath, method = 'POST' } = {}) {
    const headers = signRequest({ method, path, rawBody: body, vendor, secret: key })
    return { method: 'POST', path: callbackPath, headers: { ...headers }, rawBody: Buffer.from(body) }
  }
  const read = (body: unknown, signed?: Parameters<typeof sign>[1]) =>
    bank.readCallback(sign(JSON.stringify(body), signed))

  it('in the words of the interface', async () => {
    const known = { eventId: 'evt_1', merchant: 'aurora', amountMinor: 50_000n, currency: 'PHP' }
    expect(await read(payment)).toEqual({
      outcome: 'received',
      event: { ...known, type: 'payment', reference: 'deposit-1', providerPaymentId: 'pay_1', status: 'approved' },
      acknowledgement: '{"received":true}',
    })
    const sent = { ...known, type: 'payout', reference: 'withdrawal-1', providerPayoutId: 'out_1' }
    expect(await read(payout)).toMatchObject({ event: { ...sent, status: 'sent', reason: null } })
    expect(await read({ ...payout, status: 'refused', reason: 'account_closed' })).toMatchObject({
      event: { ...sent, status: 'refused', reason: 'account_closed' },
    })
  })

  it.each([
    ['another secret', { key: 'guess' }],
    ['another vendor', { vendor: 'arcade' }],
    ['our own name', { vendor: 'foyer' }],
    ['another address', { path: '/wps/payment/other/callback' }],
    ['another method', { method: 'GET' }],
  ])('signed for %s is forged', async (_what, signed) => {
    expect(await read(payment, signed)).toEqual({ outcome: 'refused', code: 'signature_invalid' })
  })

  it('sent again word for word is refused, and so is another body under the same signature', async () => {
    const request = sign(JSON.stringify(payment))
    expect(await bank.readCallback(request)).toMatchObject({ outcome: 'received' })
    expect(await bank.readCallback(request)).toEqual({ outcome: 'refused', code: 'signature_invalid' })
    const other = {
      ...sign(JSON.stringify(payment)),
      rawBody: Buffer.from(JSON.stringify({ ...payment, amount: '1' })),
    }
    expect(await bank.readCallback(other)).toEqual({ outcome: 'refused', code: 'signature_invalid' })
  })

  it.each([
    ['a status that is not final', { status: 'pending' }],
    ['a payment’s status of a payout', { type: 'payout' }],
    ['no amount', { amount: '0' }],
    ['an amount that is a number', { amount: 50_000 }],
    ['an event id with a space', { eventId: 'evt 1' }],
    ['another type', { type: 'refund' }],
  ])('%s is invalid', async (_what, change) => {
    expect(await read({ ...payment, ...change })).toEqual({ outcome: 'refused', code: 'invalid_input' })
  })

  it('with a status twice is refused, in either order', async () => {
    for (const first of ['declined', 'approved']) {
      const body = JSON.stringify(payment).replace('"status"', `"status":"${first}","status"`)
      expect(await bank.readCallback(sign(body))).toEqual({ outcome: 'refused', code: 'invalid_input' })
    }
  })

  it('T33 whatever is signed is read or refused, and nothing throws', async () => {
    const bodies = fc.oneof(fc.string(), fc.json())
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect(await bank.readCallback(sign(body))).toEqual({ outcome: 'refused', code: 'invalid_input' })
      }),
    )
  })
})
