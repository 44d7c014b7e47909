import type { Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { repeatJob } from '../../jobs/repeat-job.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { MESSAGE_QUEUE, MESSAGE_SWEEP_SECONDS } from './message.constants.ts'
import type { Messages } from './message.service.ts'

interface MessageJobDependencies {
  messages: Messages
  merchants: MerchantDirectory
  logger: FastifyBaseLogger
}

/** Sweeps unsent messages: a lost process or a failed attempt delays them, and loses none. */
export async function registerMessageJobs(jobs: Jobs, dependencies: MessageJobDependencies): Promise<void> {
  const { messages, merchants, logger } = dependencies
  const sweep = async () => {
    for (const merchant of await merchants.list()) await messages.flush(merchant)
  }
  await repeatJob(jobs, MESSAGE_QUEUE, MESSAGE_SWEEP_SECONDS, sweep, logger)
}
