import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderInUseError } from '../errors.ts'
import { readTestDatabaseKind } from '../testing.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { identifyThisProcess } from './process-identity.ts'

const HOLDER = fileURLToPath(new URL('../fixtures/lock-holder.ts', import.meta.url))

let parent: string
let folder: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
  folder = join(parent, 'postgres')
})

afterEach(() => rmSync(parent, { recursive: true }))

/** Starts a process that tries the lock and prints `held` or the error's name; it holds the lock until it is killed. */
async function startHolder(): Promise<{ answer: string; pid: number; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, [HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [chunk] = await once(child.stdout, 'data')
  return {
    answer: String(chunk).trim(),
    pid: child.pid ?? 0,
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

function catchRefusal(): DataFolderInUseError {
  try {
    lockDataFolder(folder)
  } catch (error) {
    if (error instanceof DataFolderInUseError) return error
    throw error
  }
  throw new Error('The lock was given.')
}

const putLock = (content: object | string) =>
  writeFileSync(`${folder}.lock.7`, typeof content === 'string' ? content : JSON.stringify(content))

describe.runIf(readTestDatabaseKind() === 'embedded')(
  'the lock beside the data folder (ledger 3.6: two processes lose acknowledged writes)',
  () => {
    it('is refused while another process lives, with its id, the folder and what to do', async () => {
      const holder = await startHolder()
      expect(holder.answer).toBe('held')
      const refusal = catchRefusal()
      expect(refusal.holderPid).toBe(holder.pid)
      expect(refusal.message).toBe(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`,
      )
      await holder.kill()
      lockDataFolder(folder).release()
    })

    it('is refused to the same process a second time, and given again after it was released', () => {
      const lock = lockDataFolder(folder)
      expect(catchRefusal().holderPid).toBe(process.pid)
      lock.release()
      lockDataFolder(folder).release()
    })

    it('is taken over from a process whose id now belongs to another', () => {
      const me = identifyThisProcess()
      putLock({ ...me, startedAt: `${me.startedAt?.split(':')[0]}:1`, isFree: false })
      lockDataFolder(folder).release()
    })

    it('is taken over after the machine was started again', () => {
      const me = identifyThisProcess()
      putLock({ ...me, startedAt: `another-boot:${me.startedAt?.split(':')[1]}`, isFree: false })
      lockDataFolder(folder).release()
    })

    it('is never taken from a holder on another machine or in another container', () => {
      putLock({ pid: 999_999_999, startedAt: 'a:1', place: 'elsewhere pid:[1]', isFree: false })
      expect(catchRefusal().message).toContain(`If that machine or container has ended, delete ${folder}.lock.7.`)
    })

    it('is refused when its file cannot be understood', () => {
      putLock('{"pid":')
      expect(catchRefusal().message).toContain(`delete it`)
    })

    it('leaves one file, whole', () => {
      for (let round = 0; round < 3; round++) lockDataFolder(folder).release()
      const lock = lockDataFolder(folder)
      const names = readdirSync(parent)
      expect(names).toEqual(['postgres.lock.4'])
      expect(JSON.parse(readFileSync(join(parent, names[0] ?? ''), 'utf8'))).toMatchObject({ pid: process.pid })
      lock.release()
    })

    it('goes to exactly one of many who find it stale at once', async () => {
      const dead = await startHolder()
      await dead.kill()
      const holders = await Promise.all(Array.from({ length: 6 }, startHolder))
      const answers = holders.map((one) => one.answer).sort()
      await Promise.all(holders.map((one) => one.kill()))
      expect(answers).toEqual([...Array(5).fill('DataFolderInUseError'), 'held'])
    })
  },
)
