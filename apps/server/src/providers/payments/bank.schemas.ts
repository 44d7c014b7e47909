import { z } from 'zod'

const positiveAmount = z.string().regex(/^[1-9]\d{0,17}$/)
const word = z.string().min(1).max(64)
const money = { reference: word, amount: positiveAmount, currency: z.string().max(8) }

/** The bank's response about a payment. */
export const bankPayment = z.object({
  ...money,
  paymentId: word,
  payUrl: z.string().max(2000),
  status: z.enum(['pending', 'approved', 'declined', 'expired']),
  expiresAt: z.iso.datetime(),
})

/** The bank's response about a payout. */
export const bankPayout = z.object({
  ...money,
  payoutId: word,
  status: z.enum(['processing', 'sent', 'refused']),
  reason: z.string().max(64).nullable(),
})

const bankEventMoney = { ...money, eventId: z.string().regex(/^[\x21-\x7e]{1,64}$/), merchant: word, id: word }

/** Callbacks of the bank: final statuses only. */
export const bankEvent = z.discriminatedUnion('type', [
  z.object({
    ...bankEventMoney,
    type: z.literal('payment'),
    status: z.enum(['approved', 'declined', 'expired']),
  }),
  z.object({
    ...bankEventMoney,
    type: z.literal('payout'),
    status: z.enum(['sent', 'refused']),
    reason: z.string().max(60).nullable().default(null),
  }),
])

/** The bank's refusal of a call. */
export const bankRefusal = z.object({ code: word })

/** `unknown` covers a missing answer, a server error and unreadable content. */
export type BankAnswer<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'refused'; status: number; code: string }
  | { kind: 'unknown' }
