import { join } from 'node:path'
import pg, { type ClientBase } from 'pg'
import type { Backend } from '../backend.ts'
import {
  CLOSE_LIMIT_MS,
  CONNECTION_WAIT_MS,
  MAINTENANCE_INTERVAL_MS,
  OWNER_ANSWER_LIMIT_MS,
  SHORT_ANSWER_MS,
} from '../database.constants.ts'
import { queryPool, withDeadline } from '../deadline.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import { quietLogger } from '../quiet-logger.ts'
import type { DatabaseHealth, DatabaseLogger, EngineOptions } from '../types.ts'
import { lockCluster, openFolder, refuseFullDisk } from './data-folder.ts'
import { DiskSpace, readFreeDiskBytes, toMegabytes } from './disk-space.ts'
import { maintain } from './maintenance.ts'
import { WorkerChannel } from './worker-channel.ts'
import { WorkerStream } from './worker-stream.ts'

/** Replacements by tests. */
export interface EmbeddedDependencies {
  readFreeDiskBytes?: () => number
  answerLimitMs?: number
}

/** The open database: its worker thread, the connections to it, and the disk under it. */
interface OpenDatabase {
  folder: string
  channel: WorkerChannel
  pool: pg.Pool
  disk: DiskSpace
  logger: DatabaseLogger
}

/**
 * Opens PGlite in a worker thread on `dataDir/postgres` with an exclusive lock on that folder.
 * @throws DataFolderInUseError, DiskFullError, DatabaseUnavailableError with a sentence that states the remedy
 */
export async function openEmbedded(
  options: EngineOptions & { dataDir: string },
  dependencies: EmbeddedDependencies = {},
): Promise<Backend> {
  const logger = options.logger ?? quietLogger
  const folder = openFolder(options.dataDir)
  const cluster = join(folder, 'postgres')
  const disk = new DiskSpace(dependencies.readFreeDiskBytes ?? (() => readFreeDiskBytes(folder)))
  refuseFullDisk(folder, disk)
  const lock = lockCluster(cluster)
  let fatal: Error | undefined
  const onFatal = (error: Error) => {
    fatal = error
    logger.error({ err: error }, 'embedded database failed')
    options.onFatal?.(error)
  }
  const settings = { folder: cluster, isDurable: options.isDurable ?? true }
  const channel = await openChannel(settings, onFatal, dependencies.answerLimitMs).catch((error: unknown) => {
    lock.release()
    throw error
  })
  const pool = openPool(channel, (error) => logger.warn({ err: error }, 'session of the embedded database was lost'))
  const version = await readVersion(pool).catch(async (error) => {
    await channel.close()
    lock.release()
    throw error
  })
  const database: OpenDatabase = { folder, channel, pool, disk, logger }
  const withOwner: Backend['withOwner'] = (run) => runAsOwner(database, run)
  const maintenance = startMaintenance(database, withOwner)
  return {
    kind: 'embedded',
    version,
    location: cluster,
    logger,
    pool,
    isDiskLow: () => disk.isLow(),
    withOwner,
    // The folder's lock already excludes every other process.
    withProcessLock: (_name, run) => run(),
    extendAnswerLimit: (limitMs) => channel.extendAnswerLimit(limitMs),
    health: () => readHealth(database, fatal),
    maintain: () => maintain(withOwner),
    close: async () => {
      await endSessions(database, maintenance.stop())
      await channel.close()
      lock.release()
    },
  }
}

/** Starts the worker thread. @throws DatabaseUnavailableError with the remedy */
async function openChannel(
  settings: { folder: string; isDurable: boolean },
  onFatal: (error: Error) => void,
  answerLimitMs: number | undefined,
): Promise<WorkerChannel> {
  try {
    return await WorkerChannel.open(settings, onFatal, answerLimitMs)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseUnavailableError(
      `The database in ${settings.folder} cannot be opened. Restore it from a copy, or set DATA_DIR to another folder. ${reason}`,
      { cause: error },
    )
  }
}

function openPool(channel: WorkerChannel, reportLoss: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    password: '',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    stream: () => new WorkerStream(channel) as never, // pg uses connect() and setNoDelay(); its types require a socket
  })
  pool.on('error', reportLoss)
  // pg-pool listens to idle connections only; a loss during a transaction would otherwise end the process.
  pool.on('connect', (client) => client.on('error', reportLoss))
  return pool
}

async function readVersion(pool: pg.Pool): Promise<string> {
  const found = await pool.query<{ version: string }>(
    "SELECT 'PostgreSQL ' || current_setting('server_version') AS version",
  )
  return found.rows[0]?.version ?? 'PostgreSQL'
}

/** Session state is reset explicitly: DISCARD ALL would drop the prepared statements that pg assumes to exist. */
async function runAsOwner<T>({ pool, channel }: OpenDatabase, run: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const restoreLimit = channel.extendAnswerLimit(OWNER_ANSWER_LIMIT_MS)
  try {
    const value = await run(client)
    await client.query('RESET ALL')
    client.release()
    return value
  } catch (error) {
    client.release(true)
    throw error
  } finally {
    restoreLimit()
  }
}

async function readHealth({ pool, disk, folder }: OpenDatabase, fatal: Error | undefined): Promise<DatabaseHealth> {
  const waitingCallers = pool.waitingCount
  if (fatal) return { status: 'down', reason: fatal.message, waitingCallers }
  const freeDiskBytes = disk.readFreeBytes()
  try {
    await withDeadline(queryPool(pool, 'SELECT 1', SHORT_ANSWER_MS), SHORT_ANSWER_MS)
  } catch {
    return { status: 'down', reason: 'The embedded database does not answer.', freeDiskBytes, waitingCallers }
  }
  if (!disk.isLow()) return { status: 'ok', freeDiskBytes, waitingCallers }
  const reason = `Only ${toMegabytes(freeDiskBytes)} MB are free on the disk of ${folder}: nothing is written.`
  return { status: 'degraded', reason, freeDiskBytes, waitingCallers }
}

/** Maintenance at an interval, one run at a time. `stop` returns the end of the last one. */
function startMaintenance({ disk, logger }: OpenDatabase, withOwner: Backend['withOwner']) {
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    last = last
      .then(() => (disk.isLow() ? [] : maintain(withOwner)))
      .then((commands) => commands.length > 0 && logger.info({ commands }, 'database maintenance done'))
      .catch((error: unknown) => logger.warn({ err: error }, 'database maintenance failed'))
  }, MAINTENANCE_INTERVAL_MS)
  timer.unref()
  return {
    stop(): Promise<unknown> {
      clearInterval(timer)
      return last
    },
  }
}

/** Waits for running work, up to a limit. */
async function endSessions({ pool, logger }: OpenDatabase, maintenance: Promise<unknown>): Promise<void> {
  const isIdle = withDeadline(
    maintenance.then(() => pool.end()),
    CLOSE_LIMIT_MS,
  )
  await isIdle.catch(() => logger.warn({}, 'embedded database was stopped during work'))
}
