import type { DatabaseLogger } from '@foyer/database'

/** A larger gain or loss between two checks means that the clock was set, not that it runs unevenly. */
const JUMP_MS = 5_000

/**
 * Compares a clock, checked from time to time, with a monotonic one, and logs when it was set.
 * @returns the function to call at each check; it returns the milliseconds of the jump, 0 for none
 */
export function createClockWatch(
  logger: Pick<DatabaseLogger, 'warn'>,
  readSteadyMs: () => number = () => performance.now(),
): (now: Date) => number {
  let last: { clockMs: number; steadyMs: number } | undefined
  return (now) => {
    const sample = { clockMs: now.getTime(), steadyMs: readSteadyMs() }
    const jumpMs = last ? Math.round(sample.clockMs - last.clockMs - (sample.steadyMs - last.steadyMs)) : 0
    last = sample
    if (Math.abs(jumpMs) < JUMP_MS) return 0
    logger.warn({ jumpMs, clock: now.toISOString() }, 'clock of the database was changed')
    return jumpMs
  }
}
