import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss'
import { JOB_STOP_LIMIT_MS, SHORT_ANSWER_MS } from './database.constants.ts'
import { withDeadline } from './deadline.ts'
import { quietLogger } from './quiet-logger.ts'
import { requirePlainName } from './scope.ts'
import type { Database, DatabaseLogger, Tx } from './types.ts'

export interface Jobs {
  /**
   * The started pg-boss. Pass `pollingIntervalSeconds: 0.5` to `work` for jobs that should start at once. A handler
   * runs outside of any transaction and begins its own with `database.transaction`.
   */
  boss: PgBoss
  /** Waits for running jobs (within a limit), then stops polling. */
  stop(): Promise<void>
}

export interface JobsOptions {
  /** Schema of pg-boss's own tables, one per application with jobs. */
  schema: string
  /** Every queue in use, by name, with its retries and limits; created or updated now. */
  queues: Record<string, QueueOptions>
  logger?: DatabaseLogger
}

/** An id without a job. */
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/**
 * Creates the queues. pg-boss looks a queue up at its first use on a connection of its own, which inside a transaction
 * would wait for the transaction's session; a read of a missing job triggers the lookup now.
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
 * `options` of `boss.send` inside a transaction, so that the job exists if and only if the transaction commits:
 * `boss.send('settle', data, inTransaction(tx))`.
 */
export function inTransaction(tx: Tx): { db: Db } {
  type Transaction = Parameters<typeof fromDrizzle>[0]
  return { db: fromDrizzle(tx as unknown as Transaction, sql) } // drizzle's generic execute() is wider than pg-boss's
}

/** The application's role may insert jobs in its own transactions. */
async function grantQueues(database: Database, schema: string): Promise<void> {
  await database.executeSql(`
    GRANT USAGE ON SCHEMA ${schema} TO ${database.role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${database.role};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${database.role}`)
}

/**
 * Starts pg-boss on the application's database: durable jobs, schedules and retries. Needs a migrated database, for its
 * role. Each of its statements occupies the session only for itself.
 */
export async function createJobs(database: Database, options: JobsOptions): Promise<Jobs> {
  const logger = options.logger ?? quietLogger
  const schema = requirePlainName(options.schema)
  const isEmbedded = database.kind === 'embedded'
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    schema,
    backend: isEmbedded ? 'pglite' : 'postgres',
    // The engine's own maintenance covers the embedded database, which has no autovacuum to monitor.
    ...(isEmbedded ? { reindex: false, monitorVacuum: false } : {}),
  })
  boss.on('error', (error) => logger.error({ err: error }, 'background job failed'))
  boss.on('warning', (warning) => logger.warn({ warning }, 'background jobs reported a warning'))
  await boss.start()
  await openQueues(boss, options.queues)
  await grantQueues(database, schema)
  const stop = async () => {
    // The next job repeats unwritten work; an unresponsive database must not delay the stop.
    const stopped = boss.stop({ graceful: true, timeout: JOB_STOP_LIMIT_MS })
    await withDeadline(stopped, JOB_STOP_LIMIT_MS + SHORT_ANSWER_MS).catch((error: unknown) =>
      logger.warn({ err: error }, 'background jobs were stopped during work'),
    )
  }
  return { boss, stop }
}
