import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../scripts/project.ts'
import { startInstance } from '../scripts/running-instance.ts'
import type { Measure, Report } from './measure.ts'
import { findMedian } from './statistics.ts'

const ROUNDS = 5
/** Time from ready to idle: start-up work is finished, and its garbage is collected. */
const REST_MS = 20_000
/** A tick of /proc, in seconds. */
const TICK_SECONDS = 0.01
const KB_PER_MB = 1024

interface Start {
  readyMs: number
  cpuSeconds: number
  restMb: number
}

/** (f) A second start after a SIGKILL, against the bare embedded database on a copy of the same data, alternately. */
export async function measureStart(report: Report): Promise<Measure[]> {
  const copy = mkdtempSync(join(tmpdir(), 'foyer-bare-'))
  const instance = await startInstance()
  const starts: Record<'instance' | 'bare', Start[]> = { instance: [], bare: [] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      report(`start after a kill, round ${round + 1} of ${ROUNDS}`)
      await instance.kill()
      copyData(instance.dataDir, copy)
      starts.bare.push(await openBare(copy))
      const startedMs = performance.now()
      await instance.restart()
      starts.instance.push(await observe(instance.readPid(), performance.now() - startedMs))
    }
  } finally {
    await instance.remove()
    rmSync(copy, { recursive: true, force: true })
  }
  const median = (who: keyof typeof starts, key: keyof Start) => findMedian(starts[who].map((one) => one[key]))
  const bare = (key: keyof Start, digits: number, unit: string) =>
    `the bare embedded database: ${median('bare', key).toFixed(digits)} ${unit}`
  return [
    {
      name: 'second start after a kill: ready',
      value: median('instance', 'readyMs'),
      unit: 'ms',
      limit: { kind: 'most', value: 2500 },
      note: bare('readyMs', 0, 'ms'),
    },
    {
      name: 'the same: processor time until then',
      value: median('instance', 'cpuSeconds'),
      unit: 's',
      note: bare('cpuSeconds', 2, 's'),
    },
    {
      name: 'embedded instance at rest: memory',
      value: median('instance', 'restMb'),
      unit: 'MB',
      limit: { kind: 'most', value: 550 },
      note: bare('restMb', 0, 'MB'),
    },
  ]
}

async function openBare(dataDir: string): Promise<Start> {
  const startedMs = performance.now()
  const child: ChildProcess = spawn(process.execPath, [join(projectRoot, 'bench', 'bare-database.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    if (!child.stdout) throw new Error('the bare database cannot be listened to')
    await once(child.stdout, 'data')
    return await observe(child.pid ?? Number.NaN, performance.now() - startedMs)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

async function observe(pid: number, readyMs: number): Promise<Start> {
  const cpuSeconds = readCpuSeconds(pid)
  await wait(REST_MS)
  return { readyMs, cpuSeconds, restMb: readMemoryMb(pid) }
}

function readCpuSeconds(pid: number): number {
  const [user = Number.NaN, system = Number.NaN] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * TICK_SECONDS
}

/** Resident memory of a process. */
export function readMemoryMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / KB_PER_MB
}

/** Without the lock of the killed process. */
function copyData(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  for (const name of readdirSync(to)) if (name.includes('.lock.')) rmSync(join(to, name))
}
