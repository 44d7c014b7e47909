import { createJobs, type Database, type Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry as MetricsRegistry } from 'prom-client'
import { DEPOSIT_QUEUE, registerDepositJobs } from '../modules/deposit/index.ts'
import { deleteOldDevices } from '../modules/device/index.ts'
import {
  ENCRYPTION_QUEUE,
  ENCRYPTION_TIDY_SECONDS,
  type EncryptionKeys,
  tidyEncryption,
} from '../modules/encryption/index.ts'
import type { IncidentReporter } from '../modules/incident/index.ts'
import { createLedgerWatch, tidyLedger } from '../modules/ledger/index.ts'
import type { MerchantDirectory } from '../modules/merchant/index.ts'
import { deleteOldSessions } from '../modules/session/index.ts'
import { deleteOldTimings } from '../modules/system/index.ts'
import { forgetOldDays } from '../modules/vendor/index.ts'
import { type NumberCipher, registerWithdrawalJobs, WITHDRAWAL_QUEUE } from '../modules/withdrawal/index.ts'
import { deleteOldHolds } from '../modules/withdrawal-hold/index.ts'
import type { PaymentProviders } from '../providers/payments/payments.ts'
import { JOBS_SCHEMA } from './jobs.store.ts'
import { repeatingQueue, repeatJob } from './repeat-job.ts'

/** How often each job runs, in seconds. */
const LEDGER_TIDY_SECONDS = 15
const LEDGER_CHECK_SECONDS = 3_600
const SESSION_TIDY_SECONDS = 3_600
const TIMING_TIDY_SECONDS = 3_600
const VENDOR_TIDY_SECONDS = 3_600

export interface ServerJobParts {
  database: Database
  merchants: MerchantDirectory
  payments: PaymentProviders
  numbers: NumberCipher
  encryptionKeys: EncryptionKeys
  incidents: IncidentReporter
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
}

/** Everything that the platform does without being asked. Any number of processes may run it: each slot runs once. */
export async function startServerJobs(parts: ServerJobParts): Promise<Jobs> {
  const { database, logger } = parts
  const watchLedger = createLedgerWatch(parts.metrics)
  const tidying = ['ledger-tidy', 'ledger-check', 'session-tidy', 'timing-tidy', 'vendor-tidy']
  const names = [DEPOSIT_QUEUE, WITHDRAWAL_QUEUE, ENCRYPTION_QUEUE, ...tidying]
  const queues = Object.fromEntries(names.map((name) => [name, repeatingQueue]))
  const jobs = await createJobs(database, { schema: JOBS_SCHEMA, queues, logger })
  await registerDepositJobs(jobs, parts)
  await registerWithdrawalJobs(jobs, parts)
  await repeatJob(jobs, ENCRYPTION_QUEUE, ENCRYPTION_TIDY_SECONDS, () => tidyEncryption(parts), logger)
  await repeatJob(jobs, 'ledger-tidy', LEDGER_TIDY_SECONDS, () => tidyLedger(parts), logger)
  await repeatJob(jobs, 'ledger-check', LEDGER_CHECK_SECONDS, () => watchLedger(parts), logger)
  const tidySessions = () =>
    database.transaction(
      async (tx) => {
        await deleteOldSessions(tx)
        await deleteOldDevices(tx)
        await deleteOldHolds(tx)
      },
      { isOperator: true },
    )
  await repeatJob(jobs, 'session-tidy', SESSION_TIDY_SECONDS, tidySessions, logger)
  const tidyTimings = () => database.transaction(deleteOldTimings, { isOperator: true })
  await repeatJob(jobs, 'timing-tidy', TIMING_TIDY_SECONDS, tidyTimings, logger)
  const tidyVendors = () => database.transaction(forgetOldDays, { isOperator: true })
  await repeatJob(jobs, 'vendor-tidy', VENDOR_TIDY_SECONDS, tidyVendors, logger)
  return jobs
}
