import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEngine } from '../engine.ts'
import { killCount, openKillRandom, readTestDatabaseKind } from '../testing.ts'
import { fillDataFolder } from '../testing-template.ts'

const WRITER = fileURLToPath(new URL('../fixtures/acknowledging-writer.ts', import.meta.url))
const hasStrace = spawnSync('strace', ['-V']).status === 0

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-durable-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

afterAll(() => {
  if (!hasStrace) console.warn('strace is not installed: the syncs of a commit were not counted.')
})

async function readLines(child: ChildProcess): Promise<string[]> {
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  await once(child, 'close')
  // A kill may have truncated the last line.
  return text.split('\n').slice(0, -1)
}

function startWriter(args: (string | number)[], tracer: string[] = []): ChildProcess {
  const [command = process.execPath, ...rest] = [...tracer, process.execPath, WRITER, dataDir, ...args.map(String)]
  return spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function readStored(): Promise<number[]> {
  const engine = await openEngine({ dataDir })
  const database = engine.database({ schema: 'public', role: 'writer' })
  const { rows } = await database.executeSql('SELECT number FROM acknowledged ORDER BY number')
  await engine.close()
  return rows.map((row) => (row as { number: number }).number) // The query names its one column.
}

describe.runIf(readTestDatabaseKind() === 'embedded')(
  'what was acknowledged is on the disk (ledger 3.6, issue step 8)',
  () => {
    it.runIf(hasStrace)('a commit syncs the log exactly once, before it is acknowledged', async () => {
      const commits = 40
      await fillDataFolder(dataDir)
      const trace = join(dataDir, 'trace')
      const tracer = ['strace', '-f', '-y', '-e', 'trace=fsync,fdatasync,write', '-s', '12', '-o', trace]
      const lines = await readLines(startWriter([100, commits], tracer))
      expect(lines).toHaveLength(commits)

      const calls = readFileSync(trace, 'utf8').split('\n')
      const between = calls.slice(
        calls.findIndex((line) => line.includes('mark-begin>')) + 1,
        calls.findIndex((line) => line.includes('mark-end>')),
      )
      const events = between.flatMap((line) => {
        if (/f(data)?sync\(\d+<[^>]*pg_wal/.test(line)) return ['sync']
        return /write\(1<.*"\d+\\n"/.test(line) ? ['told'] : []
      })
      expect(events).toEqual(Array.from({ length: commits }, () => ['sync', 'told']).flat())
    })

    it.runIf(hasStrace)('a commit that does not reach the disk is not acknowledged, and ends the process', async () => {
      await fillDataFolder(dataDir)
      expect(await readLines(startWriter([0, 5]))).toHaveLength(5)
      const log = join(dataDir, 'postgres', 'pg_wal', '000000010000000000000001')
      const inject = ['-P', log, '-e', 'trace=fdatasync', '-e', 'inject=fdatasync:error=EIO:when=10+']
      const child = startWriter([5, 50], ['strace', '-f', '-qq', ...inject, '-o', '/dev/null'])
      const lines = await readLines(child)
      const reported = lines.filter((line) => /^\d+$/.test(line)).map(Number)
      expect(lines.at(-1)).toMatch(/^(refused|fatal)/)
      expect(reported.length).toBeLessThan(50)
      expect(child.exitCode).toBe(70)
      expect(await readStored()).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, ...reported]))
    })

    it(`survives ${killCount} kills at random moments`, async () => {
      await fillDataFolder(dataDir)
      const random = openKillRandom()
      const acknowledged: number[] = []
      for (let round = 0; round < killCount; round++) {
        const child = startWriter([round * 1_000_000])
        const lines = readLines(child)
        await once(child.stdout ?? child, 'data')
        await wait(random.pick(0, 400))
        child.kill('SIGKILL')
        const reported = (await lines).map(Number)
        expect(reported.length).toBeGreaterThan(0)
        acknowledged.push(...reported)
        const stored = new Set(await readStored())
        expect(acknowledged.filter((number) => !stored.has(number))).toEqual([])
        // At most the one write in progress is stored without an acknowledgement.
        expect(stored.size).toBeLessThanOrEqual(acknowledged.length + round + 1)
      }
    })

    it('a kill while the database is being made leaves a folder that opens', async () => {
      for (const share of [0.2, 0.5, 0.8]) {
        const child = startWriter([0])
        const ended = once(child, 'exit')
        // Waits until the new cluster starts to grow, then some way into it.
        while (!readdirSync(dataDir).some((name) => name.startsWith('postgres.new-'))) await wait(5)
        await wait(share * 2_000)
        child.kill('SIGKILL')
        await ended
      }
      const [line] = await readLines(startWriter([7, 1]))
      expect(line).toBe('7')
      expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
      expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))).toEqual([])
    })
  },
)
