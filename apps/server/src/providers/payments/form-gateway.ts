import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type DepositMethod, decideAddress } from '@foyer/contract'
import { readJson } from '@foyer/contract/json'
import { amountOf, isCurrencyCode, parseAmount, toDecimalText } from '@foyer/money'
import { z } from 'zod'
import type {
  CallbackOutcome,
  PaymentMethods,
  PaymentProvider,
  PaymentStatusReport,
  PayoutMethod,
  PayoutStatusReport,
  ProviderConnection,
} from './payments.ts'

/** Maximum difference of a callback's time from ours, in seconds (T37). */
const MAX_CLOCK_SKEW_SECONDS = 300

const NONCE_FORM = /^[0-9a-f]{32}$/

type Fields = Readonly<Record<string, string>>

const identifier = z.string().regex(/^[\w-]{1,64}$/)
const money = {
  out_trade_no: identifier,
  trade_no: identifier,
  total_fee: z.string().regex(/^\d{1,15}(\.\d{1,6})?$/),
  fee_type: identifier,
}
const tradeState = z.enum(['NOTPAY', 'USERPAYING', 'SUCCESS', 'PAYERROR', 'CLOSED'])
const transferState = z.enum(['PROCESSING', 'SUCCESS', 'FAILED'])

/** The gateway's statuses, mapped to ours. */
const tradeStatuses = {
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  SUCCESS: 'approved',
  PAYERROR: 'declined',
  CLOSED: 'expired',
} as const satisfies Record<z.output<typeof tradeState>, string>
const transferStatuses = {
  PROCESSING: 'processing',
  SUCCESS: 'sent',
  FAILED: 'refused',
} as const satisfies Record<z.output<typeof transferState>, string>

const trade = z.object({ ...money, trade_state: tradeState })
const startedTrade = trade.extend({ pay_url: z.string().max(2000), time_expire: z.string().regex(/^\d{10}$/) })
const transfer = z.object({ ...money, transfer_state: transferState, fail_code: identifier.optional() })
const notice = { notify_id: identifier, attach: identifier }
const notification = z.discriminatedUnion('notify_type', [
  trade.extend({ ...notice, notify_type: z.literal('trade') }),
  transfer.extend({ ...notice, notify_type: z.literal('transfer') }),
])

/** `refused` carries the gateway's code; `unknown`: no answer, or one without a valid signature. */
type Answer<Value> = { kind: 'value'; value: Value } | { kind: 'refused'; code: string } | { kind: 'unknown' }

/**
 * A gateway of a kind common in Asia: requests are forms with amounts in major units and a `sign` field (HMAC-SHA512
 * over all others, sorted by name), responses are signed JSON, callbacks are forms answered by `success`.
 */
