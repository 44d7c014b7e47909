import type { ScheduledJob } from '../../jobs/repeat-job.ts'
import { listDueMerchants } from '../../jobs/sweep-merchants.ts'
import type { Merchant, MerchantDirectory } from '../../merchant/index.ts'
import { toReportedMoney } from '../incident/index.ts'
import { DEPOSIT_LEASE_MS, DEPOSIT_SWEEP_LIMIT, DEPOSIT_SWEEP_SECONDS } from './deposit.constants.ts'
import { comparePayment, decideFromStatusReport } from './deposit.rules.ts'
import { type DepositStatusUpdate, readStart, recordDepositStatusUpdate } from './deposit.service.ts'
import { claimDueDeposits, type DepositRow, listMerchantsWithDeposits } from './deposit.store.ts'
import { type DepositDependencies, startDeposit } from './deposit-request.service.ts'

export type DepositJobDependencies = DepositDependencies & { merchants: MerchantDirectory }

/** Sweeps open deposits. */
export function createDepositJob(dependencies: DepositJobDependencies): ScheduledJob {
  return { queue: 'deposit-sweep', everySeconds: DEPOSIT_SWEEP_SECONDS, run: () => sweepDeposits(dependencies) }
}

/**
 * Processes every due deposit: starts unstarted ones, checks the status of open ones, lets overdue ones lapse. Recovers
 * lost callbacks, lost responses and killed processes.
 * A merchant's slow provider delays no other merchant. Returns the number of processed deposits.
 */
export async function sweepDeposits(dependencies: DepositJobDependencies): Promise<number> {
  const running: Promise<void>[] = []
  try {
    for (const merchant of await listDueMerchants(dependencies, listMerchantsWithDeposits))
      running.push(...(await startDueDeposits(dependencies, merchant)))
  } finally {
    await Promise.all(running)
  }
  return running.length
}

/** Claims a merchant's due deposits and starts on them; the returned promises never reject. */
async function startDueDeposits(dependencies: DepositJobDependencies, merchant: Merchant): Promise<Promise<void>[]> {
  const due = await dependencies.database.transaction(
    (tx) => claimDueDeposits(tx, merchant.code, { limit: DEPOSIT_SWEEP_LIMIT, leaseMs: DEPOSIT_LEASE_MS }),
    { merchant: merchant.code },
  )
  return due.map((deposit) =>
    advanceDueDeposit(dependencies, merchant, deposit).catch((err: unknown) =>
      dependencies.logger.error({ err, merchant: merchant.code }, 'status check of a deposit failed'),
    ),
  )
}

async function advanceDueDeposit(
  dependencies: DepositDependencies,
  merchant: Merchant,
  deposit: DepositRow,
): Promise<void> {
  const update = await readStatusUpdate(dependencies, merchant, deposit)
  await dependencies.database.transaction(
    (tx) => recordDepositStatusUpdate(tx, merchant, deposit.id, update, dependencies),
    {
      merchant: merchant.code,
    },
  )
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
  const comparison = comparePayment(deposit, { ...report, provider: provider.code })
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
