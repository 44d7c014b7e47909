import type { Merchant } from '../../merchant/index.ts'
import type { OutboxQueue } from '../../outbox/index.ts'
import { toReportedMoney } from '../incident/index.ts'
import { compareOrder } from '../order/index.ts'
import { DEPOSIT_FAILURE_RETRY, DEPOSIT_LEASE_MS, DEPOSIT_LIMIT } from './deposit.constants.ts'
import { decideFromStatusReport, toOrder } from './deposit.rules.ts'
import { type DepositStatusUpdate, readStart, recordDepositStatusUpdate } from './deposit.service.ts'
import { type DepositRow, depositRows } from './deposit.store.ts'
import { type DepositDependencies, startDeposit } from './deposit-request.service.ts'

/**
 * Due deposits: starts unstarted ones, checks the status of open ones, lets overdue ones lapse. Recovers lost callbacks,
 * lost responses and killed processes.
 */
export function createDueDeposits(dependencies: DepositDependencies): OutboxQueue<DepositRow> {
  return {
    name: 'deposit',
    rows: depositRows,
    limit: DEPOSIT_LIMIT,
    leaseMs: DEPOSIT_LEASE_MS,
    retry: DEPOSIT_FAILURE_RETRY,
    // Attempts are status checks, and no failure is expected.
    alarmAttempt: 1,
    failure: 'status check of a deposit failed',
    describe: ({ id }) => ({ deposit: id }),
    async work(deposit, merchant) {
      const update = await readStatusUpdate(dependencies, merchant, deposit)
      await dependencies.database.transaction(
        (tx) => recordDepositStatusUpdate(tx, merchant, deposit.id, update, dependencies),
        { merchant: merchant.code },
      )
      return 'recorded'
    },
  }
}

async function readStatusUpdate(
  { payments, logger }: DepositDependencies,
  merchant: Merchant,
  deposit: DepositRow,
): Promise<DepositStatusUpdate> {
  const now = new Date()
  // Only the provider that started the payment is authoritative; "no such payment" from another one proves nothing.
  const provider = payments.get(deposit.provider)
  if (!provider) return { event: undefined, ...decideFromStatusReport(deposit, 'unknown', now) }
  if (deposit.status === 'created' && now < deposit.expiresAt)
    return readStart(await startDeposit(provider, merchant, deposit))
  const report = await provider.readStatus(deposit.id)
  if (!('providerPaymentId' in report))
    return { event: undefined, ...decideFromStatusReport(deposit, report.status, now) }
  const { providerPaymentId } = report
  const comparison = compareOrder(toOrder(deposit), {
    ...report,
    provider: provider.code,
    providerId: providerPaymentId,
  })
  if (comparison === 'mismatched' && report.status === 'approved') {
    // The provider may correct it: it is asked on, as long as about an open deposit.
    const { isSettled } = decideFromStatusReport(deposit, 'pending', now)
    return { event: 'mismatched', isSettled, mismatch: toReportedMoney(report) }
  }
  if (comparison !== 'same') {
    const { status, amountMinor, currency: reportedCurrency } = report
    const reported = { status, reportedAmountMinor: amountMinor.toString(), reportedCurrency }
    logger.error({ merchant: merchant.code, deposit: deposit.id, ...reported }, 'provider reported a different payment')
    return { event: undefined, ...decideFromStatusReport(deposit, 'unknown', now) }
  }
  return { event: undefined, ...decideFromStatusReport(deposit, report.status, now), providerPaymentId }
}
