import pg, { type ClientBase } from 'pg'
import type { Backend } from '../backend.ts'
import {
  CLOSE_LIMIT_MS,
  CONNECTION_WAIT_MS,
  DEFAULT_LOCK_TIMEOUT_MS,
  DEFAULT_POOL_SIZE,
  IDLE_TRANSACTION_LIMIT_MS,
  MIN_SERVER_VERSION,
  OPERATOR_LIMIT_MS,
  OWNER_ANSWER_LIMIT_MS,
  SHORT_ANSWER_MS,
} from '../database.constants.ts'
import { answerInTime, destroyConnection, queryPool, withDeadline } from '../deadline.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import { quietLogger } from '../quiet-logger.ts'
import type { DatabaseHealth, EngineOptions } from '../types.ts'

/** The address without user and password, for people and logs. */
function describeAddress(url: string): string {
  const parsed = new URL(url)
  return `${parsed.hostname || 'localhost'}:${parsed.port || '5432'}${parsed.pathname}`
}

function requireUrl(url: string): string {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return url
  throw new DatabaseUnavailableError(
    'DATABASE_URL is not an address of PostgreSQL. It looks like postgres://user:password@host:5432/name.',
  )
}

/** Default limits of a connection, used by the jobs' statements. */
const SESSION_LIMITS = `SET statement_timeout = ${OPERATOR_LIMIT_MS}; SET lock_timeout = ${DEFAULT_LOCK_TIMEOUT_MS};
  SET idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_LIMIT_MS}`

async function readVersion(pool: pg.Pool, location: string): Promise<string> {
  let row: { number: string; name: string } | undefined
  try {
    const rows = await queryPool<{ number: string; name: string }>(
      pool,
      "SELECT current_setting('server_version_num') AS number, split_part(version(), ' (', 1) AS name",
      CONNECTION_WAIT_MS,
    )
    row = rows[0]
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new DatabaseUnavailableError(
      `PostgreSQL at ${location} does not answer (${reason}). Check DATABASE_URL and that the server runs.`,
      { cause: error },
    )
  }
  if (!row || Number(row.number) < MIN_SERVER_VERSION) {
    throw new DatabaseUnavailableError(`${row?.name} at ${location} is too old: PostgreSQL 15 or later is needed.`)
  }
  return row.name.split(' on ')[0] ?? row.name
}

/** Opens a pool of connections to a served PostgreSQL. @throws DatabaseUnavailableError */
export async function openServed(url: string, options: EngineOptions): Promise<Backend> {
  const logger = options.logger ?? quietLogger
  const connectionString = requireUrl(url)
  const location = describeAddress(connectionString)
  const settings = {
    connectionString,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    application_name: 'foyer',
    keepAlive: true,
  }
  const pool = new pg.Pool({
    ...settings,
    max: options.poolSize ?? DEFAULT_POOL_SIZE,
    onConnect: async (client) => {
      await answerInTime(client, CONNECTION_WAIT_MS, () => client.query(SESSION_LIMITS))
    },
  })
  const reportLoss = (error: Error) => logger.warn({ err: error, location }, 'connection to PostgreSQL was lost')
  pool.on('error', reportLoss)
  // pg-pool listens to idle connections only; a loss during a transaction would otherwise end the process.
  pool.on('connect', (client) => client.on('error', reportLoss))

  let version: string
  try {
    version = await readVersion(pool, location)
  } catch (error) {
    await pool.end()
    throw error
  }

  async function withOwner<T>(run: (client: ClientBase) => Promise<T>): Promise<T> {
    const client = new pg.Client({ ...settings, query_timeout: OWNER_ANSWER_LIMIT_MS })
    client.on('error', reportLoss)
    await client.connect()
    try {
      return await run(client)
    } finally {
      await withDeadline(client.end(), SHORT_ANSWER_MS).catch(() => destroyConnection(client))
    }
  }

  async function health(): Promise<DatabaseHealth> {
    const waitingCallers = pool.waitingCount
    try {
      await withDeadline(queryPool(pool, 'SELECT 1', SHORT_ANSWER_MS), SHORT_ANSWER_MS)
      return { status: 'ok', waitingCallers }
    } catch {
      return { status: 'down', reason: `PostgreSQL at ${location} does not answer.`, waitingCallers }
    }
  }

  return {
    kind: 'served',
    version,
    location,
    logger,
    pool,
    isDiskLow: () => false,
    withOwner,
    withProcessLock: (name, run) =>
      withOwner(async (client) => {
        await client.query('BEGIN')
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`foyer ${name}`])
        return run()
      }),
    // The server has no watchdog: each statement has its own limit.
    extendAnswerLimit: () => () => undefined,
    health,
    maintain: async () => [],
    // Each checked-out connection returns at its statement's limit at the latest.
    close: () =>
      withDeadline(pool.end(), CLOSE_LIMIT_MS).catch(() =>
        logger.warn({ location }, 'PostgreSQL did not answer the close'),
      ),
  }
}
