import type { Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { findWithdrawalHold } from '../../account/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import { postHold, voidHold } from '../../ledger/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { notifyMember } from '../../outreach/index.ts'
import type { PayoutEvent } from '../../providers/payments/payments.ts'
import { type IncidentReporter, type ReportedMoney, toReportedMoney } from '../incident/index.ts'
import { compareOrder } from '../order/index.ts'
import { WITHDRAWAL_LEASE_MS, WITHDRAWAL_SCOPE } from './withdrawal.constants.ts'
import {
  advanceWithdrawal,
  isOpenWithdrawal,
  nameRefusal,
  planNextWithdrawalMs,
  toOrder,
  type WithdrawalEvent,
} from './withdrawal.rules.ts'
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from './withdrawal.store.ts'

/** Dependencies of recording a status update. */
export interface StatusUpdateDependencies {
  incidents: IncidentReporter
  logger: FastifyBaseLogger
}

/** An event with its data; without an event the withdrawal is unchanged until the next status check. */
export interface WithdrawalStatusUpdate {
  event: WithdrawalEvent | undefined
  /** The provider's report of another amount or currency: it resolves nothing. */
  mismatch?: ReportedMoney
  providerPayoutId?: string
  /** The provider's reason of a refusal. */
  reason?: string | null
  /** Time of the unanswered `startPayout`, if the update sets one. */
  unansweredAt?: Date | null
  /** `attempts` of the worker's claim, for the outcome of its own call. */
  claim?: number
}

/** Locks a withdrawal and applies a status update. Returns the locked row as it was before. */
export async function recordWithdrawalStatusUpdate(
  tx: Tx,
  merchant: Merchant,
  id: string,
  update: WithdrawalStatusUpdate,
  dependencies: Pick<StatusUpdateDependencies, 'incidents'>,
): Promise<WithdrawalRow> {
  const withdrawal = await requireWithdrawal(tx, merchant, id)
  await applyStatusUpdate(tx, merchant, withdrawal, update, dependencies)
  return withdrawal
}

async function requireWithdrawal(tx: Tx, merchant: Merchant, id: string): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(tx, merchant.code, id)
  if (!withdrawal) throw new ServiceError('not_found')
  return withdrawal
}

/**
 * Applies a status update to a withdrawal locked by `tx`; a final status posts or voids the hold in the same
 * transaction.
 */
async function applyStatusUpdate(
  tx: Tx,
  merchant: Merchant,
  withdrawal: WithdrawalRow,
  reported: WithdrawalStatusUpdate,
  { incidents }: Pick<StatusUpdateDependencies, 'incidents'>,
): Promise<void> {
  const { id } = withdrawal
  const isOutdated = reported.claim !== undefined && reported.claim !== withdrawal.attempts
  const update = isOutdated ? weakenOutdated(reported) : reported
  const { memberId, provider, amountMinor, currency, status: knownStatus } = withdrawal
  const about = {
    memberId,
    subject: 'withdrawal',
    subjectId: id,
    provider,
    amountMinor,
    currency,
    knownStatus,
  } as const
  if (update.mismatch) await incidents.reportMismatch(tx, merchant, { ...about, ...update.mismatch })
  if (!update.event) {
    if (isOpenWithdrawal(withdrawal.status)) await postpone(tx, withdrawal)
    return
  }
  const step = advanceWithdrawal(withdrawal.status, update.event)
  if (step.isContradiction)
    await incidents.reportContradiction(tx, merchant, { ...about, reportedStatus: update.event })
  if (!isOpenWithdrawal(withdrawal.status)) return
  if (step.ledger !== 'none') await endHold(tx, withdrawal, step.ledger)
  const providerPayoutId = withdrawal.providerPayoutId ?? update.providerPayoutId
  await updateWithdrawal(tx, merchant.code, id, {
    status: step.status,
    ...(providerPayoutId === undefined ? {} : { providerPayoutId }),
    ...(step.status === 'refused' ? { refusal: nameRefusal(update.reason ?? null) } : {}),
    isSent: update.event === 'accepted' || update.event === 'sent',
    unansweredAt: update.event === 'begun' ? 'now' : update.unansweredAt,
    isResolved: !isOpenWithdrawal(step.status),
    // No other status check while it is being sent.
    nextCheckMs: update.event === 'begun' ? WITHDRAWAL_LEASE_MS : planNextWithdrawalMs(withdrawal.attempts),
  })
  if (step.status === 'paid' || step.status === 'refused') await notifyEnd(tx, merchant, withdrawal, step.status)
}

