import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from './project.ts'
import { killGroup } from './run-command.ts'
import { probeAddress } from './start/port.ts'
import { scaleTimeMs } from './test/time-factor.ts'

const run = promisify(execFile)

const READY_TIMEOUT_MS = scaleTimeMs(240_000)
const POLL_INTERVAL_MS = 100
const OUTPUT_MAX = 200_000
const MEMORY_FOLDER = '/dev/shm'
/** A data folder takes some 100 MB. */
const MEMORY_MIN_BYTES = 4e9
const clock = new URL('./test/instance-clock.ts', import.meta.url)
/** Duration of holds on withdrawals (T37): long enough for every journey to show it, and soon over. */
const HOLD_SECONDS = '3'

/** The built product in a separate process, on a free port and with a separate data folder. */
export interface RunningInstance {
  port: number
  dataDir: string
  password: string
  /** Of the current process. */
  readPid(): number
  /** Its output so far. */
  readOutput(): string
  /** SIGKILL: nothing is flushed, without a notification. */
  kill(): Promise<void>
  /** SIGTERM. @returns its exit code */
  stop(): Promise<number | null>
  /** SIGINT to its process group, as a terminal does at Ctrl+C. @returns its exit code */
  interrupt(): Promise<number | null>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
  /** Its time in milliseconds. */
  readNow(): number
  /** Lets this much time pass at once, for an instance with a clock of its own; also while it is down. */
  advance(ms: number): Promise<void>
  /** Ends it in any state, and removes its data. */
  remove(): Promise<void>
}

export interface InstanceOptions {
  password?: string
  env?: NodeJS.ProcessEnv
  /** Begins with an empty data folder, as `npm start` on a new machine; otherwise with all schemas, without rows. */
  isNewMachine?: boolean
  /** Its time goes on by `advance` too. */
  hasClock?: boolean
  /** Starts it by `npm start` in this shell instead of directly; signals then reach npm. */
  npmShell?: string
  /** Prepares the data folder before the first start. */
  prepare?: (dataDir: string, port: number) => Promise<void>
}

/** How an instance is started, and what is known of its current process. */
interface InstanceState extends Required<Pick<InstanceOptions, 'password' | 'env' | 'hasClock'>> {
  readonly port: number
  readonly dataDir: string
  readonly npmShell: string | undefined
  child: ChildProcess | undefined
  output: string
  /** What `advance` has added to the time. */
  aheadMs: number
}

/**
 * Starts an instance and waits until it is ready. It uses the existing build: the caller runs buildApps before, so that
 * no instance is rebuilt while another one runs. @throws with its output when it ends before
 */
export async function startInstance({
  password = 'journey7sky',
  env = {},
  isNewMachine = false,
  hasClock = false,
  npmShell,
  prepare,
}: InstanceOptions = {}): Promise<RunningInstance> {
  const { port } = await probeAddress('127.0.0.1', 0)
  const dataDir = mkdtempSync(join(findMemoryFolder() ?? tmpdir(), 'foyer-instance-'))
  const start = { port, dataDir, password, env, hasClock, npmShell }
  const instance = createInstance({ ...start, child: undefined, output: '', aheadMs: 0 })
  try {
    if (!isNewMachine) await addSchemas(dataDir)
    await prepare?.(dataDir, port)
    await instance.restart()
    return instance
  } catch (error) {
    await instance.remove()
    throw error
  }
}

