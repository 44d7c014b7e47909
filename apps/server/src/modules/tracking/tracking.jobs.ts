import type { Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { repeatJob } from '../../jobs/repeat-job.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { TRACKING_QUEUE, TRACKING_SWEEP_SECONDS } from './tracking.constants.ts'
import type { Tracking } from './tracking.service.ts'

interface TrackingJobDependencies {
  tracking: Tracking
  merchants: Pick<MerchantDirectory, 'list'>
  logger: FastifyBaseLogger
}

/** Reports due events of every merchant to its partners. */
export async function registerTrackingJobs(jobs: Jobs, dependencies: TrackingJobDependencies): Promise<void> {
  const { tracking, merchants, logger } = dependencies
  const sweep = async () => {
    for (const merchant of await merchants.list()) await tracking.flush(merchant)
  }
  await repeatJob(jobs, TRACKING_QUEUE, TRACKING_SWEEP_SECONDS, sweep, logger)
}
