import { createPollLoop } from '@foyer/database'
import type { ArcadeGame } from '../../game/arcade-game.rules.ts'
import { findNextWagerMs, makeDueCalls, type WagerCallDependencies } from '../wager/index.ts'
import { buildRoundWagers } from './round-wagers.service.ts'

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
  dependencies: WagerCallDependencies & { games: readonly ArcadeGame[]; maxPollDelayMs?: number | undefined },
): RoundScheduler {
  const { database, logger, maxPollDelayMs: maxDelayMs } = dependencies
  const wagers = buildRoundWagers(dependencies.games)
  let isStopped = false
  const loop = createPollLoop(
    async () => {
      await makeDueCalls(dependencies, wagers, () => isStopped)
      return database.statement((tx) => findNextWagerMs(tx, wagers), { isOperator: true })
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
