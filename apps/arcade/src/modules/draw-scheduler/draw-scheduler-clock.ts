import type { DatabaseLogger } from '@foyer/database'

/** A clock that gains or loses more than this between two looks was set, and does not just run unevenly. */
const JUMP_MS = 5_000

/**
 * Watches a clock that is looked at from time to time against one that is never set, and logs when it was.
 * @returns the function to call with each look; it gives the milliseconds of the jump, 0 for none
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
