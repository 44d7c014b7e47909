import type { withdrawalStatuses } from '@foyer/contract'
import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { PayoutStatusReport } from '../../providers/payments/payments.ts'
import type { PaymentOrder } from '../order/index.ts'
import { WITHDRAWAL_STATUS_CHECK_STEP, WITHDRAWAL_TRANSIT_MS } from './withdrawal.constants.ts'

export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** Events of a withdrawal: the start of sending, and the provider's answer or its absence. */
export const withdrawalEvents = ['begun', 'accepted', 'unanswered', 'sent', 'refused'] as const
export type WithdrawalEvent = (typeof withdrawalEvents)[number]

/**
 * Every event from every state. Only the provider's answer resolves a withdrawal, and nothing leads out of a final
 * state.
 */
const transitions: Record<WithdrawalStatus, Record<WithdrawalEvent, WithdrawalStatus>> = {
  held: { begun: 'sending', accepted: 'sending', unanswered: 'unknown', sent: 'paid', refused: 'refused' },
  sending: { begun: 'sending', accepted: 'sending', unanswered: 'unknown', sent: 'paid', refused: 'refused' },
  unknown: { begun: 'sending', accepted: 'sending', unanswered: 'unknown', sent: 'paid', refused: 'refused' },
  paid: { begun: 'paid', accepted: 'paid', unanswered: 'paid', sent: 'paid', refused: 'paid' },
  refused: { begun: 'refused', accepted: 'refused', unanswered: 'refused', sent: 'refused', refused: 'refused' },
}

export interface WithdrawalStep {
  status: WithdrawalStatus
  /** Effect on the hold: post it, void it, or leave it. */
  ledger: 'post' | 'void' | 'none'
  /** The provider's statuses contradict each other: a case for staff. */
  isContradiction: boolean
}

export function advanceWithdrawal(status: WithdrawalStatus, event: WithdrawalEvent): WithdrawalStep {
  const next = transitions[status][event]
  const isEnded = !isOpenWithdrawal(status)
  return {
    status: next,
    ledger: isEnded || isOpenWithdrawal(next) ? 'none' : next === 'paid' ? 'post' : 'void',
    isContradiction: (status === 'paid' && event === 'refused') || (status === 'refused' && event === 'sent'),
  }
}

export function isOpenWithdrawal(status: WithdrawalStatus): boolean {
  return status !== 'paid' && status !== 'refused'
}

/**
 * Next step of an open withdrawal: `send` starts the payout, always under the same reference; `ask` checks its status.
 * A begun withdrawal is checked before it is sent again.
 */
export function chooseWithdrawalMove(status: WithdrawalStatus): 'send' | 'ask' | 'none' {
  if (status === 'held') return 'send'
  return isOpenWithdrawal(status) ? 'ask' : 'none'
}

/** The provider has it or may have it, and no payout call is in flight: an earlier status check is harmless. */
export function canExpediteStatusCheck(withdrawal: {
  status: WithdrawalStatus
  providerPayoutId: string | null
}): boolean {
  return withdrawal.status === 'unknown' || (withdrawal.status === 'sending' && withdrawal.providerPayoutId !== null)
}

/** Whether an earlier, unanswered `startPayout` may still arrive at the provider. */
export function mayStillReachProvider({ unansweredAt }: { unansweredAt: Date | null }, now: Date): boolean {
  return unansweredAt !== null && now.getTime() - unansweredAt.getTime() < WITHDRAWAL_TRANSIT_MS
}

/**
 * Event of a status report after a refusal. A missing payout returns the money, unless an earlier call may still arrive
 * and create one.
 */
export function decideAfterRefusal(report: PayoutStatusReport['status'], mayBecomeOne: boolean): WithdrawalEvent {
  if (report === 'refused') return 'refused'
  if (report === 'missing') return mayBecomeOne ? 'unanswered' : 'refused'
  if (report === 'sent') return 'sent'
  return report === 'processing' ? 'accepted' : 'unanswered'
}

/** Event of a status report; `send` when the provider has no payout; undefined without an answer. */
export function decideFromPayoutReport(report: PayoutStatusReport['status']): WithdrawalEvent | 'send' | undefined {
  if (report === 'processing') return 'accepted'
  if (report === 'missing') return 'send'
  return report === 'unknown' ? undefined : report
}

/** Milliseconds until the next status check; doubles with each check up to a maximum. */
export function planNextWithdrawalMs(attempts: number): number {
  return computeRetryDelayMs(attempts + 1, WITHDRAWAL_STATUS_CHECK_STEP)
}

/** Refusal reasons with their own text: the provider's, and ours for an account with a lost data key. */
const knownRefusals = ['account_closed', 'account_unreadable'] as const

/** Text id of a payout's refusal; a reason without a text is shown as refused by the bank (T33). */
export function nameRefusal(reason: string | null): string {
  const known = knownRefusals.find((name) => name === reason)
  return `withdrawal.refusal.${known ?? 'bank'}`
}

/**
 * Remaining daily limit of a member (T37): the merchant's limit minus requested and not refused amounts. Never
 * negative.
 */
export function findDailyLeft({ limitMinor, takenMinor }: { limitMinor: bigint; takenMinor: bigint }): bigint {
  return limitMinor > takenMinor ? limitMinor - takenMinor : 0n
}

export function toOrder(
  withdrawal: Omit<PaymentOrder, 'providerId'> & { providerPayoutId: string | null },
): PaymentOrder {
  return { ...withdrawal, providerId: withdrawal.providerPayoutId }
}

/** An account number as sent to browsers: its last four characters. */
export function maskNumber(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-4)}`
}
