import { spawn } from 'node:child_process'

/** Result of a finished command; `code` is 128 plus the signal's number when a signal ended it. */
export interface CommandResult {
  code: number
  output: string
}

export interface CommandOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  timeoutMs?: number
  /** Forwards the command's output to the terminal as well. */
  isShown?: boolean
}

const OUTPUT_MAX = 4_000_000
const TIMEOUT_CODE = 124

/** Runs a command without a shell and collects its output of both streams. Never throws for a failing command. */
export async function runCommand(
  command: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { cwd, env = process.env, timeoutMs, isShown = false } = options
  return new Promise((resolve) => {
    // A separate process group, so that child processes end with it.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    const endGroup = () => killGroup(child.pid)
    process.once('exit', endGroup)
    let output = ''
    let isTimedOut = false
    const gather = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-OUTPUT_MAX)
      if (isShown) process.stdout.write(chunk)
    }
    const timer =
      timeoutMs &&
      setTimeout(() => {
        isTimedOut = true
        endGroup()
      }, timeoutMs)
    child.stdout.on('data', gather)
    child.stderr.on('data', gather)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => {
      clearTimeout(timer)
      process.off('exit', endGroup)
      if (isTimedOut) output += `\nended after ${timeoutMs} ms\n`
      resolve({ code: isTimedOut ? TIMEOUT_CODE : (code ?? 1), output })
    })
  })
}

/** For programs that run commands: a signal ends them by an exit that also ends their commands. */
export function exitOnSignals(): void {
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}

/** SIGKILL to a process group, which may have ended. */
export function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
