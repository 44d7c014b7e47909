import { type DepositMethod, type depositStatuses, findAmountProblem } from '@foyer/contract'
import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { PaymentStatusReport } from '../../providers/payments/payments.ts'
import { DEPOSIT_GRACE_MS, DEPOSIT_STATUS_CHECK_LIMIT_MS, DEPOSIT_STATUS_CHECK_STEP } from './deposit.constants.ts'

export type DepositStatus = (typeof depositStatuses)[number]

/** Events of a deposit: the provider's statuses, and `lapsed` for a deposit past its time without a final one. */
export const depositEvents = ['started', 'refused', 'approved', 'declined', 'expired', 'lapsed'] as const
export type DepositEvent = (typeof depositEvents)[number]

/**
 * Every event from every state. `approved` means received money, so it is credited at any time, in any earlier state;
 * nothing leads out of `approved`.
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

/** Pairs of final statuses that contradict each other about received money: a case for staff. */
const contradictions: Partial<Record<DepositStatus, readonly DepositEvent[]>> = {
  approved: ['declined', 'expired', 'refused'],
  declined: ['approved'],
  failed: ['approved'],
}

export interface DepositStep {
  status: DepositStatus
  /** This step, and no other, credits the money. */
  isCredited: boolean
  isContradiction: boolean
}

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
  /** Event from the status report; undefined leaves the deposit unchanged. */
  event?: DepositEvent
  /** No further status checks. */
  isSettled: boolean
}

/**
 * Decision from the provider's status report and the time passed. Without a final status nothing is credited or
 * declined.
 */
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

/** Milliseconds until the next status check; doubles with each check up to a maximum. */
export function planNextStatusCheckMs(attempts: number): number {
  return computeRetryDelayMs(attempts + 1, DEPOSIT_STATUS_CHECK_STEP)
}

/** Error code of an amount outside of a method's bounds. */
export function findDepositProblem(method: DepositMethod, amountMinor: bigint) {
  const bounds = { minMinor: BigInt(method.minMinor), maxMinor: BigInt(method.maxMinor) }
  const problem = findAmountProblem(amountMinor, bounds)
  if (problem === undefined) return undefined
  return problem === 'field.amount.maximum' ? 'amount_above_maximum' : 'amount_below_minimum'
}

/**
 * Whether a report belongs to this payment: provider, amount, currency and, once known, the provider's own id (T37).
 */
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
