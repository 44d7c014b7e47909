import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { MerchantDirectory } from '../merchant/index.ts'
import type { ScheduledJob } from '../repeat-job.ts'
import { countPlay } from './play/index.ts'
import { listDueStatements, payStatement, writeStatements } from './statement/index.ts'

const COUNT_SECONDS = 300
const BATCH = 500

interface AgentJobDependencies {
  database: Database
  merchants: Pick<MerchantDirectory, 'list'>
  logger: Pick<FastifyBaseLogger, 'error'>
}

/** Counts the play of agents' members, writes the statements of months that are over, and pays approved ones. */
export function createAgentJob(dependencies: AgentJobDependencies): ScheduledJob {
  return { queue: 'agent', everySeconds: COUNT_SECONDS, run: () => runAgentWork(dependencies, new Date()) }
}

/** Of all merchants; one that fails keeps no other waiting. */
export async function runAgentWork({ database, merchants, logger }: AgentJobDependencies, now: Date): Promise<void> {
  for (const merchant of await merchants.list()) {
    const { code } = merchant
    try {
      await countPlay(database, merchant, now)
      while (await writeStatements(database, merchant, now));
    } catch (error) {
      logger.error({ err: error, merchant: code }, 'count of agents failed')
    }
    const due = await database.transaction((tx) => listDueStatements(tx, code, now, BATCH), { merchant: code })
    for (const place of due) {
      try {
        await database.transaction((tx) => payStatement(tx, place, now), { merchant: code })
      } catch (error) {
        logger.error({ err: error, ...place }, 'payment of a commission failed')
      }
    }
  }
}
