import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss'
import { JOB_STOP_LIMIT_MS, SHORT_ANSWER_MS } from './database.constants.ts'
import { withDeadline } from './deadline.ts'
import { quietLogger } from './quiet-logger.ts'
import { requirePlainName } from './scope.ts'
import type { Database, DatabaseLogger, Tx } from './types.ts'

export interface Jobs {
  /**
   * pg-boss, started. Pass `pollingIntervalSeconds: 0.5` to `work` where a job should begin at once. A handler runs
   * outside any transaction and begins its own with `database.transaction`.
   */
  boss: PgBoss
  /** Lets running jobs end (within a limit), then stops looking for new ones. */
  stop(): Promise<void>
}

export interface JobsOptions {
  /** Schema of pg-boss's own tables, one for each application that has jobs. */
  schema: string
  /** Every queue that is sent to or worked, by name, with its retries and limits; made or brought up to date now. */
  queues: Record<string, QueueOptions>
  logger?: DatabaseLogger
}

/** No job has it. */
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/**
 * Makes the queues. pg-boss looks a queue up at its first use, on a connection of its own, which inside a transaction
 * would wait for the session that the transaction holds; a look at a job that is not there does that now.
 */
async function openQueues(boss: PgBoss, queues: JobsOptions['queues']): Promise<void> {
  for (const [name, options] of Object.entries(queues)) {
    if (await boss.getQueue(name)) {
      if (Object.keys(options).length > 0) await boss.updateQueue(name, options)
    } else {
      await boss.createQueue(name, options)
    }
    await boss.findJobs(name, { id: NO_JOB })
  }
}

/**
 * What to pass as `options` to `boss.send` inside a transaction, so that the job exists when, and only when, the
 * transaction is committed: `boss.send('settle', data, inTransaction(tx))`.
 */
export function inTransaction(tx: Tx): { db: Db } {
  type Transaction = Parameters<typeof fromDrizzle>[0]
  return { db: fromDrizzle(tx as unknown as Transaction, sql) } // drizzle's generic execute() is wider than pg-boss's
}

/** The application's role may put jobs into the queues from its own transactions. */
async function grantQueues(database: Database, schema: string): Promise<void> {
  await database.executeSql(`
    GRANT USAGE ON SCHEMA ${schema} TO ${database.role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${database.role};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${database.role}`)
}

/**
 * Starts pg-boss on the application's database: jobs, schedules and retries that outlive the process. Needs a database
 * that has been migrated, for its role. Each of its statements takes the session for itself only.
 */
export async function createJobs(database: Database, options: JobsOptions): Promise<Jobs> {
  const logger = options.logger ?? quietLogger
  const schema = requirePlainName(options.schema)
  const isEmbedded = database.kind === 'embedded'
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    schema,
    backend: isEmbedded ? 'pglite' : 'postgres',
    // The engine's own maintenance takes care of the embedded database, which has no autovacuum to watch.
    ...(isEmbedded ? { reindex: false, monitorVacuum: false } : {}),
  })
  boss.on('error', (error) => logger.error({ err: error }, 'background job failed'))
  boss.on('warning', (warning) => logger.warn({ warning }, 'background jobs reported a warning'))
  await boss.start()
  await openQueues(boss, options.queues)
  await grantQueues(database, schema)
  const stop = async () => {
    // What a job has not written is done again by the next one; a database that is silent must not hold up the end.
    const stopped = boss.stop({ graceful: true, timeout: JOB_STOP_LIMIT_MS })
    await withDeadline(stopped, JOB_STOP_LIMIT_MS + SHORT_ANSWER_MS).catch((error: unknown) =>
      logger.warn({ err: error }, 'background jobs were stopped during work'),
    )
  }
  return { boss, stop }
}
