import type { ScheduledJob } from '../../jobs/repeat-job.ts'
import { type SweepDependencies, sweepMerchants } from '../../jobs/sweep-merchants.ts'
import { MESSAGE_SWEEP_SECONDS } from './message.constants.ts'
import type { Messages } from './message.service.ts'
import { listMerchantsWithMessages } from './message.store.ts'

interface MessageJobDependencies extends SweepDependencies {
  messages: Messages
}

/** Sweeps unsent messages: a lost process or a failed attempt delays them, and loses none. */
export function createMessageJob(dependencies: MessageJobDependencies): ScheduledJob {
  const queue = 'message-sweep'
  const run = () => sweepMerchants(dependencies, queue, listMerchantsWithMessages, dependencies.messages.flush)
  return { queue, everySeconds: MESSAGE_SWEEP_SECONDS, run }
}
