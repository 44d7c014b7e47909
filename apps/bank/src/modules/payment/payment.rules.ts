import { defaultLanguage, parseWebAddress } from '@foyer/contract'
import { z } from 'zod'
import type { BankTimings } from '../../bank.constants.ts'
import { commonCodes, commonFields, isCallbackAllowed } from '../../lib/request-rules.ts'
import type { DeliveryPlan } from '../delivery/index.ts'

/** The body of POST /api/payments (docs/payment-provider.md). */
export function createPaymentSchema(platformUrl: string) {
  return z.object({
    ...commonFields,
    merchantName: z.string().trim().min(1).max(60),
    method: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    description: z.string().trim().max(120).default(''),
    language: z.string().max(8).default(defaultLanguage),
    returnUrl: z.string().refine((text) => parseWebAddress(text) !== undefined),
    callbackUrl: z.string().refine((text) => isCallbackAllowed(text, platformUrl)),
  })
}

export const paymentCodes = {
  ...commonCodes,
  returnUrl: 'return_url_invalid',
  callbackUrl: 'callback_url_not_allowed',
} as const

export const behaviours = ['once', 'twice', 'late', 'before', 'never'] as const
export type Behaviour = (typeof behaviours)[number]

/** Content of the pay page's form. An unknown `behaviour` is the default. */
export const decisionForm = z.object({
  decision: z.enum(['approve', 'decline', 'leave']),
  behaviour: z.enum(behaviours).catch('once'),
})

/** The deliveries of a decision's event: none, one or two; at once, late, or before the member returns. */
export function planDeliveries(behaviour: Behaviour, timings: Pick<BankTimings, 'lateCallbackMs'>): DeliveryPlan[] {
  const now: DeliveryPlan = { delayMs: 0, isAwaited: false }
  const plans: Record<Behaviour, DeliveryPlan[]> = {
    once: [now],
    twice: [now, now],
    late: [{ delayMs: timings.lateCallbackMs, isAwaited: false }],
    before: [{ delayMs: 0, isAwaited: true }],
    never: [],
  }
  return plans[behaviour]
}
