import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import pg, { type ClientBase } from 'pg'
import type { Backend } from '../backend.ts'
import {
  CLOSE_LIMIT_MS,
  CONNECTION_WAIT_MS,
  MAINTENANCE_INTERVAL_MS,
  MIN_FREE_DISK_BYTES,
  OWNER_ANSWER_LIMIT_MS,
  SHORT_ANSWER_MS,
} from '../database.constants.ts'
import { queryPool, withDeadline } from '../deadline.ts'
import { DatabaseUnavailableError, DiskFullError } from '../errors.ts'
import { quietLogger } from '../quiet-logger.ts'
import type { DatabaseHealth, EngineOptions } from '../types.ts'
import { hasCluster } from './create-cluster.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { DiskSpace, readFreeDiskBytes } from './disk-space.ts'
import { maintain } from './maintenance.ts'
import { WorkerChannel } from './worker-channel.ts'
import { WorkerStream } from './worker-stream.ts'

/** Replacements by tests. */
export interface EmbeddedDependencies {
  readFreeDiskBytes?: () => number
  answerLimitMs?: number
}

/** Major version of the PostgreSQL in PGlite, as PG_VERSION has it. */
const CLUSTER_VERSION = '18'
const MEGABYTE = 1024 * 1024

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / MEGABYTE)
}

/** Creates parents one at a time: Node's recursive mode never ends on a file system without folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (!existsSync(folder)) throw error // possibly created by another process meanwhile
  }
}

/** Creates the data folder, or throws a sentence with the reason why it is unusable. */
function openFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  const explain = (why: string, cause?: unknown): never => {
    throw new DatabaseUnavailableError(`The data folder ${folder} ${why} Set DATA_DIR to a folder that can be used.`, {
      cause,
    })
  }
  try {
    makeFolder(folder)
    if (!statSync(folder).isDirectory()) explain('is not a folder.')
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error
    const code = (error as NodeJS.ErrnoException).code // fs throws system errors only.
    if (code === 'ENOSPC') throw new DiskFullError(`The disk of the data folder ${folder} is full. Make room on it.`)
    const isFile = code === 'EEXIST' || code === 'ENOTDIR'
    explain(isFile ? 'is not a folder.' : `cannot be written (${code}).`, error)
  }
  return folder
}

function refuseOtherVersion(cluster: string): void {
  if (!hasCluster(cluster)) return
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === CLUSTER_VERSION) return
  throw new DatabaseUnavailableError(
    `The database in ${cluster} was made by PostgreSQL ${found}; this program has ${CLUSTER_VERSION}. ` +
      'Run the program that made it, or set DATA_DIR to another folder.',
  )
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

/**
 * Opens PGlite in a worker thread on `dataDir/postgres` with an exclusive lock on that folder.
 * @throws DataFolderInUseError, DiskFullError, DatabaseUnavailableError with a sentence that states the remedy
 */
export async function openEmbedded(
  options: EngineOptions & { dataDir: string },
  dependencies: EmbeddedDependencies = {},
): Promise<Backend> {
  const logger = options.logger ?? quietLogger
  const isDurable = options.isDurable ?? true
  const folder = openFolder(options.dataDir)
  const cluster = join(folder, 'postgres')
  const disk = new DiskSpace(dependencies.readFreeDiskBytes ?? (() => readFreeDiskBytes(folder)))
  if (disk.isLow()) {
    throw new DiskFullError(
      `Only ${toMegabytes(disk.readFreeBytes())} MB are free on the disk of ${folder}, and ` +
        `${toMegabytes(MIN_FREE_DISK_BYTES)} MB are needed. Make room, or set DATA_DIR to a folder on another disk.`,
    )
  }
  const lock = lockDataFolder(cluster)
  try {
    refuseOtherVersion(cluster)
  } catch (error) {
    lock.release()
    throw error
  }

  let fatal: Error | undefined
  const onFatal = (error: Error) => {
    fatal = error
    logger.error({ err: error }, 'embedded database failed')
    options.onFatal?.(error)
  }
  const channel = await WorkerChannel.open({ folder: cluster, isDurable }, onFatal, dependencies.answerLimitMs).catch(
    (error) => {
      lock.release()
      const reason = error instanceof Error ? error.message : String(error)
      throw new DatabaseUnavailableError(
        `The database in ${cluster} cannot be opened. Restore it from a copy, or set DATA_DIR to another folder. ${reason}`,
        { cause: error },
      )
    },
  )
  const reportLoss = (error: Error) => logger.warn({ err: error }, 'session of the embedded database was lost')
  const pool = openPool(channel, reportLoss)

  const version = await readVersion(pool).catch(async (error) => {
    await channel.close()
    lock.release()
    throw error
  })

  /** Session state is reset explicitly: DISCARD ALL would drop the prepared statements that pg assumes to exist. */
  async function withOwner<T>(run: (client: ClientBase) => Promise<T>): Promise<T> {
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

  async function health(): Promise<DatabaseHealth> {
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

  let maintenance: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    maintenance = maintenance
      .then(() => (disk.isLow() ? [] : maintain(withOwner)))
      .then((commands) => commands.length > 0 && logger.info({ commands }, 'database maintenance done'))
      .catch((error: unknown) => logger.warn({ err: error }, 'database maintenance failed'))
  }, MAINTENANCE_INTERVAL_MS)
  timer.unref()

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
    health,
    maintain: () => maintain(withOwner),
    close: async () => {
      clearInterval(timer)
      const isIdle = withDeadline(
        maintenance.then(() => pool.end()),
        CLOSE_LIMIT_MS,
      )
      await isIdle.catch(() => logger.warn({}, 'embedded database was stopped during work'))
      await channel.close()
      lock.release()
    },
  }
}
