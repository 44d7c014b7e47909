import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  accountNumber,
  amountMinor,
  currencyCode,
  id,
  instant,
  positiveAmountMinor,
  realName,
  requestId,
} from './fields.ts'

/** A payout account; its number is sent masked to the last four characters. */
export const withdrawalCard = z.object({
  id,
  bankCode: z.string(),
  bankName: z.string(),
  holderName: z.string(),
  maskedNumber: z.string(),
  createdAt: instant,
})
export type WithdrawalCard = z.output<typeof withdrawalCard>

/**
 * Reasons of a hold on withdrawals (T37): typical actions of an account takeover; `under_review` has no end of its own.
 */
export const withdrawalHoldReasons = [
  'account_added',
  'password_changed',
  'contact_changed',
  'passkey_added',
  'identity_added',
  'new_device',
  'under_review',
] as const
export type WithdrawalHoldReason = (typeof withdrawalHoldReasons)[number]

export const withdrawalHold = z.object({
  /** Newest first, without duplicates. */
  reasons: z.array(z.enum(withdrawalHoldReasons)).min(1),
  /** By the platform's clock; null until staff has decided. */
  until: instant.nullable(),
})
export type WithdrawalHold = z.output<typeof withdrawalHold>

export const withdrawalCards = endpoint({
  method: 'GET',
  path: '/wps/member/withdrawal/card',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary:
    'The member’s payout accounts, the banks to choose from, the bounds and any hold on withdrawals (OPEN-07, T37)',
  value: z.object({
    cards: z.array(withdrawalCard),
    cardLimit: z.number().int(),
    /** `kind`: absent means a bank; an e-wallet's account is a mobile number. */
    banks: z.array(z.object({ code: z.string(), name: z.string(), kind: z.enum(['bank', 'ewallet']).optional() })),
    currency: currencyCode,
    minMinor: amountMinor,
    maxMinor: amountMinor,
    pendingLimit: z.number().int(),
    /** Maximum payouts within 24 hours, and the remaining part; null when unknown. */
    dailyLimitMinor: amountMinor.nullable(),
    dailyLeftMinor: amountMinor.nullable(),
    /** Fee of one withdrawal, and seconds until it is sent; null when unknown. */
    feeMinor: amountMinor.nullable(),
    sentWithinSeconds: z.number().int().nullable(),
    hold: withdrawalHold.nullable(),
    /** Duration of the hold on withdrawals after a security-relevant change, in seconds; 0 without one. */
    holdSeconds: z.number().int(),
    /** Payouts go to a test bank that moves no money; the account number's last digit defines the outcome. */
    isSandbox: z.boolean(),
  }),
})

export const addWithdrawalCard = endpoint({
  method: 'POST',
  path: '/wps/member/withdrawal/card',
  access: 'member',
  rejects: ['free', 'virtual'],
  feature: 'withdrawal',
  summary: 'Adds a payout account with the member’s password; withdrawals are then on hold for a time (OPEN-07, T37)',
  idempotent: true,
  body: z.object({
    requestId,
    bankCode: z.string().max(20),
    holderName: realName,
    accountNumber,
    password: z.string().min(1).max(64),
  }),
  value: withdrawalCard,
  errors: ['password_wrong', 'card_exists', 'card_limit', 'method_unavailable', 'request_conflict'],
})

/** held → sending → paid | refused | unknown (stays held and is reconciled, never refunded by guess). */
export const withdrawalStatuses = ['held', 'sending', 'unknown', 'paid', 'refused'] as const

export const withdrawal = z.object({
  id,
  status: z.enum(withdrawalStatuses),
  amountMinor,
  currency: currencyCode,
  card: z.object({ bankName: z.string(), maskedNumber: z.string() }),
  /** Text id of the refusal's reason. */
  refusal: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  resolvedAt: instant.nullable(),
})
export type Withdrawal = z.output<typeof withdrawal>

export const createWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/withdrawal',
  access: 'member',
  rejects: ['free', 'virtual'],
  feature: 'withdrawal',
  summary: 'Asks for money to be sent to a payout account; the amount is held at once (OPEN-36)',
  idempotent: true,
  body: z.object({ requestId, cardId: id, amountMinor: positiveAmountMinor }),
  value: withdrawal,
  errors: [
    'method_unavailable',
    'card_not_found',
    'amount_below_minimum',
    'amount_above_maximum',
    'insufficient_funds',
    'withdrawal_pending_limit',
    'withdrawal_daily_limit',
    'withdrawal_on_hold',
    'account_blocked',
    'request_conflict',
  ],
})

export const readWithdrawal = endpoint({
  method: 'GET',
  path: '/wps/withdrawal/:id',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'One withdrawal of the member',
  params: z.object({ id }),
  value: withdrawal,
  errors: ['not_found'],
})

export const withdrawals = endpoint({
  method: 'GET',
  path: '/wps/withdrawal',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'The member’s newest withdrawals (at most 20)',
  value: z.array(withdrawal),
})
