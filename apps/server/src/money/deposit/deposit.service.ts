import type { Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { ServiceError } from '../../http/service-error.ts'
import { transfer } from '../../ledger/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { notifyMember } from '../../outreach/index.ts'
import type { PaymentEvent, StartPaymentOutcome } from '../../providers/payments/payments.ts'
import { type IncidentReporter, type ReportedMoney, toReportedMoney } from '../incident/index.ts'
import { compareOrder } from '../order/index.ts'
import { advanceDeposit, type DepositEvent, isOpenDeposit, planNextStatusCheckMs, toOrder } from './deposit.rules.ts'
import { type DepositChange, type DepositRow, lockDeposit, updateDeposit } from './deposit.store.ts'

/** Dependencies of recording a status update. */
export interface StatusUpdateDependencies {
  incidents: IncidentReporter
  logger: FastifyBaseLogger
}

/** An event with its data. */
export interface DepositStatusUpdate {
  event: DepositEvent | undefined
  /** The provider's report of another amount or currency, for the event `mismatched`. */
  mismatch?: ReportedMoney
  /** No further status checks. */
  isSettled: boolean
  providerPaymentId?: string
  payUrl?: string
  expiresAt?: Date
}

/** Locks a deposit and applies a status update. */
export async function recordDepositStatusUpdate(
  tx: Tx,
  merchant: Merchant,
  id: string,
  update: DepositStatusUpdate,
  dependencies: Pick<StatusUpdateDependencies, 'incidents'>,
): Promise<DepositRow> {
  return applyStatusUpdate(tx, merchant, await requireDeposit(tx, merchant, id), update, dependencies)
}

async function requireDeposit(tx: Tx, merchant: Merchant, id: string): Promise<DepositRow> {
  const deposit = await lockDeposit(tx, merchant.code, id)
  if (!deposit) throw new ServiceError('not_found')
  return deposit
}

/**
 * Applies a status update to a deposit locked by `tx`. Approval credits the ledger in the same transaction with its own
 * idempotency key: events in any order credit once.
 */
async function applyStatusUpdate(
  tx: Tx,
  merchant: Merchant,
  deposit: DepositRow,
  update: DepositStatusUpdate,
  { incidents }: Pick<StatusUpdateDependencies, 'incidents'>,
): Promise<DepositRow> {
  const { id } = deposit
  const step = update.event
    ? advanceDeposit(deposit.status, update.event)
    : { status: deposit.status, isCredited: false }
  if (update.event && 'isContradiction' in step && step.isContradiction) {
    const { memberId, provider, amountMinor, currency, status: knownStatus } = deposit
    const about = { memberId, subject: 'deposit', subjectId: id, provider, amountMinor, currency } as const
    await incidents.reportContradiction(tx, merchant, { ...about, knownStatus, reportedStatus: update.event })
  }
  if (update.mismatch) {
    const { memberId, provider, amountMinor, currency, status: knownStatus } = deposit
    const about = { memberId, subject: 'deposit', subjectId: id, provider, amountMinor, currency } as const
    // After staff has ended the deposit, what arrives is another case.
    const since = deposit.status === 'returned' ? deposit.resolvedAt : null
    await incidents.reportMismatch(tx, merchant, { ...about, ...update.mismatch, knownStatus }, since)
  }
  if (step.isCredited) {
    await creditDeposit(tx, deposit)
    const notification = { id: `deposit-${id}`, memberId: deposit.memberId, kind: 'deposit_credited' } as const
    await notifyMember(tx, merchant, { ...notification, values: {}, holdSeconds: 0 })
  }
  const isStarted = update.event === 'started' && isOpenDeposit(deposit.status)
  const change: DepositChange = {
    status: step.status,
    providerPaymentId: deposit.providerPaymentId ?? update.providerPaymentId,
    ...(isStarted ? { payUrl: update.payUrl, expiresAt: update.expiresAt } : {}),
    isResolved: step.status !== 'checking' && !isOpenDeposit(step.status),
    isCredited: step.isCredited,
    nextCheckMs: isDone(deposit, update) ? null : planNextStatusCheckMs(deposit.attempts),
  }
  await updateDeposit(tx, merchant.code, id, change)
  return { ...deposit, ...change }
}

/** A late callback does not restart status checks. */
function isDone(deposit: DepositRow, update: DepositStatusUpdate): boolean {
  return update.isSettled || (deposit.dueAt === null && !isOpenDeposit(deposit.status))
}

/** Status update from the provider's response to `startPayment`. */
export function readStart(outcome: StartPaymentOutcome): DepositStatusUpdate {
  if (outcome.outcome === 'started') {
    const { providerPaymentId, payUrl, expiresAt } = outcome
    return { event: 'started', isSettled: false, providerPaymentId, payUrl, expiresAt }
  }
  return outcome.outcome === 'refused' ? { event: 'refused', isSettled: true } : { event: undefined, isSettled: false }
}

/**
 * Applies a callback event to its deposit, in the transaction that has recorded the event (T37). An approval of another
 * amount is received and leaves the deposit to staff; any other payment is refused.
 */
export async function acceptPaymentCallback(
  tx: Tx,
  merchant: Merchant,
  { provider, event }: { provider: string; event: PaymentEvent },
  dependencies: StatusUpdateDependencies,
): Promise<void> {
  const deposit = await requireDeposit(tx, merchant, event.reference)
  const { status, providerPaymentId } = event
  const comparison = compareOrder(toOrder(deposit), { ...event, provider, providerId: providerPaymentId })
  // Without an approval no money has arrived that could be another amount.
  if (comparison === 'other' || (comparison === 'mismatched' && status !== 'approved')) {
    const amounts = { reportedAmountMinor: event.amountMinor.toString(), reportedCurrency: event.currency }
    dependencies.logger.error(
      { merchant: merchant.code, deposit: deposit.id, status, ...amounts },
      'callback for a different payment',
    )
    throw new ServiceError('request_conflict')
  }
  const update =
    comparison === 'same'
      ? { event: status, isSettled: true, providerPaymentId }
      : { event: 'mismatched' as const, isSettled: false, mismatch: toReportedMoney(event) }
  await applyStatusUpdate(tx, merchant, deposit, update, dependencies)
}

/** Ends a deposit that staff has checked, without a credit; any other one is unchanged. */
export async function returnDeposit(tx: Tx, merchant: string, id: string): Promise<void> {
  const deposit = await lockDeposit(tx, merchant, id)
  if (deposit?.status !== 'checking') return
  const { status } = advanceDeposit(deposit.status, 'returned')
  await updateDeposit(tx, merchant, id, { status, isResolved: true, isCredited: false, nextCheckMs: null })
}

async function creditDeposit(tx: Tx, deposit: DepositRow): Promise<void> {
  const { merchant, memberId, id, amountMinor, currency, provider, method } = deposit
  const { status, code } = await transfer(tx, {
    merchant,
    memberId,
    currency,
    scope: 'deposit',
    key: id,
    kind: 'deposit',
    amountMinor,
    counter: `payment:${provider}`,
    reference: id,
    description: method,
  })
  if (status !== 'posted') throw new Error(`the ledger did not take the deposit ${id}: ${code}`)
}
