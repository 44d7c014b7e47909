import type { ScheduledJob } from '../../jobs/repeat-job.ts'
import { type SweepDependencies, sweepMerchants } from '../../jobs/sweep-merchants.ts'
import { TRACKING_SWEEP_SECONDS } from './tracking.constants.ts'
import type { Tracking } from './tracking.service.ts'
import { listMerchantsWithConversions } from './tracking-queue.store.ts'

interface TrackingJobDependencies extends SweepDependencies {
  tracking: Tracking
}

/** Reports due events of every merchant to its partners. */
export function createTrackingJob(dependencies: TrackingJobDependencies): ScheduledJob {
  const queue = 'tracking-sweep'
  const run = () => sweepMerchants(dependencies, queue, listMerchantsWithConversions, dependencies.tracking.flush)
  return { queue, everySeconds: TRACKING_SWEEP_SECONDS, run }
}