export function createFormGateway(connection: ProviderConnection): PaymentProvider {
  const { code, url, account, secret, callbackUrl, httpClient, isFreshNonce } = connection
  const { origin } = new URL(url)

  async function ask<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    fields: Fields,
  ): Promise<Answer<z.output<Schema>>> {
    const common = { mch_id: account, nonce_str: randomBytes(16).toString('hex'), timestamp: nowSeconds().toString() }
    const body = new URLSearchParams(sign({ ...fields, ...common }, secret)).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await httpClient.call({ method: 'POST', url: url + path, headers, body })
    if (answer.outcome !== 'answered' || answer.status !== 200) return { kind: 'unknown' }
    const reply = readReply(answer.body)
    if (!reply || !isSigned(reply, secret)) return { kind: 'unknown' }
    const { ret_code: result = '' } = reply
    if (result === '' || result === 'SYSTEM_ERROR') return { kind: 'unknown' }
    if (result !== 'SUCCESS') return { kind: 'refused', code: result }
    const parsed = schema.safeParse(reply)
    return parsed.success ? { kind: 'value', value: parsed.data } : { kind: 'unknown' }
  }

  return {
    code,
    isSandbox: false,
    listMethods: (_merchant, currency) => listGatewayMethods(currency),

    async startPayment(input) {
      const answer = await ask('/gateway/pay', startedTrade, {
        ...writeOrder(input),
        attach: input.merchant,
        body: input.merchantName,
        trade_type: input.method.toUpperCase(),
        notify_url: callbackUrl,
        return_url: input.returnUrl,
      })
      if (answer.kind === 'refused') return { outcome: 'refused', code: answer.code }
      if (answer.kind === 'unknown' || !isAbout(answer.value, input)) return { outcome: 'unknown' }
      const pay = decideAddress(answer.value.pay_url, 'vendor', { origin, listed: [origin] })
      if (pay.kind !== 'listed') return { outcome: 'unknown' }
      const { trade_no: providerPaymentId, time_expire: expiry } = answer.value
      return { outcome: 'started', providerPaymentId, payUrl: pay.url, expiresAt: new Date(Number(expiry) * 1_000) }
    },

    async readStatus(reference): Promise<PaymentStatusReport> {
      const answer = await ask('/gateway/query', trade, { out_trade_no: reference })
      if (answer.kind !== 'value') return { status: isMissing(answer) ? 'missing' : 'unknown' }
      const order = readOrder(answer.value)
      if (order?.reference !== reference) return { status: 'unknown' }
      const { amountMinor, currency, id } = order
      return { status: tradeStatuses[answer.value.trade_state], providerPaymentId: id, amountMinor, currency }
    },

    async startPayout(input) {
      const { holderName, bankCode, accountNumber } = input.account
      const answer = await ask('/gateway/transfer', transfer, {
        ...writeOrder(input),
        attach: input.merchant,
        account_name: holderName,
        account_no: accountNumber,
        bank_code: bankCode,
        notify_url: callbackUrl,
      })
      if (answer.kind === 'refused') return { outcome: 'refused', code: answer.code }
      if (answer.kind === 'unknown' || !isAbout(answer.value, input)) return { outcome: 'unknown' }
      const { transfer_state: state, trade_no: providerPayoutId, fail_code: reason = 'refused' } = answer.value
      return state === 'FAILED' ? { outcome: 'refused', code: reason } : { outcome: 'accepted', providerPayoutId }
    },

    async readPayout(reference): Promise<PayoutStatusReport> {
      const answer = await ask('/gateway/transfer/query', transfer, { out_trade_no: reference })
      if (answer.kind !== 'value') return { status: isMissing(answer) ? 'missing' : 'unknown' }
      const order = readOrder(answer.value)
      if (order?.reference !== reference) return { status: 'unknown' }
      const { amountMinor, currency, id } = order
      const { transfer_state: state, fail_code: reason = null } = answer.value
      return { status: transferStatuses[state], providerPayoutId: id, amountMinor, currency, reason }
    },

    async readCallback({ rawBody }): Promise<CallbackOutcome> {
      const fields = readForm(rawBody)
      const { mch_id: addressee, nonce_str: nonce = '', timestamp } = fields ?? {}
      const isSound = fields && addressee === account && isSigned(fields, secret) && isRecent(timestamp)
      if (!isSound || !NONCE_FORM.test(nonce) || !(await isFreshNonce(code, nonce)))
        return { outcome: 'refused', code: 'signature_invalid' }
      const parsed = notification.safeParse(fields)
      const order = parsed.success ? readOrder(parsed.data) : undefined
      if (!parsed.success || !order) return { outcome: 'refused', code: 'invalid_input' }
      return { outcome: 'received', event: toEvent(parsed.data, order), acknowledgement: 'success' }
    },
  }
}

interface Order {
  reference: string
  id: string
  amountMinor: bigint
  currency: string
}

/** A final status; null for any other. */
function toEvent(data: z.output<typeof notification>, { reference, id, amountMinor, currency }: Order) {
  const common = { eventId: data.notify_id, merchant: data.attach, reference, amountMinor, currency }
  if (data.notify_type === 'trade') {
    const status = tradeStatuses[data.trade_state]
    return status === 'pending' ? null : { ...common, type: 'payment' as const, status, providerPaymentId: id }
  }
  const status = transferStatuses[data.transfer_state]
  const reason = data.fail_code ?? null
  return status === 'processing' ? null : { ...common, type: 'payout' as const, status, providerPayoutId: id, reason }
}

