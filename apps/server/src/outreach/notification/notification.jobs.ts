import type { ScheduledJob } from '../../jobs/repeat-job.ts'
import { type SweepDependencies, sweepMerchants } from '../../jobs/sweep-merchants.ts'
import { listMerchantsWithNotifications } from './notification-queue.store.ts'
import { type NotificationSenderDependencies, sendNotifications } from './notification-sender.service.ts'

/** Interval of the job, in seconds. */
const NOTIFICATION_SECONDS = 5

type NotificationJobDependencies = NotificationSenderDependencies & SweepDependencies

/** Sends due notifications of every merchant. */
export function createNotificationJob(dependencies: NotificationJobDependencies): ScheduledJob {
  const queue = 'notification-sweep'
  const run = () =>
    sweepMerchants(dependencies, queue, listMerchantsWithNotifications, (merchant) =>
      sendNotifications(merchant, dependencies),
    )
  return { queue, everySeconds: NOTIFICATION_SECONDS, run }
}
