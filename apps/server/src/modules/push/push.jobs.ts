import type { FastifyBaseLogger } from 'fastify'
import type { ScheduledJob } from '../../jobs/repeat-job.ts'
import { sweepMerchants } from '../../jobs/sweep-merchants.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { PUSH_SWEEP_SECONDS } from './push.constants.ts'
import type { Push } from './push.service.ts'

interface PushJobDependencies {
  push: Push
  merchants: Pick<MerchantDirectory, 'list'>
  logger: FastifyBaseLogger
}

/** Sends due notifications of every merchant. */
export function createPushJob(dependencies: PushJobDependencies): ScheduledJob {
  const queue = 'push-sweep'
  const run = () => sweepMerchants(dependencies, queue, dependencies.push.flush)
  return { queue, everySeconds: PUSH_SWEEP_SECONDS, run }
}
