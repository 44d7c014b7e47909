import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from '../../http/http-client.ts'
import { createFormGateway } from './form-gateway.ts'
import type { PaymentProvider } from './payments.ts'

const SECRET = 'shared-secret'
let server: Server
let httpClient: HttpClient
let gateway: PaymentProvider
let url: string
let answer: { status: number; body: string } | 'lost'
let asked: string

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = ''
    for await (const chunk of request) asked += chunk
    if (answer === 'lost') response.destroy()
    else response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` // a listening TCP server has a port
  httpClient = createHttpClient({ allowedBaseUrls: [url], timeoutMs: 1_000 })
  gateway = createFormGateway({
    code: 'form-gateway',
    url,
    account: 'M1',
    secret: SECRET,
    callbackUrl: 'http://127.0.0.1:1/wps/payment/form-gateway/callback',
    httpClient,
    isFreshNonce: async () => true,
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
  merchantName: 'Aurora & Sons',
  amountMinor: 50_000n,
  currency: 'PHP',
  method: 'ewallet',
  returnUrl: 'http://localhost:1/m/voucherCenter?deposit=deposit-1',
  language: 'EN',
}
const payout = {
  reference: 'withdrawal-1',
  merchant: 'aurora',
  amountMinor: 25_000n,
  currency: 'PHP',
  account: { holderName: 'Maria', bankCode: 'GCASH', accountNumber: '1234560' },
}
type Form = Record<string, string>
const trade = (): Form => ({
  ret_code: 'SUCCESS',
  out_trade_no: 'deposit-1',
  trade_no: 'T1',
  total_fee: '500.00',
  fee_type: 'PHP',
  trade_state: 'NOTPAY',
  pay_url: `${url}/cashier/T1`,
  time_expire: '1767226500',
})
const transfer = (): Form => ({
  ret_code: 'SUCCESS',
  out_trade_no: 'withdrawal-1',
  trade_no: 'X1',
  total_fee: '250.00',
  fee_type: 'PHP',
  transfer_state: 'SUCCESS',
})

function sign(fields: Form): Form {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  return { ...fields, sign: createHmac('sha512', SECRET).update(text).digest('hex').toUpperCase() }
}

function reply(fields: Form, { status = 200, isSigned = true } = {}): void {
  answer = { status, body: JSON.stringify(isSigned ? sign(fields) : fields) }
}

function replyText(body: string): void {
  answer = { status: 200, body }
}

it('T37 signs the fields that are not empty in the order of their names', async () => {
  await gateway.startPayment(payment)
  const { sign: given, ...fields } = Object.fromEntries(new URLSearchParams(asked))
  expect(fields).toMatchObject({ mch_id: 'M1', total_fee: '500.00', body: 'Aurora & Sons', trade_type: 'EWALLET' })
  expect(sign(fields).sign).toBe(given)
})

describe('T37 an answer that is no sound word of the gateway is unknown', () => {
  it.each<[string, () => void]>([
    ['a lost connection', () => undefined],
    ['no signature', () => reply({ ...trade(), ...transfer() }, { isSigned: false })],
    ['500', () => reply(trade(), { status: 500 })],
    ['a failure of the gateway', () => reply({ ret_code: 'SYSTEM_ERROR' })],
    ['no result', () => reply({ message: 'fine' })],
    ['no JSON', () => replyText('<html>')],
    ['no texts', () => replyText('{"ret_code":1}')],
    ['an unknown state', () => reply({ ...trade(), ...transfer(), trade_state: 'FINE', transfer_state: 'FINE' })],
    ['another reference', () => reply({ ...trade(), ...transfer(), out_trade_no: 'other' })],
    ['no amount', () => reply({ ...trade(), ...transfer(), total_fee: '0.00' })],
    ['more decimals than the currency has', () => reply({ ...trade(), ...transfer(), total_fee: '500.001' })],
    ['a currency that is none', () => reply({ ...trade(), ...transfer(), fee_type: 'XXX' })],
  ])('%s', async (_what, arrange) => {
    arrange()
    expect(await gateway.startPayment(payment)).toEqual({ outcome: 'unknown' })
    expect(await gateway.startPayout(payout)).toEqual({ outcome: 'unknown' })
    expect(await gateway.readStatus('deposit-1')).toEqual({ status: 'unknown' })
    expect(await gateway.readPayout('withdrawal-1')).toEqual({ status: 'unknown' })
  })

  it.each([
    ['another amount', { total_fee: '500.01' }],
    ['another currency', { fee_type: 'CNY' }],
    ['DEC-13 a pay page elsewhere', { pay_url: 'https://evil.test/cashier/T1' }],
  ])('%s than was asked for', async (_what, change) => {
    reply({ ...trade(), ...change })
    expect(await gateway.startPayment(payment)).toEqual({ outcome: 'unknown' })
  })
})

describe('DEP WDR the gateway’s words in those of the interface', () => {
  it('a payment is started', async () => {
    reply(trade())
    expect(await gateway.startPayment(payment)).toEqual({
      outcome: 'started',
      providerPaymentId: 'T1',
      payUrl: `${url}/cashier/T1`,
      expiresAt: new Date(1_767_226_500_000),
    })
  })

  it.each([
    ['NOTPAY', 'pending'],
    ['USERPAYING', 'pending'],
    ['SUCCESS', 'approved'],
    ['PAYERROR', 'declined'],
    ['CLOSED', 'expired'],
  ])('a payment of %s is %s', async (trade_state, status) => {
    reply({ ...trade(), trade_state })
    const known = { providerPaymentId: 'T1', amountMinor: 50_000n, currency: 'PHP' }
    expect(await gateway.readStatus('deposit-1')).toEqual({ ...known, status })
  })

  it.each([
    ['PROCESSING', 'processing', 'accepted'],
    ['SUCCESS', 'sent', 'accepted'],
    ['FAILED', 'refused', 'refused'],
  ])('a payout of %s is %s', async (transfer_state, status, outcome) => {
    reply({ ...transfer(), transfer_state, ...(transfer_state === 'FAILED' ? { fail_code: 'CLOSED' } : {}) })
    expect(await gateway.startPayout(payout)).toMatchObject({ outcome })
    const known = { providerPayoutId: 'X1', amountMinor: 25_000n, currency: 'PHP' }
    const reason = transfer_state === 'FAILED' ? 'CLOSED' : null
    expect(await gateway.readPayout('withdrawal-1')).toEqual({ ...known, status, reason })
  })

  it('its refusals carry its code, and only its own "no such order" is missing', async () => {
    reply({ ret_code: 'PARAM_ERROR' })
    expect(await gateway.startPayment(payment)).toEqual({ outcome: 'refused', code: 'PARAM_ERROR' })
    expect(await gateway.startPayout(payout)).toEqual({ outcome: 'refused', code: 'PARAM_ERROR' })
    expect(await gateway.readStatus('deposit-1')).toEqual({ status: 'unknown' })
    reply({ ret_code: 'ORDER_NOT_EXIST' })
    expect(await gateway.readStatus('deposit-1')).toEqual({ status: 'missing' })
    expect(await gateway.readPayout('withdrawal-1')).toEqual({ status: 'missing' })
  })

  it('T22 it takes pesos and no other money', () => {
    for (const currency of ['FUN', 'CNY', ''])
      expect(gateway.listMethods('aurora', currency)).toEqual({ deposit: [], payout: null })
    expect(gateway.listMethods('aurora', 'PHP').deposit).toHaveLength(2)
  })
})

it('T33 T37 no form without a sound signature is read, and nothing throws', async () => {
  const forms = fc.oneof(
    fc.string(),
    fc.webQueryParameters(),
    fc.dictionary(fc.string(), fc.string()).map((fields) => new URLSearchParams(fields).toString()),
  )
  await fc.assert(
    fc.asyncProperty(forms, async (form) => {
      const request = { method: 'POST', path: '/', headers: {}, rawBody: Buffer.from(form) }
      expect(await gateway.readCallback(request)).toEqual({ outcome: 'refused', code: 'signature_invalid' })
    }),
  )
})
