import type { Jobs } from '@foyer/database'
import { repeatJob } from '../../jobs/repeat-job.ts'
import type { Merchant, MerchantDirectory } from '../merchant/index.ts'
import { DEPOSIT_LEASE_MS, DEPOSIT_QUEUE, DEPOSIT_SWEEP_LIMIT, DEPOSIT_SWEEP_SECONDS } from './deposit.constants.ts'
import { type DepositParts, startDeposit } from './deposit.request.ts'
import { isSamePayment, judgeReading } from './deposit.rules.ts'
import { type DepositStatusUpdate, readStart, recordDepositStatusUpdate } from './deposit.service.ts'
import { claimDueDeposits, type DepositRow } from './deposit.store.ts'

export type DepositJobParts = DepositParts & { merchants: MerchantDirectory }

/** Looks after open deposits every few seconds, from the start of the process on. Its queue is `depositQueues`. */
export async function registerDepositJobs(jobs: Jobs, parts: DepositJobParts): Promise<void> {
  await repeatJob(jobs, DEPOSIT_QUEUE, DEPOSIT_SWEEP_SECONDS, () => sweepDeposits(parts), parts.logger)
}

/**
 * Goes on with every deposit whose time has come: begins what has no answer yet, asks what became of what is open, and
 * lets lapse what is over. Whatever a lost callback, a lost answer or a killed process left is found here.
 * Returns how many were looked at.
 */
export async function sweepDeposits(parts: DepositJobParts): Promise<number> {
  let count = 0
  for (const merchant of await parts.merchants.list()) {
    const due = await parts.database.transaction(
      (tx) => claimDueDeposits(tx, merchant.code, { limit: DEPOSIT_SWEEP_LIMIT, leaseMs: DEPOSIT_LEASE_MS }),
      { merchant: merchant.code },
    )
    count += due.length
    const outcomes = await Promise.allSettled(due.map((deposit) => advanceDueDeposit(parts, merchant, deposit)))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        parts.logger.error({ err: outcome.reason, merchant: merchant.code }, 'a deposit could not be looked at')
    }
  }
  return count
}

async function advanceDueDeposit(parts: DepositParts, merchant: Merchant, deposit: DepositRow): Promise<void> {
  const update = await readStatusUpdate(parts, merchant, deposit)
  await parts.database.transaction((tx) => recordDepositStatusUpdate(tx, merchant, deposit.id, update, parts), {
    merchant: merchant.code,
  })
}

async function readStatusUpdate(
  { payments, logger }: DepositParts,
  merchant: Merchant,
  deposit: DepositRow,
): Promise<DepositStatusUpdate> {
  const now = new Date()
  // Only the provider that started it knows; the "no such payment" of another one does not say what was paid there.
  const provider = payments.get(deposit.provider)
  if (!provider) return { event: undefined, ...judgeReading(deposit, 'unknown', now) }
  if (deposit.status === 'created' && now < deposit.expiresAt)
    return readStart(await startDeposit(provider, merchant, deposit))
  const reading = await provider.readStatus(deposit.id)
  if (!('providerPaymentId' in reading)) return { event: undefined, ...judgeReading(deposit, reading.status, now) }
  if (!isSamePayment(deposit, { ...reading, provider: provider.code })) {
    logger.error({ merchant: merchant.code, deposit: deposit.id }, 'the provider speaks of another payment')
    return { event: undefined, ...judgeReading(deposit, 'unknown', now) }
  }
  const { providerPaymentId } = reading
  return { event: undefined, ...judgeReading(deposit, reading.status, now), providerPaymentId }
}
