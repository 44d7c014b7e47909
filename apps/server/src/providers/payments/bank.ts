import { decideAddress } from '@foyer/contract'
import { readJson } from '@foyer/contract/json'
import { readClaimedVendor, signRequest, verifySignature } from '@foyer/contract/signing'
import type { z } from 'zod'
import { listBankMethods } from './bank.constants.ts'
import { type BankAnswer, bankEvent, bankPayment, bankPayout, bankRefusal } from './bank.schemas.ts'
import type {
  PaymentEvent,
  PaymentProvider,
  PayoutEvent,
  ProviderConnection,
  StartPaymentInput,
  StartPayoutInput,
} from './payments.ts'

/** The embedded bank over its real protocol (DEC-04, docs/payment-provider.md); it signs callbacks as `code`. */
export function createBankProvider(connection: ProviderConnection): PaymentProvider {
  const { code, url: bankUrl, account, secret, callbackUrl, httpClient, isFreshNonce } = connection

  async function ask<Schema extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    schema: Schema,
    content?: Readonly<Record<string, unknown>>,
  ): Promise<BankAnswer<z.output<Schema>>> {
    const url = new URL(bankUrl + path)
    const body = content && JSON.stringify(content)
    const signed = signRequest({
      method,
      path: url.pathname + url.search,
      rawBody: body ?? '',
      vendor: account,
      secret,
    })
    const headers = { ...signed, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const answer = await httpClient.call({ method, url: url.href, headers, body })
    if (answer.outcome !== 'answered') return { kind: 'unknown' }
    const value = readJson(answer.body)
    if (answer.status === 200) {
      const parsed = schema.safeParse(value)
      return parsed.success ? { kind: 'value', value: parsed.data } : { kind: 'unknown' }
    }
    const refusal = bankRefusal.safeParse(value)
    const isRefused = answer.status >= 400 && answer.status <= 499 && refusal.success
    return isRefused ? { kind: 'refused', status: answer.status, code: refusal.data.code } : { kind: 'unknown' }
  }

  return {
    code,
    isSandbox: true,
    listMethods: (_merchant, currency) => listBankMethods(currency),

    async startPayment(input) {
      const answer = await ask('POST', '/api/payments', bankPayment, { ...writePayment(input), callbackUrl })
      if (answer.kind === 'refused') return { outcome: 'refused', code: answer.code }
      if (answer.kind === 'unknown' || !isAbout(answer.value, input)) return { outcome: 'unknown' }
      const { paymentId, payUrl, expiresAt } = answer.value
      // Target of a redirect of the member: only the known bank (DEC-13).
      const pay = decideAddress(payUrl, 'vendor', { origin: bankUrl, listed: [bankUrl] })
      if (pay.kind !== 'listed') return { outcome: 'unknown' }
      return { outcome: 'started', providerPaymentId: paymentId, payUrl: pay.url, expiresAt: new Date(expiresAt) }
    },

    async readStatus(reference) {
      const answer = await ask('GET', `/api/payments?reference=${encodeURIComponent(reference)}`, bankPayment)
      if (answer.kind !== 'value') return { status: isMissing(answer) ? 'missing' : 'unknown' }
      const { status, paymentId, amount, currency } = answer.value
      if (answer.value.reference !== reference) return { status: 'unknown' }
      return { status, providerPaymentId: paymentId, amountMinor: BigInt(amount), currency }
    },

    async startPayout(input) {
      const answer = await ask('POST', '/api/payouts', bankPayout, { ...writePayout(input), callbackUrl })
      if (answer.kind === 'refused') return { outcome: 'refused', code: answer.code }
      if (answer.kind === 'unknown' || !isAbout(answer.value, input)) return { outcome: 'unknown' }
      const { status, reason, payoutId } = answer.value
      if (status === 'refused') return { outcome: 'refused', code: reason ?? 'refused' }
      return { outcome: 'accepted', providerPayoutId: payoutId }
    },

    async readPayout(reference) {
      const answer = await ask('GET', `/api/payouts?reference=${encodeURIComponent(reference)}`, bankPayout)
      if (answer.kind !== 'value') return { status: isMissing(answer) ? 'missing' : 'unknown' }
      const { status, reason, payoutId, amount, currency } = answer.value
      if (answer.value.reference !== reference) return { status: 'unknown' }
      return { status, reason, providerPayoutId: payoutId, amountMinor: BigInt(amount), currency }
    },

    async readCallback(request) {
      const isBank = readClaimedVendor(request.headers) === code
      const decision = verifySignature({ ...request, secret: isBank ? secret : undefined })
      if (!decision.ok || !(await isFreshNonce(code, decision.nonce)))
        return { outcome: 'refused', code: 'signature_invalid' }
      const parsed = bankEvent.safeParse(readJson(request.rawBody.toString('utf8')))
      if (!parsed.success) return { outcome: 'refused', code: 'invalid_input' }
      return { outcome: 'received', event: toEvent(parsed.data), acknowledgement: '{"received":true}' }
    },
  }
}

function toEvent({ amount, id, ...event }: z.output<typeof bankEvent>): PaymentEvent | PayoutEvent {
  const amountMinor = BigInt(amount)
  return event.type === 'payment'
    ? { ...event, amountMinor, providerPaymentId: id }
    : { ...event, amountMinor, providerPayoutId: id }
}

function writePayment({ amountMinor, ...rest }: StartPaymentInput) {
  return { ...rest, amount: amountMinor.toString() }
}

function writePayout({ amountMinor, ...rest }: StartPayoutInput) {
  return { ...rest, amount: amountMinor.toString() }
}

/** Whether a response belongs to the request (T37). */
function isAbout(
  answer: { reference: string; amount: string; currency: string },
  input: { reference: string; amountMinor: bigint; currency: string },
): boolean {
  const isSameMoney = answer.amount === input.amountMinor.toString() && answer.currency === input.currency
  return answer.reference === input.reference && isSameMoney
}

/** Only the bank's own 404 means an unknown reference, not that of an intermediary. */
function isMissing(answer: BankAnswer<unknown>): boolean {
  return answer.kind === 'refused' && answer.status === 404 && answer.code === 'not_found'
}
