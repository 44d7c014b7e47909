import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amountMinor, currencyCode, id, instant, positiveAmountMinor, requestId } from './fields.ts'

export const depositMethod = z.object({
  code: z.string(),
  /** Selects the texts of name and one-line description. */
  kind: z.enum(['bank', 'ewallet', 'card']),
  name: z.string(),
  /** The merchant's own name for it, in place of the text. */
  title: z.string().optional(),
  minMinor: amountMinor,
  maxMinor: amountMinor,
  quickAmountsMinor: z.array(amountMinor),
})
export type DepositMethod = z.output<typeof depositMethod>

export const depositSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSetting',
  access: 'member',
  summary: 'Methods, bounds and switches of the deposit (DEP-04, OPEN-06)',
  value: z.object({
    /** FOOT-06, CONF-29. */
    depositSwitch: z.boolean(),
    currency: currencyCode,
    methods: z.array(depositMethod),
    totalDepositSuccessCount: z.number().int(),
  }),
})

/**
 * `checking`: the provider reported another amount, and staff decides; `returned`: staff has ended such a deposit without
 * a credit (T37).
 */
export const depositStatuses = [
  'created',
  'pending',
  'approved',
  'declined',
  'expired',
  'failed',
  'checking',
  'returned',
] as const

/** One deposit with its timeline: requested, sent to the provider, answered. */
export const deposit = z.object({
  id,
  status: z.enum(depositStatuses),
  method: z.string(),
  amountMinor,
  currency: currencyCode,
  payUrl: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  resolvedAt: instant.nullable(),
})
export type Deposit = z.output<typeof deposit>

export const createDeposit = endpoint({
  method: 'POST',
  path: '/wps/deposit',
  access: 'member',
  rejects: ['free', 'virtual'],
  feature: 'deposit',
  needsTerms: true,
  summary: 'Starts a deposit at the payment provider and gives the provider’s page (OPEN-35)',
  idempotent: true,
  body: z.object({
    requestId,
    method: z.string().max(40),
    amountMinor: positiveAmountMinor,
    language: z.string().max(8).optional(),
  }),
  value: deposit,
  errors: [
    'method_unavailable',
    'amount_below_minimum',
    'amount_above_maximum',
    'request_conflict',
    'provider_unavailable',
    'player_blocked',
    'account_blocked',
  ],
})

export const readDeposit = endpoint({
  method: 'GET',
  path: '/wps/deposit/:id',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'One deposit of the member',
  params: z.object({ id }),
  value: deposit.extend({
    /** Number of the member's approved deposits up to this one, by the time of approval; null before it (CONF-40). */
    approvedOrdinal: z.number().int().nullable().optional(),
  }),
  errors: ['not_found'],
})

/** What became of a payment, for whoever has the deposit's id. */
export const depositOutcomes = ['received', 'processing', 'notCompleted'] as const
export type DepositOutcome = (typeof depositOutcomes)[number]

export const depositReturn = endpoint({
  method: 'GET',
  path: '/wps/deposit/return',
  access: 'anyone',
  summary: 'What became of a payment, without member and amount; an unknown id is in processing (decision 086)',
  query: z.object({ id }),
  value: z.object({ outcome: z.enum(depositOutcomes) }),
})

export const deposits = endpoint({
  method: 'GET',
  path: '/wps/deposit',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'The member’s newest deposits (at most 20)',
  value: z.array(deposit),
})