function writeOrder(input: { reference: string; amountMinor: bigint; currency: string }): Fields {
  const amount = amountOf(input.amountMinor, input.currency)
  return { out_trade_no: input.reference, total_fee: toDecimalText(amount), fee_type: amount.currency }
}

/** Undefined for an amount of zero or invalid in its currency. */
function readOrder({
  out_trade_no,
  trade_no,
  total_fee,
  fee_type,
}: z.output<typeof trade | typeof transfer>): Order | undefined {
  if (!isCurrencyCode(fee_type)) return undefined
  const parsed = parseAmount(total_fee, fee_type)
  if (!parsed.ok || parsed.amount.minor <= 0n) return undefined
  return { reference: out_trade_no, id: trade_no, amountMinor: parsed.amount.minor, currency: fee_type }
}

/** Whether a response belongs to the request (T37). */
function isAbout(
  value: z.output<typeof trade | typeof transfer>,
  input: { reference: string; amountMinor: bigint; currency: string },
): boolean {
  const order = readOrder(value)
  const isSameMoney = order?.amountMinor === input.amountMinor && order.currency === input.currency
  return isSameMoney && order.reference === input.reference
}

function isMissing(answer: Answer<unknown>): boolean {
  return answer.kind === 'refused' && answer.code === 'ORDER_NOT_EXIST'
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000)
}

function isRecent(timestamp: string | undefined): boolean {
  return /^\d{10}$/.test(timestamp ?? '') && Math.abs(nowSeconds() - Number(timestamp)) <= MAX_CLOCK_SKEW_SECONDS
}

/** The fields with their signature: HMAC-SHA512 over `name=value&…` of all non-empty ones, by name. */
function sign(fields: Fields, secret: string): Fields {
  return { ...fields, sign: computeSign(fields, secret).toString('hex').toUpperCase() }
}

function isSigned({ sign: given = '', ...fields }: Fields, secret: string): boolean {
  return /^[0-9A-F]{128}$/.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), computeSign(fields, secret))
}

function computeSign(fields: Fields, secret: string): Buffer {
  const pairs = Object.entries(fields).filter(([, value]) => value !== '')
  const text = pairs
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')
  return createHmac('sha512', secret).update(text).digest()
}

const replyFields = z.record(z.string(), z.string())

function readReply(text: string): Fields | undefined {
  return replyFields.safeParse(readJson(text)).data
}

/** The fields of a form; undefined for ambiguous signed content: a repeated name, a `&` in a value. */
function readForm(rawBody: Buffer): Fields | undefined {
  const pairs = [...new URLSearchParams(rawBody.toString('utf8'))]
  const isUnique = new Set(pairs.map(([name]) => name)).size === pairs.length
  const isPlain = pairs.every(([name, value]) => /^\w+$/.test(name) && !value.includes('&'))
  return isUnique && isPlain ? Object.fromEntries(pairs) : undefined
}

const kinds = ['ewallet', 'bank'] as const satisfies readonly DepositMethod['kind'][]
const names = { ewallet: 'E-wallet', bank: 'Bank transfer' }
const banks: PayoutMethod['banks'] = [
  { code: 'GCASH', name: 'GCash', kind: 'ewallet' },
  { code: 'MAYA', name: 'Maya', kind: 'ewallet' },
  { code: 'UBP', name: 'UnionBank' },
]

/** Pesos only, with separate bounds. */
function listGatewayMethods(currency: string): PaymentMethods {
  if (currency !== 'PHP') return { deposit: [], payout: null }
  const bounds = { minMinor: '5000', maxMinor: '3000000', quickAmountsMinor: ['10000', '50000', '100000'] }
  const deposit = kinds.map((kind) => ({ code: kind, kind, name: names[kind], ...bounds }))
  return { deposit, payout: { banks } }
}
