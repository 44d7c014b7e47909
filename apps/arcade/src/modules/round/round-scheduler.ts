import { createPollLoop } from '@foyer/database'
import { findNextRoundDueMs } from './round.store.ts'
import { makeDueRoundCalls, type RoundCallDependencies } from './round-calls.service.ts'

export interface RoundScheduler {
  /** Polls now instead of at the next due time. */
  wake(): void
  /** Ends the current run; unfinished work continues at the next start. */
  stop(): Promise<void>
}

/**
 * Advances rounds with a due call or an expiry. Due work is in the table, never in memory: a killed process continues at
 * its next start, and several processes share it.
 */
export function startRoundScheduler(
  dependencies: RoundCallDependencies & { maxPollDelayMs?: number | undefined },
): RoundScheduler {
  const { database, logger, maxPollDelayMs: maxDelayMs } = dependencies
  let isStopped = false
  const loop = createPollLoop(
    async () => {
      await makeDueRoundCalls(dependencies, () => isStopped)
      return database.statement(findNextRoundDueMs, { isOperator: true })
    },
    {
      maxDelayMs,
      onError: (error: unknown) => logger.error({ error: String(error) }, 'round scheduler failed and retries'),
    },
  )
  loop.wake()
  return {
    wake: loop.wake,
    async stop() {
      isStopped = true
      await loop.end()
    },
  }
}
