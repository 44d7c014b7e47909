import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { MIN_FREE_DISK_BYTES } from '../database.constants.ts'
import { DatabaseUnavailableError, DiskFullError } from '../errors.ts'
import { hasCluster } from './create-cluster.ts'
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts'
import { type DiskSpace, toMegabytes } from './disk-space.ts'

/** Major version of the PostgreSQL in PGlite, as PG_VERSION has it. */
const CLUSTER_VERSION = '18'

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
export function openFolder(dataDir: string): string {
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

/** PostgreSQL opens clusters of its own major version only. */
function refuseOtherVersion(cluster: string): void {
  if (!hasCluster(cluster)) return
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === CLUSTER_VERSION) return
  throw new DatabaseUnavailableError(
    `The database in ${cluster} was made by PostgreSQL ${found}; this program has ${CLUSTER_VERSION}. ` +
      'Run the program that made it, or set DATA_DIR to another folder.',
  )
}

/** @throws DiskFullError with too little room for the database to start */
export function refuseFullDisk(folder: string, disk: DiskSpace): void {
  if (!disk.isLow()) return
  throw new DiskFullError(
    `Only ${toMegabytes(disk.readFreeBytes())} MB are free on the disk of ${folder}, and ` +
      `${toMegabytes(MIN_FREE_DISK_BYTES)} MB are needed. Make room, or set DATA_DIR to a folder on another disk.`,
  )
}

/** Locks a cluster that this version can open. @throws DataFolderInUseError, DatabaseUnavailableError */
export function lockCluster(cluster: string): DataFolderLock {
  const lock = lockDataFolder(cluster)
  try {
    refuseOtherVersion(cluster)
    return lock
  } catch (error) {
    lock.release()
    throw error
  }
}
