import type { DepositMethod, DepositOutcome, depositStatuses } from '@foyer/contract'
import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { PaymentStatusReport } from '../../providers/payments/payments.ts'
import { findOrderProblem, type PaymentOrder } from '../order/index.ts'
import { DEPOSIT_GRACE_MS, DEPOSIT_STATUS_CHECK_LIMIT_MS, DEPOSIT_STATUS_CHECK_STEP } from './deposit.constants.ts'

export type DepositStatus = (typeof depositStatuses)[number]

/**
 * Events of a deposit: the provider's statuses, `mismatched` for an approval of another amount, `lapsed` for a deposit
 * past its time without a final status, and `returned` for a decision of staff.
 */
export const depositEvents = [
  'started',
  'refused',
  'approved',
  'declined',
  'expired',
  'lapsed',
  'mismatched',
  'returned',
] as const
export type DepositEvent = (typeof depositEvents)[number]

/**
 * The state after an event; an event without an entry changes nothing. `approved` means received money, so it is credited
 * at any time, in any earlier state; nothing leads out of `approved`. Only an approval or staff leads out of `checking`.
 */
const transitions: Record<DepositStatus, Partial<Record<DepositEvent, DepositStatus>>> = {
  created: {
    started: 'pending',
    refused: 'failed',
    approved: 'approved',
    declined: 'declined',
    expired: 'expired',
    lapsed: 'expired',
    mismatched: 'checking',
  },
  pending: {
    approved: 'approved',
    declined: 'declined',
    expired: 'expired',
    lapsed: 'expired',
    mismatched: 'checking',
  },
  approved: {},
  declined: { approved: 'approved', mismatched: 'checking' },
  expired: { approved: 'approved', mismatched: 'checking' },
  failed: { approved: 'approved', mismatched: 'checking' },
  checking: { approved: 'approved', returned: 'returned' },
  returned: { approved: 'approved', mismatched: 'checking' },
}

/** Pairs of final statuses that contradict each other about received money: a case for staff. */
const contradictions: Partial<Record<DepositStatus, readonly DepositEvent[]>> = {
  approved: ['declined', 'expired', 'refused'],
  declined: ['approved'],
  failed: ['approved'],
  returned: ['approved'],
}

export interface DepositStep {
  status: DepositStatus
  /** This step, and no other, credits the money. */
  isCredited: boolean
  isContradiction: boolean
}

export function advanceDeposit(status: DepositStatus, event: DepositEvent): DepositStep {
  const next = transitions[status][event] ?? status
  return {
    status: next,
    isCredited: next === 'approved' && status !== 'approved',
    isContradiction: contradictions[status]?.includes(event) ?? false,
  }
}

/** Its payment may still be made or confirmed. */
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
  return findOrderProblem(amountMinor, bounds)
}

export function toOrder(
  deposit: Omit<PaymentOrder, 'providerId'> & { providerPaymentId: string | null },
): PaymentOrder {
  return { ...deposit, providerId: deposit.providerPaymentId }
}

const outcomes: Record<DepositStatus, DepositOutcome> = {
  created: 'processing',
  pending: 'processing',
  checking: 'processing',
  approved: 'received',
  declined: 'notCompleted',
  expired: 'notCompleted',
  failed: 'notCompleted',
  returned: 'notCompleted',
}

/** What a guest with the deposit's id reads (decision 086). An unknown id is told from no other. */
export function decideOutcome(status: DepositStatus | undefined): DepositOutcome {
  return status === undefined ? 'processing' : outcomes[status]
}
