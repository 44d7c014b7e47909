import { createPollLoop } from '@foyer/database'
import { findNextStepMs } from '../draw/index.ts'
import { deleteOldSessions } from '../session/index.ts'
import { ticketWagers } from '../ticket/index.ts'
import { findNextWagerMs, makeDueCalls, type WagerDependencies } from '../wager/index.ts'
import { advanceDraws, type DrawDependencies, openDraws, settleDraws } from './draw-scheduler.service.ts'
import { createClockWatch } from './draw-scheduler-clock.ts'

/** Interval of the cleanup of old rows. */
const CLEANING_MS = 60 * 60_000

export interface DrawSchedulerDependencies extends DrawDependencies, WagerDependencies {
  /** Tests poll more often than every 15 seconds. */
  maxPollDelayMs?: number | undefined
}

export interface DrawScheduler {
  /** Polls now instead of at the next due time. */
  wake(): void
  /** Ends the current runs; unfinished work continues at the next start. */
  stop(): Promise<void>
}

/**
 * Advances draws and tickets. Due work is in the tables, never in memory: every run reads it there, so that a killed
 * process continues at its next start, and several processes share it. Draws and calls have separate loops, so that an
 * unavailable platform never delays a draw.
 */
export function startDrawScheduler(dependencies: DrawSchedulerDependencies): DrawScheduler {
  const { database, logger, maxPollDelayMs: maxDelayMs } = dependencies
  let isStopped = false
  let cleanedAtMs = 0
  const isStopping = () => isStopped
  const options = {
    maxDelayMs,
    onError: (error: unknown) => logger.error({ error: String(error) }, 'draw scheduler failed and retries'),
  }

  const calls = createPollLoop(async () => {
    await makeDueCalls(dependencies, ticketWagers, isStopping)
    return database.statement((tx) => findNextWagerMs(tx, ticketWagers), { isOperator: true })
  }, options)
  const watchClock = createClockWatch(logger)
  const draws = createPollLoop(async () => {
    await openDraws({ ...dependencies, watchClock })
    await advanceDraws(dependencies)
    await settleDraws(dependencies, isStopping)
    calls.wake()
    if (Date.now() - cleanedAtMs > CLEANING_MS) {
      cleanedAtMs = Date.now()
      await database.statement(deleteOldSessions, { isOperator: true })
    }
    return database.statement(findNextStepMs)
  }, options)
  calls.wake()
  draws.wake()

  return {
    wake: draws.wake,
    async stop() {
      isStopped = true
      await Promise.all([draws.end(), calls.end()])
    },
  }
}
