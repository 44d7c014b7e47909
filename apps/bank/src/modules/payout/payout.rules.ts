import { z } from 'zod'
import type { BankTimings } from '../../bank.constants.ts'
import { commonCodes, commonFields, isCallbackAllowed } from '../../lib/request-rules.ts'

/** The body of POST /api/payouts (docs/payment-provider.md). */
export function createPayoutSchema(platformUrl: string) {
  return z.object({
    ...commonFields,
    account: z.object({
      holderName: z.string().trim().min(1).max(100),
      bankCode: z.string().regex(/^[A-Za-z0-9_-]{1,20}$/),
      accountNumber: z.string().regex(/^[A-Z0-9]{4,34}$/),
    }),
    callbackUrl: z.string().refine((text) => isCallbackAllowed(text, platformUrl)),
  })
}

export const payoutCodes = { ...commonCodes, callbackUrl: 'callback_url_not_allowed' } as const

export interface PayoutBehaviour {
  status: 'processing' | 'sent' | 'refused'
  reason: 'account_closed' | null
  /** Milliseconds until the bank sends it automatically; null if never. */
  sendsAfterMs: number | null
  /** The call that requests it gets no response while it is being processed. */
  isSilent: boolean
}

/** Behaviour of the bank by the account number's last digit (OPEN-36); letters and other digits send at once. */
export function decidePayoutBehaviour(accountNumber: string, timings: BankTimings): PayoutBehaviour {
  const processing = { status: 'processing', reason: null } as const
  switch (accountNumber.at(-1)) {
    case '1':
      return { ...processing, sendsAfterMs: timings.shortPayoutMs, isSilent: false }
    case '2':
      return { status: 'refused', reason: 'account_closed', sendsAfterMs: null, isSilent: false }
    case '3':
      return { ...processing, sendsAfterMs: null, isSilent: true }
    case '4':
      return { ...processing, sendsAfterMs: timings.longPayoutMs, isSilent: true }
    default:
      return { status: 'sent', reason: null, sendsAfterMs: null, isSilent: false }
  }
}

/** The operator's form: the outcome of a waiting payout. */
export const operatorForm = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  decision: z.enum(['send', 'refuse']),
})

/** The stored part of an account's number. */
export function lastDigitsOf(accountNumber: string): string {
  return accountNumber.slice(-4)
}