/**
 * The outcome of a call after whose claim another worker has claimed the withdrawal: that one's call may be in flight.
 * Its mark of an unanswered call stays, and a refusal without a payout of the provider resolves nothing.
 */
function weakenOutdated({ unansweredAt: _, ...update }: WithdrawalStatusUpdate): WithdrawalStatusUpdate {
  if (update.event !== 'refused' || update.providerPayoutId !== undefined) return update
  return { ...update, event: 'unanswered' }
}

/** Notifies the member of a final status. */
async function notifyEnd(
  tx: Tx,
  merchant: Merchant,
  { id, memberId }: WithdrawalRow,
  status: 'paid' | 'refused',
): Promise<void> {
  const kind = status === 'paid' ? 'withdrawal_sent' : 'withdrawal_refused'
  await notifyMember(tx, merchant, { id: `withdrawal-${id}`, memberId, kind, values: {}, holdSeconds: 0 })
}

/**
 * Marks a withdrawal as being sent and returns its previous row. During an open incident of the member nothing is sent,
 * even earlier requests (T37): the withdrawal is unchanged, and the result is undefined. Timed holds do not block it.
 */
export async function beginWithdrawal(
  tx: Tx,
  merchant: Merchant,
  { id, memberId }: Pick<WithdrawalRow, 'id' | 'memberId'>,
  dependencies: Pick<StatusUpdateDependencies, 'incidents'>,
): Promise<WithdrawalRow | undefined> {
  const hold = await findWithdrawalHold(tx, merchant.code, memberId)
  const isUnderReview = hold?.reasons.includes('under_review') ?? false
  const before = await recordWithdrawalStatusUpdate(
    tx,
    merchant,
    id,
    { event: isUnderReview ? undefined : 'begun' },
    dependencies,
  )
  return isUnderReview ? undefined : before
}

/** Posts or voids the hold: the first one stands, the ledger refuses the other. */
async function endHold(tx: Tx, withdrawal: WithdrawalRow, end: 'post' | 'void'): Promise<void> {
  const { merchant, memberId, id, currency } = withdrawal
  const request = { merchant, memberId, currency, scope: WITHDRAWAL_SCOPE, key: `${id}:${end}`, target: id }
  const { status, code } = await (end === 'post' ? postHold(tx, request) : voidHold(tx, request))
  if (status !== 'posted') throw new Error(`the ledger did not ${end} the withdrawal ${id}: ${code}`)
}

async function postpone(tx: Tx, { merchant, id, status, attempts }: WithdrawalRow): Promise<void> {
  await updateWithdrawal(tx, merchant, id, { status, isResolved: false, nextCheckMs: planNextWithdrawalMs(attempts) })
}

/**
 * Applies a callback event to its withdrawal, in the transaction that has recorded the event (T37). Another amount of the
 * payout is received and resolves nothing; any other payout is refused.
 */
export async function acceptPayoutCallback(
  tx: Tx,
  merchant: Merchant,
  { provider, event }: { provider: string; event: PayoutEvent },
  dependencies: StatusUpdateDependencies,
): Promise<void> {
  const withdrawal = await requireWithdrawal(tx, merchant, event.reference)
  const { status, providerPayoutId, reason } = event
  const comparison = compareOrder(toOrder(withdrawal), { ...event, provider, providerId: providerPayoutId })
  if (comparison === 'other') {
    dependencies.logger.error(
      { merchant: merchant.code, withdrawal: withdrawal.id, status },
      'callback for a different payout',
    )
    throw new ServiceError('request_conflict')
  }
  const update: WithdrawalStatusUpdate =
    comparison === 'same'
      ? { event: status, providerPayoutId, reason }
      : { event: 'unanswered', providerPayoutId, mismatch: toReportedMoney(event) }
  await applyStatusUpdate(tx, merchant, withdrawal, update, dependencies)
}
