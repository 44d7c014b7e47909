import type { FastifyBaseLogger } from 'fastify'
import type { ScheduledJob } from '../../jobs/repeat-job.ts'
import { sweepMerchants } from '../../jobs/sweep-merchants.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { MESSAGE_SWEEP_SECONDS } from './message.constants.ts'
import type { Messages } from './message.service.ts'

interface MessageJobDependencies {
  messages: Messages
  merchants: MerchantDirectory
  logger: FastifyBaseLogger
}

/** Sweeps unsent messages: a lost process or a failed attempt delays them, and loses none. */
export function createMessageJob(dependencies: MessageJobDependencies): ScheduledJob {
  const queue = 'message-sweep'
  const run = () => sweepMerchants(dependencies, queue, dependencies.messages.flush)
  return { queue, everySeconds: MESSAGE_SWEEP_SECONDS, run }
}
