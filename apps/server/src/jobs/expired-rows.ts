import type { Database, Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { accountExpiredRows } from '../account/index.ts'
import { deskExpiredRows } from '../desk/index.ts'
import { gamesExpiredRows } from '../games/index.ts'
import { outreachExpiredRows } from '../outreach/index.ts'
import { deleteOldTimings } from '../platform/index.ts'
import type { ScheduledJob } from '../repeat-job.ts'
import { staffExpiredRows } from '../staff/index.ts'

const EXPIRED_ROWS_SECONDS = 3_600

type Deletions = Readonly<Record<string, (tx: Tx) => Promise<unknown>>>

/** Rows past their retention, at all merchants. */
export const expiredRows: Deletions = {
  ...accountExpiredRows,
  ...outreachExpiredRows,
  ...gamesExpiredRows,
  ...deskExpiredRows,
  ...staffExpiredRows,
  deleteOldTimings,
}

interface ExpiredRowsDependencies {
  database: Pick<Database, 'transaction'>
  logger: Pick<FastifyBaseLogger, 'error'>
}

export function createExpiredRowsJob(dependencies: ExpiredRowsDependencies): ScheduledJob {
  const run = () => deleteExpiredRows(dependencies, expiredRows)
  return { queue: 'expired-rows', everySeconds: EXPIRED_ROWS_SECONDS, run }
}

/**
 * Runs each deletion in a transaction of its own: one that fails delays no other.
 * @throws AggregateError with all failures, at the end
 */
export async function deleteExpiredRows(
  { database, logger }: ExpiredRowsDependencies,
  deletions: Deletions,
): Promise<void> {
  const failures: unknown[] = []
  for (const [deletion, run] of Object.entries(deletions)) {
    try {
      await database.transaction(run, { isOperator: true })
    } catch (error) {
      logger.error({ err: error, deletion }, 'deletion of expired rows failed')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deletions of expired rows failed`)
}
