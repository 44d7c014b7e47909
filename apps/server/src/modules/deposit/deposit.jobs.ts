import type { Jobs } from '@foyer/database'
import { repeatJob } from '../../jobs/repeat-job.ts'
import type { Merchant, MerchantDirectory } from '../merchant/index.ts'
import { DEPOSIT_LEASE_MS, DEPOSIT_QUEUE, DEPOSIT_SWEEP_LIMIT, DEPOSIT_SWEEP_SECONDS } from './deposit.constants.ts'
import { decideFromStatusReport, isSamePayment } from './deposit.rules.ts'
import { type DepositStatusUpdate, readStart, recordDepositStatusUpdate } from './deposit.service.ts'
import { claimDueDeposits, type DepositRow } from './deposit.store.ts'
import { type DepositDependencies, startDeposit } from './deposit-request.service.ts'

export type DepositJobDependencies = DepositDependencies & { merchants: MerchantDirectory }

/** Sweeps open deposits every few seconds from process start. Its queue is `depositQueues`. */
export async function registerDepositJobs(jobs: Jobs, dependencies: DepositJobDependencies): Promise<void> {
  await repeatJob(jobs, DEPOSIT_QUEUE, DEPOSIT_SWEEP_SECONDS, () => sweepDeposits(dependencies), dependencies.logger)
}

/**
 * Processes every due deposit: starts unstarted ones, checks the status of open ones, lets overdue ones lapse. Recovers
 * lost callbacks, lost responses and killed processes.
 * Returns the number of processed deposits.
 */
export async function sweepDeposits(dependencies: DepositJobDependencies): Promise<number> {
  let count = 0
  for (const merchant of await dependencies.merchants.list()) {
    const due = await dependencies.database.transaction(
      (tx) => claimDueDeposits(tx, merchant.code, { limit: DEPOSIT_SWEEP_LIMIT, leaseMs: DEPOSIT_LEASE_MS }),
      { merchant: merchant.code },
    )
    count += due.length
    const outcomes = await Promise.allSettled(due.map((deposit) => advanceDueDeposit(dependencies, merchant, deposit)))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        dependencies.logger.error({ err: outcome.reason, merchant: merchant.code }, 'status check of a deposit failed')
    }
  }
  return count
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
  if (!isSamePayment(deposit, { ...report, provider: provider.code })) {
    logger.error({ merchant: merchant.code, deposit: deposit.id }, 'provider reported a different payment')
    return { event: undefined, ...decideFromStatusReport(deposit, 'unknown', now) }
  }
  const { providerPaymentId } = report
  return { event: undefined, ...decideFromStatusReport(deposit, report.status, now), providerPaymentId }
}
