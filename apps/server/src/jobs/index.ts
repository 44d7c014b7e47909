import { createJobs, type Database, type Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry as MetricsRegistry } from 'prom-client'
import { deleteOldCaptchas } from '../modules/captcha/index.ts'
import type { ContactCipher } from '../modules/contact/index.ts'
import { DEPOSIT_QUEUE, registerDepositJobs } from '../modules/deposit/index.ts'
import { deleteOldDevices } from '../modules/device/index.ts'
import {
  cleanUpEncryption,
  ENCRYPTION_CLEANUP_SECONDS,
  ENCRYPTION_QUEUE,
  type EncryptionKeys,
} from '../modules/encryption/index.ts'
import { deleteOldTrials } from '../modules/game/index.ts'
import { deleteOldGuesses } from '../modules/guess/index.ts'
import { deleteOldProofs } from '../modules/identity/index.ts'
import type { IncidentReporter } from '../modules/incident/index.ts'
import { cleanUpLedger, createLedgerWatch } from '../modules/ledger/index.ts'
import { deleteOldLoginEvents } from '../modules/login-event/index.ts'
import type { MerchantDirectory } from '../modules/merchant/index.ts'
import { deleteOldMessages, MESSAGE_QUEUE, type Messages, registerMessageJobs } from '../modules/message/index.ts'
import { deleteOldNotifications, NOTIFICATION_QUEUE, registerNotificationJobs } from '../modules/notification/index.ts'
import { deleteOldChallenges } from '../modules/passkey/index.ts'
import { deleteOldPushes, deleteOldPushTokens, PUSH_QUEUE, type Push, registerPushJobs } from '../modules/push/index.ts'
import { deleteOldRememberCredentials } from '../modules/remember/index.ts'
import { deleteOldLoginAttempts } from '../modules/second-factor/index.ts'
import { deleteOldSessions } from '../modules/session/index.ts'
import { deleteOldTimings } from '../modules/system/index.ts'
import {
  deleteOldConsents,
  deleteOldConversions,
  deleteOldTrackingCounts,
  registerTrackingJobs,
  TRACKING_QUEUE,
  type Tracking,
} from '../modules/tracking/index.ts'
import { deleteOldDays } from '../modules/vendor/index.ts'
import { deleteOldVerifications } from '../modules/verification/index.ts'
import { type NumberCipher, registerWithdrawalJobs, WITHDRAWAL_QUEUE } from '../modules/withdrawal/index.ts'
import { deleteOldHolds } from '../modules/withdrawal-hold/index.ts'
import type { PaymentProviders } from '../providers/payments/payments.ts'
import { JOBS_SCHEMA } from './jobs.store.ts'
import { repeatingQueue, repeatJob } from './repeat-job.ts'

/** Interval of each job, in seconds. */
const LEDGER_CLEANUP_SECONDS = 15
const LEDGER_CHECK_SECONDS = 3_600
const SESSION_CLEANUP_SECONDS = 3_600
const TIMING_CLEANUP_SECONDS = 3_600
const VENDOR_CLEANUP_SECONDS = 3_600

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

/** Background jobs of the platform. Any number of processes may run them: each slot runs once. */
export async function startServerJobs(dependencies: ServerJobDependencies): Promise<Jobs> {
  const { database, logger } = dependencies
  const watchLedger = createLedgerWatch(dependencies.metrics)
  const cleanupJobs = ['ledger-tidy', 'ledger-check', 'session-tidy', 'timing-tidy', 'vendor-tidy']
  const names = [
    DEPOSIT_QUEUE,
    WITHDRAWAL_QUEUE,
    MESSAGE_QUEUE,
    NOTIFICATION_QUEUE,
    PUSH_QUEUE,
    TRACKING_QUEUE,
    ENCRYPTION_QUEUE,
    ...cleanupJobs,
  ]
  const queues = Object.fromEntries(names.map((name) => [name, repeatingQueue]))
  const jobs = await createJobs(database, { schema: JOBS_SCHEMA, queues, logger })
  await registerDepositJobs(jobs, dependencies)
  await registerWithdrawalJobs(jobs, dependencies)
  await registerMessageJobs(jobs, dependencies)
  await registerNotificationJobs(jobs, dependencies)
  await registerPushJobs(jobs, dependencies)
  await registerTrackingJobs(jobs, dependencies)
  await repeatJob(jobs, ENCRYPTION_QUEUE, ENCRYPTION_CLEANUP_SECONDS, () => cleanUpEncryption(dependencies), logger)
  await repeatJob(jobs, 'ledger-tidy', LEDGER_CLEANUP_SECONDS, () => cleanUpLedger(dependencies), logger)
  await repeatJob(jobs, 'ledger-check', LEDGER_CHECK_SECONDS, () => watchLedger(dependencies), logger)
  const cleanUpSessions = () =>
    database.transaction(
      async (tx) => {
        await deleteOldSessions(tx)
        await deleteOldDevices(tx)
        await deleteOldRememberCredentials(tx)
        await deleteOldHolds(tx)
        await deleteOldMessages(tx)
        await deleteOldNotifications(tx)
        await deleteOldPushes(tx)
        await deleteOldPushTokens(tx)
        await deleteOldConsents(tx)
        await deleteOldConversions(tx)
        await deleteOldTrackingCounts(tx)
        await deleteOldLoginAttempts(tx)
        await deleteOldVerifications(tx)
        await deleteOldCaptchas(tx)
        await deleteOldGuesses(tx)
        await deleteOldLoginEvents(tx)
        await deleteOldChallenges(tx)
        await deleteOldProofs(tx)
      },
      { isOperator: true },
    )
  await repeatJob(jobs, 'session-tidy', SESSION_CLEANUP_SECONDS, cleanUpSessions, logger)
  const cleanUpTimings = () => database.transaction(deleteOldTimings, { isOperator: true })
  await repeatJob(jobs, 'timing-tidy', TIMING_CLEANUP_SECONDS, cleanUpTimings, logger)
  const cleanUpVendors = () =>
    database.transaction(
      async (tx) => {
        await deleteOldDays(tx)
        await deleteOldTrials(tx)
      },
      { isOperator: true },
    )
  await repeatJob(jobs, 'vendor-tidy', VENDOR_CLEANUP_SECONDS, cleanUpVendors, logger)
  return jobs
}
