import { type DepositMethod, type depositStatuses, findAmountProblem } from '@foyer/contract'
import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { PaymentStatusReport } from '../../providers/payments/payments.ts'
import { DEPOSIT_GRACE_MS, DEPOSIT_STATUS_CHECK_LIMIT_MS, DEPOSIT_STATUS_CHECK_STEP } from './deposit.constants.ts'

export type DepositStatus = (typeof depositStatuses)[number]

/** What can befall a deposit: the provider's statuses, and `lapsed` when its time is over without a final one. */
export const depositEvents = ['started', 'refused', 'approved', 'declined', 'expired', 'lapsed'] as const
export type DepositEvent = (typeof depositEvents)[number]

/**
 * Every event from every state. `approved` says that money came in, so it is credited whenever it comes and whatever
 * was believed before; nothing leads out of `approved`.
 */
const transitions: Record<DepositStatus, Record<DepositEvent, DepositStatus>> = {
  created: {
    started: 'pending',
    refused: 'failed',
    approved: 'approved',
    declined: 'declined',
    expired: 'expired',
    lapsed: 'expired',
  },
  pending: {
    started: 'pending',
    refused: 'pending',
    approved: 'approved',
    declined: 'declined',
    expired: 'expired',
    lapsed: 'expired',
  },
  approved: {
    started: 'approved',
    refused: 'approved',
    approved: 'approved',
    declined: 'approved',
    expired: 'approved',
    lapsed: 'approved',
  },
  declined: {
    started: 'declined',
    refused: 'declined',
    approved: 'approved',
    declined: 'declined',
    expired: 'declined',
    lapsed: 'declined',
  },
  expired: {
    started: 'expired',
    refused: 'expired',
    approved: 'approved',
    declined: 'expired',
    expired: 'expired',
    lapsed: 'expired',
  },
  failed: {
    started: 'failed',
    refused: 'failed',
    approved: 'approved',
    declined: 'failed',
    expired: 'failed',
    lapsed: 'failed',
  },
}

/** Pairs of final statuses that differ about whether money came in: staff has to look at them. */
const contradictions: Partial<Record<DepositStatus, readonly DepositEvent[]>> = {
  approved: ['declined', 'expired', 'refused'],
  declined: ['approved'],
  failed: ['approved'],
}

export interface DepositStep {
  status: DepositStatus
  /** The money is credited with this step, and with no other. */
  isCredited: boolean
  isContradiction: boolean
}

/** The state after an event. */
export function advanceDeposit(status: DepositStatus, event: DepositEvent): DepositStep {
  const next = transitions[status][event]
  return {
    status: next,
    isCredited: next === 'approved' && status !== 'approved',
    isContradiction: contradictions[status]?.includes(event) ?? false,
  }
}

export function isOpenDeposit(status: DepositStatus): boolean {
  return status === 'created' || status === 'pending'
}

function readFinalStatus(status: string): 'approved' | 'declined' | 'expired' | undefined {
  return status === 'approved' || status === 'declined' || status === 'expired' ? status : undefined
}

export type StatusReportDecision = {
  /** What the reading means for the deposit; none leaves it as it is. */
  event?: DepositEvent
  /** Nothing is left to ask the provider. */
  isSettled: boolean
}

/** What an answer to "what became of it?" means, by the time that has passed. No guess ever credits or declines. */
export function decideFromStatusReport(
  deposit: { status: DepositStatus; expiresAt: Date },
  report: PaymentStatusReport['status'],
  now: Date,
): StatusReportDecision {
  const final = readFinalStatus(report)
  if (final) return { event: final, isSettled: true }
  const lateMs = now.getTime() - deposit.expiresAt.getTime()
  if (lateMs > DEPOSIT_STATUS_CHECK_LIMIT_MS) return { event: 'lapsed', isSettled: true }
  if (report === 'missing') return lateMs > 0 ? { event: 'lapsed', isSettled: true } : { isSettled: false }
  if (report === 'unknown' && lateMs > DEPOSIT_GRACE_MS) return { event: 'lapsed', isSettled: false }
  return { isSettled: false }
}

/** Milliseconds until the provider is asked again; doubles with each question up to a bound. */
export function planNextStatusCheckMs(attempts: number): number {
  return computeRetryDelayMs(attempts + 1, DEPOSIT_STATUS_CHECK_STEP)
}

/** The error code of an amount that a method does not take. */
export function findDepositProblem(method: DepositMethod, amountMinor: bigint) {
  const bounds = { minMinor: BigInt(method.minMinor), maxMinor: BigInt(method.maxMinor) }
  const problem = findAmountProblem(amountMinor, bounds)
  if (problem === undefined) return undefined
  return problem === 'field.amount.maximum' ? 'amount_above_maximum' : 'amount_below_minimum'
}

/** Whether the provider that began it speaks of this very payment: amount, currency and, once known, its own id (T37). */
export function isSamePayment(
  deposit: { provider: string; amountMinor: bigint; currency: string; providerPaymentId: string | null },
  reported: { provider: string; amountMinor: bigint; currency: string; providerPaymentId: string },
): boolean {
  return (
    reported.provider === deposit.provider &&
    reported.amountMinor === deposit.amountMinor &&
    reported.currency === deposit.currency &&
    (deposit.providerPaymentId === null || deposit.providerPaymentId === reported.providerPaymentId)
  )
}
