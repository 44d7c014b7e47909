import { findNextStepMs } from '../draw/index.ts'
import { forgetOldSessions } from '../session/index.ts'
import { findNextDueMs, makeDueCalls, type TicketDeps } from '../ticket/index.ts'
import { createClockWatch } from './conductor.clock.ts'
import { advanceDraws, type DrawDeps, openDraws, settleDraws } from './conductor.draws.ts'
import { LONGEST_REST_MS, startRound } from './conductor.round.ts'

/** How often what has ended long ago is removed. */
const CLEANING_MS = 60 * 60_000

export interface ConductorDeps extends DrawDeps, TicketDeps {
  /** Tests look more often than every 15 seconds. */
  longestRestMs?: number
}

export interface Conductor {
  /** Looks now instead of at the next due time. */
  wake(): void
  /** Ends the rounds under way; what is unfinished is taken up at the next start. */
  stop(): Promise<void>
}

/**
 * Keeps the draws and the tickets moving. What is due stands in the tables, never in memory: every round reads it
 * there, so that a process that was killed anywhere takes up the work at its next start, and several share it.
 * Draws and calls have a round each, so that a platform that does not answer never delays a draw.
 */
export function startConductor(deps: ConductorDeps): Conductor {
  const { database, logger, longestRestMs = LONGEST_REST_MS } = deps
  let isStopped = false
  let cleanedAtMs = 0
  const isStopping = () => isStopped
  const options = {
    longestRestMs,
    onError: (error: unknown) => logger.error({ error: String(error) }, 'a round of the lottery is repeated'),
  }

  const calls = startRound(async () => {
    await makeDueCalls(deps, isStopping)
    return database.statement(findNextDueMs, { isOperator: true })
  }, options)
  const watchClock = createClockWatch(logger)
  const draws = startRound(async () => {
    await openDraws({ ...deps, watchClock })
    await advanceDraws(deps)
    await settleDraws(deps, isStopping)
    calls.wake()
    if (Date.now() - cleanedAtMs > CLEANING_MS) {
      cleanedAtMs = Date.now()
      await database.statement(forgetOldSessions, { isOperator: true })
    }
    return database.statement(findNextStepMs)
  }, options)

  return {
    wake: draws.wake,
    async stop() {
      isStopped = true
      await Promise.all([draws.end(), calls.end()])
    },
  }
}
