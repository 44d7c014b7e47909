import type { ScheduledJob } from '../../jobs/repeat-job.ts'
import { sweepMerchants } from '../../jobs/sweep-merchants.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { type NotificationSenderDependencies, sendNotifications } from './notification-sender.service.ts'

/** Interval of the job, in seconds. */
const NOTIFICATION_SECONDS = 5

interface NotificationJobDependencies extends NotificationSenderDependencies {
  merchants: Pick<MerchantDirectory, 'list'>
}

/** Sends due notifications of every merchant. */
export function createNotificationJob(dependencies: NotificationJobDependencies): ScheduledJob {
  const queue = 'notification-sweep'
  const run = () => sweepMerchants(dependencies, queue, (merchant) => sendNotifications(merchant, dependencies))
  return { queue, everySeconds: NOTIFICATION_SECONDS, run }
}
