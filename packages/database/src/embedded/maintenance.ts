import type { ClientBase } from 'pg'
import { MAINTENANCE_TABLES_AT_ONCE } from '../database.constants.ts'

/* The embedded PostgreSQL has one session and no background workers: no autovacuum, no statistics after a table has
   grown, no checkpoint before the shutdown (its log grows without limit), no protection against transaction id
   wrap-around. This timer does the workers' tasks in small steps, because the session is shared. */

interface TableState {
  name: string
  /** Current bytes, compared with those at the time of the planner's statistics. */
  hasGrown: boolean
  isChanged: boolean
  isChurned: boolean
  /** Rows added or dead since the last check, as the priority. */
  urgency: number
}

/** The thresholds follow autovacuum's (a constant and a share), with growth by half of the file as a third reason. */
const READ_TABLES = `
  SELECT format('%I.%I', s.schemaname, s.relname) AS name,
    pg_relation_size(c.oid) > 8192 * (2 + 1.5 * c.relpages) AS "hasGrown",
    s.n_mod_since_analyze > 100 + 0.2 * greatest(c.reltuples, 0) AS "isChanged",
    s.n_dead_tup > 500 + 0.2 * greatest(c.reltuples, 0)
      OR s.n_ins_since_vacuum > 10000 + greatest(c.reltuples, 0) AS "isChurned",
    (s.n_dead_tup + s.n_mod_since_analyze)::float8 AS urgency
  FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE c.relkind = 'r'`

const READ_STATE = `
  SELECT pg_current_wal_insert_lsn() - redo_lsn AS "logBytes",
    extract(epoch FROM clock_timestamp() - checkpoint_time) AS "ageSeconds",
    (SELECT age(datfrozenxid) FROM pg_database WHERE datname = current_database()) AS "transactionAge"
  FROM pg_control_checkpoint()`

/**
 * Log size since the last checkpoint that triggers one. After a checkpoint, the first change of a page writes the whole
 * page to the log, so rarer checkpoints mean fewer writes for a busy ledger; crash recovery reads the whole log, in two
 * or three seconds.
 */
const CHECKPOINT_LOG_BYTES = 384 * 1024 * 1024
/** A smaller log of this age triggers one too. */
const CHECKPOINT_AGE_SECONDS = 300
const CHECKPOINT_OLD_LOG_BYTES = 1024 * 1024
/** PostgreSQL refuses writes at about 2,147 million transactions without a freeze. */
const FREEZE_TRANSACTION_AGE = 150_000_000

interface LogState {
  logBytes: string
  ageSeconds: string
  transactionAge: number
}

function isCheckpointDue(state: LogState): boolean {
  const logBytes = Number(state.logBytes)
  const isOld = Number(state.ageSeconds) > CHECKPOINT_AGE_SECONDS && logBytes > CHECKPOINT_OLD_LOG_BYTES
  return logBytes > CHECKPOINT_LOG_BYTES || isOld
}

function chooseCommand(table: TableState): string | undefined {
  if (table.isChurned) return `VACUUM (ANALYZE) ${table.name}`
  return table.hasGrown || table.isChanged ? `ANALYZE ${table.name}` : undefined
}

/**
 * Runs due commands, one statement at a time with the session free between them.
 * @param withOwner provides the session for one step
 * @returns the executed commands
 */
export async function maintain(
  withOwner: <T>(run: (client: ClientBase) => Promise<T>) => Promise<T>,
): Promise<string[]> {
  const commands = await withOwner(async (client) => {
    // Counters are flushed at most once a second, and the next statement should see all of them.
    await client.query('SELECT pg_stat_force_next_flush()')
    const tables = (await client.query<TableState>(READ_TABLES)).rows.sort((a, b) => b.urgency - a.urgency)
    const state = (await client.query<LogState>(READ_STATE)).rows[0]
    const due = tables.map(chooseCommand).filter((command) => command !== undefined)
    const all = due.slice(0, MAINTENANCE_TABLES_AT_ONCE)
    if (state && state.transactionAge > FREEZE_TRANSACTION_AGE) all.push('VACUUM (FREEZE)')
    if (state && isCheckpointDue(state)) all.push('CHECKPOINT')
    return all
  })
  for (const command of commands) await withOwner((client) => client.query(command))
  return commands
}
