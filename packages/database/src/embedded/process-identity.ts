import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identity of one run of a process: process ids are reused. */
export interface ProcessIdentity {
  pid: number
  /** Start of the process (boot and clock ticks since) on systems with /proc; otherwise null. */
  startedAt: string | null
  /** Machine and, if any, the namespace of the process id. */
  place: string
}

function readOrNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Field 22 of /proc/PID/stat; the second field is a name that may contain spaces and brackets. */
function readStart(pid: number): string | null {
  return readOrNull(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}:${ticks}`
  })
}

/** @returns the identity of this process. */
export function identifyThisProcess(): ProcessIdentity {
  const namespace = readOrNull(() => readlinkSync('/proc/self/ns/pid')) ?? ''
  return { pid: process.pid, startedAt: readStart(process.pid), place: `${hostname()} ${namespace}`.trim() }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM' // process.kill throws system errors only.
  }
}

/** @returns false only for a process that has certainly ended; one of another place cannot be checked */
export function mayBeAlive(identity: ProcessIdentity): boolean {
  if (identity.place !== identifyThisProcess().place) return true
  if (!answersSignals(identity.pid)) return false
  const start = readStart(identity.pid)
  return start === null || identity.startedAt === null || start === identity.startedAt
}
