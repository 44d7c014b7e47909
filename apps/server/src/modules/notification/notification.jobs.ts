import type { Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { repeatJob } from '../../jobs/repeat-job.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { type NotificationSenderDependencies, sendNotifications } from './notification-sender.service.ts'

export const NOTIFICATION_QUEUE = 'notification-sweep'
/** Interval of the job, in seconds. */
const NOTIFICATION_SECONDS = 5

interface NotificationJobDependencies extends NotificationSenderDependencies {
  merchants: Pick<MerchantDirectory, 'list'>
  logger: FastifyBaseLogger
}

export async function registerNotificationJobs(jobs: Jobs, dependencies: NotificationJobDependencies): Promise<void> {
  const sweep = async () => {
    for (const merchant of await dependencies.merchants.list()) await sendNotifications(merchant, dependencies)
  }
  await repeatJob(jobs, NOTIFICATION_QUEUE, NOTIFICATION_SECONDS, sweep, dependencies.logger)
}
