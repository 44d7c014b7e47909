import { findAmountProblem, type withdrawalStatuses } from '@foyer/contract'
import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { PayoutStatusReport } from '../../providers/payments/payments.ts'
import { WITHDRAWAL_STATUS_CHECK_STEP, WITHDRAWAL_TRANSIT_MS } from './withdrawal.constants.ts'

export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** What can befall a withdrawal: we begin to send, and what the provider says or fails to say. */
export const withdrawalEvents = ['begun', 'accepted', 'unanswered', 'sent', 'refused'] as const
export type WithdrawalEvent = (typeof withdrawalEvents)[number]

/** Every event from every state. Only the provider's answer ends a withdrawal, and nothing leads out of an end. */
const transitions: Record<WithdrawalStatus, Record<WithdrawalEvent, WithdrawalStatus>> = {
  held: { begun: 'sending', accepted: 'sending', unanswered: 'unknown', sent: 'paid', refused: 'refused' },
  sending: { begun: 'sending', accepted: 'sending', unanswered: 'unknown', sent: 'paid', refused: 'refused' },
  unknown: { begun: 'sending', accepted: 'sending', unanswered: 'unknown', sent: 'paid', refused: 'refused' },
  paid: { begun: 'paid', accepted: 'paid', unanswered: 'paid', sent: 'paid', refused: 'paid' },
  refused: { begun: 'refused', accepted: 'refused', unanswered: 'refused', sent: 'refused', refused: 'refused' },
}

export interface WithdrawalStep {
  status: WithdrawalStatus
  /** What the ledger does with the held money in this step: take it, give it back, or leave it held. */
  ledger: 'post' | 'void' | 'none'
  /** The provider says both: somebody has to look at it. */
  isContradiction: boolean
}

/** The state after an event. */
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
 * What to do next about an open withdrawal: `send` asks the provider to pay, always under the same reference; `ask`
 * asks what became of it. A withdrawal that was begun is asked about before it is sent again.
 */
export function chooseWithdrawalMove(status: WithdrawalStatus): 'send' | 'ask' | 'none' {
  if (status === 'held') return 'send'
  return isOpenWithdrawal(status) ? 'ask' : 'none'
}

/** The provider has it, or may have it, and is not being asked to pay at this moment: looking earlier does no harm. */
export function canExpediteStatusCheck(withdrawal: {
  status: WithdrawalStatus
  providerPayoutId: string | null
}): boolean {
  return withdrawal.status === 'unknown' || (withdrawal.status === 'sending' && withdrawal.providerPayoutId !== null)
}

/** Whether an earlier call to pay, which got no answer, may still arrive at the provider. */
export function mayStillReachProvider({ unansweredAt }: { unansweredAt: Date | null }, now: Date): boolean {
  return unansweredAt !== null && now.getTime() - unansweredAt.getTime() < WITHDRAWAL_TRANSIT_MS
}

/**
 * What it means, after a refusal, that the provider reads so. Its answer that there is no payout gives the money back, unless
 * an earlier call may still arrive and become one.
 */
export function decideAfterRefusal(report: PayoutStatusReport['status'], mayBecomeOne: boolean): WithdrawalEvent {
  if (report === 'refused') return 'refused'
  if (report === 'missing') return mayBecomeOne ? 'unanswered' : 'refused'
  if (report === 'sent') return 'sent'
  return report === 'processing' ? 'accepted' : 'unanswered'
}

/** What the answer to "what became of it?" means; `send` when the provider never got it; none when there is no answer. */
export function decideFromPayoutReport(report: PayoutStatusReport['status']): WithdrawalEvent | 'send' | undefined {
  if (report === 'processing') return 'accepted'
  if (report === 'missing') return 'send'
  return report === 'unknown' ? undefined : report
}

/** Milliseconds until the provider is asked again; doubles with each question up to a bound. */
export function planNextWithdrawalMs(attempts: number): number {
  return computeRetryDelayMs(attempts + 1, WITHDRAWAL_STATUS_CHECK_STEP)
}

/** Reasons that have a text of their own: the provider's, and ours of an account whose data key is lost. */
const knownRefusals = ['account_closed', 'account_unreadable'] as const

/** Text id of why a payout was refused; a reason without a text is shown as refused by the bank (T33). */
export function nameRefusal(reason: string | null): string {
  const known = knownRefusals.find((name) => name === reason)
  return `withdrawal.refusal.${known ?? 'bank'}`
}

/** The error code of an amount that is out of bounds. */
export function findWithdrawalProblem(amountMinor: bigint, bounds: { minMinor: bigint; maxMinor: bigint }) {
  const problem = findAmountProblem(amountMinor, bounds)
  if (problem === undefined) return undefined
  return problem === 'field.amount.maximum' ? 'amount_above_maximum' : 'amount_below_minimum'
}

/**
 * What a member may still be paid out within 24 hours (T37): the merchant's sum less what was asked for since and not
 * refused. Never below zero.
 */
export function findDailyLeft({ limitMinor, takenMinor }: { limitMinor: bigint; takenMinor: bigint }): bigint {
  return limitMinor > takenMinor ? limitMinor - takenMinor : 0n
}

/** Whether the provider speaks of this very payout: amount, currency and, once known, its own id (T37). */
export function isSamePayout(
  withdrawal: { provider: string; amountMinor: bigint; currency: string; providerPayoutId: string | null },
  reported: { provider: string; amountMinor: bigint; currency: string; providerPayoutId: string },
): boolean {
  return (
    reported.provider === withdrawal.provider &&
    reported.amountMinor === withdrawal.amountMinor &&
    reported.currency === withdrawal.currency &&
    (withdrawal.providerPayoutId === null || withdrawal.providerPayoutId === reported.providerPayoutId)
  )
}

/** An account number as it leaves the server: its last four characters. */
export function maskNumber(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-4)}`
}
