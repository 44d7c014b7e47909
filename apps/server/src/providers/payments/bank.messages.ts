import { z } from 'zod'
import type { PaymentEvent } from './payments.ts'

const positiveAmount = z.string().regex(/^[1-9]\d{0,17}$/)
const word = z.string().min(1).max(64)
const money = { reference: word, amount: positiveAmount, currency: z.string().max(8) }

/** What the bank answers about a payment. */
export const bankPayment = z.object({
  ...money,
  paymentId: word,
  payUrl: z.string().max(2000),
  status: z.enum(['pending', 'approved', 'declined', 'expired']),
  expiresAt: z.iso.datetime(),
})

/** What the bank answers about a payout. */
export const bankPayout = z.object({
  ...money,
  payoutId: word,
  status: z.enum(['processing', 'sent', 'refused']),
  reason: z.string().max(64).nullable(),
})

/** What the bank says when it refuses a call. */
export const bankRefusal = z.object({ code: word })

/** `unknown` covers silence, a server's failure and whatever cannot be read. */
export type BankAnswer<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'refused'; status: number; code: string }
  | { kind: 'unknown' }

const callback = { ...money, eventId: word, merchant: word, id: word, occurredAt: z.iso.datetime() }

/** The body of a callback. */
export const bankCallback = z.discriminatedUnion('type', [
  z.object({ ...callback, type: z.literal('payment'), status: z.enum(['approved', 'declined', 'expired']) }),
  z.object({
    ...callback,
    type: z.literal('payout'),
    status: z.enum(['sent', 'refused']),
    reason: z.string().max(64).optional(),
  }),
])

/** A callback in the words of the interface. */
export function toPaymentEvent(body: z.output<typeof bankCallback>): PaymentEvent {
  const common = {
    eventId: body.eventId,
    merchant: body.merchant,
    reference: body.reference,
    amountMinor: BigInt(body.amount),
    currency: body.currency,
    occurredAt: new Date(body.occurredAt),
  }
  if (body.type === 'payment') {
    return { ...common, type: 'payment', providerPaymentId: body.id, status: body.status }
  }
  const { status, reason = null, id: providerPayoutId } = body
  return { ...common, type: 'payout', providerPayoutId, status, reason }
}
