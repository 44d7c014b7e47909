import type { ScheduledJob } from '../../jobs/repeat-job.ts'
import { type SweepDependencies, sweepMerchants } from '../../jobs/sweep-merchants.ts'
import { PUSH_SWEEP_SECONDS } from './push.constants.ts'
import type { Push } from './push.service.ts'
import { listMerchantsWithPushes } from './push-queue.store.ts'

interface PushJobDependencies extends SweepDependencies {
  push: Push
}

/** Sends due notifications of every merchant. */
export function createPushJob(dependencies: PushJobDependencies): ScheduledJob {
  const queue = 'push-sweep'
  const run = () => sweepMerchants(dependencies, queue, listMerchantsWithPushes, dependencies.push.flush)
  return { queue, everySeconds: PUSH_SWEEP_SECONDS, run }
}
