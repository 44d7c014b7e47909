import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SIGNATURE_WINDOW_MS, signRequest } from '@foyer/contract/signing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutgoing, type Outgoing } from '../../http/outgoing.ts'
import { createBankProvider } from './bank.ts'
import type { PaymentProvider } from './payments.ts'

const secret = 'shared-secret'
let server: Server
let outgoing: Outgoing
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
  outgoing = createOutgoing({ allowedBaseUrls: [bankUrl], timeoutMs: 1_000 })
  bank = createBankProvider({ outgoing, bankUrl, platformUrl: 'http://127.0.0.1:1', secret })
})
afterAll(async () => {
  await outgoing.close()
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
  description: '',
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
    expect(await bank.readPayment('deposit-1')).toEqual({ status: 'unknown' })
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
    expect(await bank.readPayment('deposit-1')).toEqual({ status: 'missing' })
    expect(await bank.readPayout('withdrawal-1')).toEqual({ status: 'missing' })
    reply(401, { code: 'signature_mismatch', message: '' })
    expect(await bank.readPayment('deposit-1')).toEqual({ status: 'unknown' })
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

describe('T37 callbacks', () => {
  const path = '/wps/payment/bank/callback'
  const event = {
    eventId: 'evt_1',
    type: 'payment',
    merchant: 'aurora',
    reference: 'deposit-1',
    id: 'pay_1',
    status: 'approved',
    ...money,
    occurredAt: '2026-01-01T00:00:00.000Z',
  }
  const sign = (body: unknown, change: Partial<Parameters<typeof signRequest>[0]> = {}) => {
    const rawBody = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = signRequest({ method: 'POST', path, rawBody, vendor: 'bank', secret, ...change })
    return { headers, rawBody: Buffer.from(rawBody) }
  }
  const verify = ({ headers, rawBody }: ReturnType<typeof sign>) => bank.verifyCallback(headers, rawBody)

  it('a signed one of a payment is its event', () => {
    expect(verify(sign(event))).toEqual({
      ok: true,
      event: {
        type: 'payment',
        eventId: 'evt_1',
        merchant: 'aurora',
        reference: 'deposit-1',
        providerPaymentId: 'pay_1',
        status: 'approved',
        amountMinor: 50_000n,
        currency: 'PHP',
        occurredAt: new Date('2026-01-01T00:00:00.000Z'),
      },
    })
  })

  it.each([
    ['sent', undefined, null],
    ['refused', 'account_closed', 'account_closed'],
  ])('a signed one of a payout that was %s is its event', (status, reason, told) => {
    const verdict = verify(sign({ ...event, type: 'payout', id: 'out_1', status, reason }))
    expect(verdict).toMatchObject({
      ok: true,
      event: { type: 'payout', providerPayoutId: 'out_1', status, reason: told },
    })
  })

  it.each<[string, Partial<Parameters<typeof signRequest>[0]>]>([
    ['by another secret', { secret: 'other' }],
    ['for another path', { path: '/wps/payment/bank/other' }],
    ['for another method', { method: 'PUT' }],
    ['for another body', { rawBody: '{}' }],
    ['by another vendor, the platform itself included', { vendor: 'foyer' }],
  ])('one that is signed %s is refused', (_what, change) => {
    expect(verify(sign(event, change))).toEqual({ ok: false, reason: 'signature' })
  })

  it('one without a signature, or with a changed byte, is refused', () => {
    const { headers, rawBody } = sign(event)
    expect(bank.verifyCallback({}, rawBody)).toEqual({ ok: false, reason: 'signature' })
    const changed = Buffer.from(rawBody.toString('utf8').replace('50000', '90000'))
    expect(bank.verifyCallback(headers, changed)).toEqual({ ok: false, reason: 'signature' })
  })

  it.each([-1, 1])('one that is too old or too new is stale', (side) => {
    const timestampMs = Date.now() + side * (SIGNATURE_WINDOW_MS + 2_000)
    expect(verify(sign(event, { timestampMs }))).toEqual({ ok: false, reason: 'stale' })
  })

  it.each([
    ['no JSON', 'hello'],
    ['another type', { ...event, type: 'bonus' }],
    ['a payout’s status on a payment', { ...event, status: 'sent' }],
    ['a payment’s status on a payout', { ...event, type: 'payout', status: 'approved' }],
    ['no amount', { ...event, amount: undefined }],
    ['no whole amount', { ...event, amount: '1.5' }],
    ['no event id', { ...event, eventId: '' }],
    ['no time', { ...event, occurredAt: 'today' }],
  ])('a signed one with %s is refused for its content', (_what, body) => {
    expect(verify(sign(body))).toEqual({ ok: false, reason: 'content' })
  })
})
