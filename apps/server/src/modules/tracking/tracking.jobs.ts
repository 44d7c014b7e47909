import type { FastifyBaseLogger } from 'fastify'
import type { ScheduledJob } from '../../jobs/repeat-job.ts'
import { sweepMerchants } from '../../jobs/sweep-merchants.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { TRACKING_SWEEP_SECONDS } from './tracking.constants.ts'
import type { Tracking } from './tracking.service.ts'

interface TrackingJobDependencies {
  tracking: Tracking
  merchants: Pick<MerchantDirectory, 'list'>
  logger: FastifyBaseLogger
}

/** Reports due events of every merchant to its partners. */
export function createTrackingJob(dependencies: TrackingJobDependencies): ScheduledJob {
  const queue = 'tracking-sweep'
  const run = () => sweepMerchants(dependencies, queue, dependencies.tracking.flush)
  return { queue, everySeconds: TRACKING_SWEEP_SECONDS, run }
}
