import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry as MetricsRegistry } from 'prom-client'
import type { MerchantDirectory } from '../merchant/index.ts'
import type { ScheduledJob } from '../repeat-job.ts'
import {
  LEDGER_CHECK_SECONDS,
  LEDGER_CLEANUP_SECONDS,
  LEDGER_OPEN_HOLD_LIMIT_MS,
  LEDGER_STEP_LIMIT,
  LEDGER_STEPS_LIMIT,
} from './ledger.constants.ts'
import { expireHolds, rollUpOperatorEntries } from './ledger.store.ts'
import { expireBonuses } from './ledger-bonus.store.ts'
import { listOpenHolds } from './ledger-history.store.ts'
import { ledgerScan, verifyWholeLedger } from './ledger-verify.service.ts'
import type { LedgerViolation } from './ledger-verify.store.ts'

interface LedgerJobDependencies {
  database: Database
  merchants: MerchantDirectory
  logger: FastifyBaseLogger
}

export function createLedgerJobs(dependencies: LedgerJobDependencies & { metrics: MetricsRegistry }): ScheduledJob[] {
  const watchLedger = createLedgerWatch(dependencies.metrics)
  return [
    { queue: 'ledger-cleanup', everySeconds: LEDGER_CLEANUP_SECONDS, run: () => cleanUpLedger(dependencies) },
    { queue: 'ledger-check', everySeconds: LEDGER_CHECK_SECONDS, run: () => watchLedger(dependencies) },
  ]
}

/**
 * Releases expired holds, ends bonuses that are out of time and rolls up the operator's waiting entries, per merchant, in bounded steps. A merchant whose
 * ledger fails keeps no other waiting. @throws AggregateError with all failures, at the end
 */
export async function cleanUpLedger({ database, merchants, logger }: LedgerJobDependencies): Promise<void> {
  const failures: unknown[] = []
  for (const { code: merchant } of await merchants.list()) {
    try {
      await cleanUpMerchant(merchant, { database, logger })
    } catch (error) {
      logger.error({ err: error, merchant }, 'cleanup of a ledger failed')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `cleanup of ${failures.length} ledgers failed`)
}

async function cleanUpMerchant(
  merchant: string,
  { database, logger }: Pick<LedgerJobDependencies, 'database' | 'logger'>,
): Promise<void> {
  const scope = { merchant }
  const expired = await database.transaction((tx) => expireHolds(tx, merchant, new Date(), LEDGER_STEP_LIMIT), scope)
  if (expired > 0) logger.info({ merchant, expired }, 'holds expired')
  const ended = await database.transaction((tx) => expireBonuses(tx, merchant, new Date(), LEDGER_STEP_LIMIT), scope)
  if (ended > 0) logger.info({ merchant, ended }, 'bonuses expired')
  for (let step = 0; step < LEDGER_STEPS_LIMIT; step++) {
    const rolledUp = await database.transaction((tx) => rollUpOperatorEntries(tx, merchant, LEDGER_STEP_LIMIT), scope)
    if (rolledUp < LEDGER_STEP_LIMIT) break
  }
}

/**
 * Checks the ledger's rules over all merchants and logs unresolved holds: each is money with an unknown outcome, to be
 * reconciled and never refunded by guess.
 */
export async function checkLedger({
  database,
  logger,
}: Pick<LedgerJobDependencies, 'database' | 'logger'>): Promise<LedgerViolation[]> {
  const violations = await verifyWholeLedger(database)
  for (const violation of violations) logger.error(violation, 'ledger violates an invariant')
  const before = new Date(Date.now() - LEDGER_OPEN_HOLD_LIMIT_MS)
  const open = await database.transaction((tx) => listOpenHolds(tx, before, LEDGER_STEP_LIMIT), ledgerScan)
  for (const { merchant, scope: requester, key, round, kind, at } of open) {
    logger.warn({ merchant, scope: requester, key, round, kind, at }, 'hold is open for a long time')
  }
  return violations
}

/** The check with its outcome as a metric of this process; the alert uses the worst of all processes. */
export function createLedgerWatch(
  metrics: MetricsRegistry,
): (dependencies: Parameters<typeof checkLedger>[0]) => Promise<void> {
  const violations = new Gauge({
    name: 'foyer_ledger_violations',
    help: 'Rules of the ledger that the last check found broken',
    registers: [metrics],
  })
  const checkedAt = new Gauge({
    name: 'foyer_ledger_checked_timestamp_seconds',
    help: 'When this process last checked the ledger, in unix seconds; 0 for never',
    registers: [metrics],
  })
  return async (dependencies) => {
    const found = await checkLedger(dependencies)
    violations.set(found.length)
    checkedAt.setToCurrentTime()
  }
}