/** The handle of an instance that has no process yet. */
function createInstance(state: InstanceState): RunningInstance {
  const { port, dataDir, password } = state
  // A program that ends early, e.g. because nobody reads its output any more, leaves no instance behind.
  const removeAtOnce = (): void => {
    killAll(state)
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', removeAtOnce)
  return {
    port,
    dataDir,
    password,
    readPid: () => state.child?.pid ?? Number.NaN,
    readOutput: () => state.output,
    kill: async () => void (await endProcess(state, 'SIGKILL')),
    stop: () => endProcess(state, 'SIGTERM'),
    interrupt: () => endProcess(state, 'SIGINT', { isGroup: true }),
    restart: () => startProcess(state),
    readNow: () => Date.now() + state.aheadMs,
    advance: (ms) => advanceClock(state, ms),
    async remove() {
      await endProcess(state, 'SIGKILL')
      removeAtOnce()
      process.off('exit', removeAtOnce)
    },
  }
}

async function startProcess(state: InstanceState): Promise<void> {
  const { npmShell, hasClock, port } = state
  const [command, ...args] = npmShell
    ? ['npm', 'start', `--script-shell=${npmShell}`, '--']
    : [process.execPath, ...(hasClock ? ['--import', clock.href] : []), ...readStartArguments()]
  const child = spawn(command, [...args, '--no-build'], {
    cwd: projectRoot,
    env: buildEnvironment(state),
    stdio: ['ignore', 'pipe', 'pipe', hasClock ? 'ipc' : 'ignore'],
    detached: npmShell !== undefined, // a separate process group for npm and what it starts
  })
  state.child = child
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      state.output = (state.output + chunk.toString('utf8')).slice(-OUTPUT_MAX)
    })
  }
  await waitUntilReady(child, port, () => state.output)
}

/** Node.js arguments of `npm start`: its own options and the script. */
function readStartArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return String(scripts.start)
    .replace(/^exec node /, '')
    .split(' ')
}

/** The database and Redis of this process are not the instance's. */
function buildEnvironment({ env, hasClock, aheadMs, port, dataDir, password }: InstanceState): NodeJS.ProcessEnv {
  const { DATABASE_URL, REDIS_URL, ...inherited } = process.env
  return {
    ...inherited,
    LOG_LEVEL: 'warn',
    DEMO_HOLD_SECONDS: HOLD_SECONDS,
    ...env,
    ...(hasClock ? { FOYER_CLOCK_AHEAD_MS: String(aheadMs) } : {}),
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_PASSWORD: password,
  }
}

async function endProcess(
  { child }: InstanceState,
  signal: NodeJS.Signals,
  { isGroup = false } = {},
): Promise<number | null> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
  const ended = once(child, 'exit')
  if (isGroup && child.pid !== undefined) process.kill(-child.pid, signal)
  else child.kill(signal)
  await ended
  return child.exitCode
}

/** SIGKILL, also of a server that npm has left behind. */
function killAll({ child, npmShell }: InstanceState): void {
  if (npmShell) killGroup(child?.pid)
  else child?.kill('SIGKILL')
}

async function advanceClock(state: InstanceState, ms: number): Promise<void> {
  const { hasClock, child } = state
  if (!hasClock) throw new Error('the instance has no clock of its own')
  if (!child?.connected) {
    state.aheadMs += ms
    return
  }
  const answered = once(child, 'message')
  child.send({ advanceMs: ms })
  const [answer] = await answered
  state.aheadMs = (answer as { aheadMs: number }).aheadMs // the only message of the clock
}

/** The folder in memory, where there is one with room: the disk is not the subject. */
function findMemoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize > MEMORY_MIN_BYTES ? MEMORY_FOLDER : undefined
  } catch {
    return undefined
  }
}

/** Runs `npm run db -- verify` on the data of a stopped instance. @returns its output */
export async function proveLedger({ dataDir }: Pick<RunningInstance, 'dataDir'>): Promise<string> {
  const { DATABASE_URL, REDIS_URL, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: dataDir }
  const { stdout, stderr } = await run(process.execPath, ['scripts/db.ts', 'verify'], { cwd: projectRoot, env })
  return stdout + stderr
}

/** Loaded when needed: a worker of journeys that starts no instance has no use for the whole server. */
async function addSchemas(dataDir: string): Promise<void> {
  const [{ fillDataFolder }, { schemas }] = await Promise.all([
    import('@foyer/database/testing'),
    import('./start/databases.ts'),
  ])
  await fillDataFolder(dataDir, Object.values(schemas))
}

async function waitUntilReady(child: ChildProcess, port: number, readOutput: () => string): Promise<void> {
  const deadlineMs = performance.now() + READY_TIMEOUT_MS
  while (performance.now() < deadlineMs) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the instance ended:\n${readOutput()}`)
    if (await isReady(port)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  child.kill('SIGKILL')
  throw new Error(`the instance was not ready after ${READY_TIMEOUT_MS} ms:\n${readOutput()}`)
}

async function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/readyz', timeout: 2_000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('error', () => resolve(false))
    request.on('timeout', () => request.destroy())
  })
}
