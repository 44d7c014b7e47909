import type { Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { repeatJob } from '../../jobs/repeat-job.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { PUSH_QUEUE, PUSH_SWEEP_SECONDS } from './push.constants.ts'
import type { Push } from './push.service.ts'

interface PushJobDependencies {
  push: Push
  merchants: Pick<MerchantDirectory, 'list'>
  logger: FastifyBaseLogger
}

/** Sends due notifications of every merchant. */
export async function registerPushJobs(jobs: Jobs, { push, merchants, logger }: PushJobDependencies): Promise<void> {
  const sweep = async () => {
    for (const merchant of await merchants.list()) await push.flush(merchant)
  }
  await repeatJob(jobs, PUSH_QUEUE, PUSH_SWEEP_SECONDS, sweep, logger)
}
