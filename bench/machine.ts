import { execFileSync } from 'node:child_process'
import { arch, cpus, platform, release, totalmem } from 'node:os'

/** Description of the measuring machine, in one line. */
export function describeMachine(browser: string): string {
  const processors = cpus()
  const memoryGb = Math.round(totalmem() / 1024 ** 3)
  return [
    `${processors.length} × ${processors[0]?.model.trim() || arch()}`,
    `${memoryGb} GB`,
    `${platform()} ${release()}`,
    `Node.js ${process.version}`,
    readVersion(browser),
  ].join(', ')
}

function readVersion(command: string): string {
  try {
    return execFileSync(command, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'no version of the browser'
  }
}
