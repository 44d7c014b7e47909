import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { DataFolderInUseError } from '../errors.ts'
import { identifyThisProcess, mayBeAlive, type ProcessIdentity } from './process-identity.ts'

/** Content of a lock's file; `isFree` after its release. */
type LockContent = ProcessIdentity & { isFree: boolean }

interface FoundLock {
  turn: number
  path: string
  /** Null when unreadable. */
  content: LockContent | null
}

export interface DataFolderLock {
  release(): void
}

const ATTEMPTS = 5

function listTurns(folder: string): number[] {
  const start = `${basename(folder)}.lock.`
  return readdirSync(dirname(folder))
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)))
    .sort((a, b) => b - a)
}

function readContent(path: string): LockContent | null {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const isLock =
      typeof content === 'object' && content !== null && 'pid' in content && typeof content.pid === 'number'
    return isLock ? (content as LockContent) : null // Only this file writes locks; the pid is for people.
  } catch {
    return null
  }
}

function findLatest(folder: string): FoundLock | undefined {
  const turn = listTurns(folder)[0]
  if (turn === undefined) return undefined
  const path = `${folder}.lock.${turn}`
  return { turn, path, content: readContent(path) }
}

/** Writes a complete file under a separate name, so that no reader sees a partial one. */
function writeAside(path: string, content: LockContent): string {
  const aside = `${path}.${process.pid}`
  const descriptor = openSync(aside, 'w', 0o600)
  try {
    writeSync(descriptor, `${JSON.stringify(content)}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  return aside
}

/** @returns false when the name is taken. link() refuses an existing name as O_EXCL does, with the content in place. */
function createExclusively(path: string, content: LockContent): boolean {
  const aside = writeAside(path, content)
  try {
    linkSync(aside, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false // linkSync throws system errors only.
    throw error
  } finally {
    unlinkSync(aside)
  }
}

function refuse(folder: string, lock: FoundLock): never {
  const { content, path } = lock
  const end = 'Stop it, or set DATA_DIR to another folder.'
  if (content === null) {
    throw new DataFolderInUseError(
      folder,
      null,
      `The lock ${path} of the data folder ${folder} cannot be read. If no other process uses the folder, delete it.`,
    )
  }
  const isElsewhere = content.place !== identifyThisProcess().place
  throw new DataFolderInUseError(
    folder,
    content.pid,
    isElsewhere
      ? `The data folder ${folder} is in use by process ${content.pid} on ${content.place}. ${end} ` +
          `If that machine or container has ended, delete ${path}.`
      : `The data folder ${folder} is in use by process ${content.pid}. ${end}`,
  )
}

function removeOlder(folder: string, turn: number): void {
  for (const older of listTurns(folder).filter((one) => one < turn)) {
    try {
      unlinkSync(`${folder}.lock.${older}`)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error // unlinkSync throws system errors only.
    }
  }
}

/**
 * Takes the lock of a data folder for this process: a file next to it, `<folder>.lock.<turn>`. Taking over from a dead
 * or finished holder creates the next turn's file, which only one process can; turns only increase, so no process
 * removes a lock just taken by another.
 * @throws DataFolderInUseError while the holder lives, or may live out of our sight
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const mine = { ...identifyThisProcess(), isFree: false }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const latest = findLatest(folder)
    if (latest && latest.content?.isFree !== true && (latest.content === null || mayBeAlive(latest.content))) {
      refuse(folder, latest)
    }
    const turn = (latest?.turn ?? 0) + 1
    const path = `${folder}.lock.${turn}`
    if (!createExclusively(path, mine)) continue
    if ((listTurns(folder)[0] ?? 0) > turn) {
      unlinkSync(path)
      continue
    }
    removeOlder(folder, turn)
    return { release: () => renameSync(writeAside(path, { ...mine, isFree: true }), path) }
  }
  throw new DataFolderInUseError(
    folder,
    null,
    `Several processes are opening the data folder ${folder} at once. Stop the others, or set DATA_DIR to another folder.`,
  )
}
