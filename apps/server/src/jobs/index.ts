import { createJobs, type Database, type Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry as MetricsRegistry } from 'prom-client'
import { createLedgerJobs } from '../ledger/index.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import type { IncidentReporter } from '../money/index.ts'
import { createDepositJob, createWithdrawalJob, type NumberCipher } from '../money/index.ts'
import type { ContactCipher } from '../outreach/index.ts'
import {
  createMessageJob,
  createNotificationJob,
  createPushJob,
  createTrackingJob,
  type Messages,
  type Push,
  type Tracking,
} from '../outreach/index.ts'
import { createEncryptionJob, type EncryptionKeys } from '../platform/index.ts'
import type { PaymentProviders } from '../providers/payments/payments.ts'
import { deleteExpiredRows, expiredRows } from './expired-rows.ts'
import { JOBS_SCHEMA } from './jobs.store.ts'
import { describeQueue, repeatJob, type ScheduledJob } from './repeat-job.ts'

const EXPIRED_ROWS_SECONDS = 3_600

/** Former names of queues, deleted at each start with their schedules: no process works on them. */
const retiredQueues = ['encryption-tidy', 'ledger-tidy', 'session-tidy', 'timing-tidy', 'vendor-tidy']

export interface ServerJobDependencies {
  database: Database
  merchants: MerchantDirectory
  payments: PaymentProviders
  numbers: NumberCipher
  encryptionKeys: EncryptionKeys
  incidents: IncidentReporter
  messages: Messages
  push: Push
  tracking: Tracking
  contacts: ContactCipher
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
}

function listJobs(dependencies: ServerJobDependencies): ScheduledJob[] {
  return [
    createDepositJob(dependencies),
    createWithdrawalJob(dependencies),
    createMessageJob(dependencies),
    createNotificationJob(dependencies),
    createPushJob(dependencies),
    createTrackingJob(dependencies),
    createEncryptionJob(dependencies),
    ...createLedgerJobs(dependencies),
    {
      queue: 'expired-rows',
      everySeconds: EXPIRED_ROWS_SECONDS,
      run: () => deleteExpiredRows(dependencies, expiredRows),
    },
  ]
}

/** Background jobs of the platform. Any number of processes may run them: each slot runs once. */
export async function startServerJobs(dependencies: ServerJobDependencies): Promise<Jobs> {
  const { database, logger } = dependencies
  const list = listJobs(dependencies)
  const queues = Object.fromEntries(list.map((job) => [job.queue, describeQueue(job)]))
  const jobs = await createJobs(database, { schema: JOBS_SCHEMA, queues, logger })
  for (const queue of retiredQueues) await jobs.boss.deleteQueue(queue)
  for (const job of list) await repeatJob(jobs, job, logger)
  return jobs
}
