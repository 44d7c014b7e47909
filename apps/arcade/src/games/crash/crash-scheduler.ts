import { randomUUID } from 'node:crypto'
import { createPollLoop } from '@foyer/database'
import { findNextWagerMs, makeDueCalls, type WagerCallDependencies } from '../../modules/wager/index.ts'
import { hasFlyingBets } from './crash-bet.store.ts'
import { decideBets } from './crash-decision.service.ts'
import { advanceRounds, type RoundDependencies } from './crash-round.service.ts'
import { releaseLease } from './crash-round.store.ts'
import { betWagers } from './crash-wagers.service.ts'

/** Interval of decisions while bets fly: an automatic cash-out is paid this much later at most. */
const DECIDE_EVERY_MS = 250

export interface CrashScheduler {
  /** Players are there: a round is due. */
  wakeRounds(): void
  /** A bet was decided, or waits for the platform. */
  wakeBets(): void
  /**
   * Ends the rounds and the heartbeats of this process: another one runs them at once, otherwise the interruption begins.
   * Bets are decided and paid until `stop`.
   */
  endRounds(): Promise<void>
  /** Ends the current runs; unfinished work continues at the next start. */
  stop(): Promise<void>
}

export type CrashSchedulerDependencies = Omit<RoundDependencies, 'holder'> & WagerCallDependencies

/**
 * Runs the rounds and the money of Crash. Due work is in the tables, never in memory: a killed process continues at its
 * next start, and of several processes one runs the rounds and all share the calls. Rounds and calls have separate
 * loops, so that an unavailable platform never delays a round.
 */
export function startCrashScheduler(dependencies: CrashSchedulerDependencies): CrashScheduler {
  const { database, logger } = dependencies
  let isStopped = false
  const isStopping = () => isStopped
  const options = { onError: (error: unknown) => logger.error({ error: String(error) }, 'crash failed and retries') }
  const bets = createPollLoop(async () => {
    await decideBets(dependencies, isStopping)
    await makeDueCalls(dependencies, betWagers, isStopping)
    const [isFlying, dueMs] = [
      await database.statement(hasFlyingBets, { isOperator: true }),
      await database.statement((tx) => findNextWagerMs(tx, betWagers), { isOperator: true }),
    ]
    return isFlying ? Math.min(DECIDE_EVERY_MS, dueMs ?? DECIDE_EVERY_MS) : dueMs
  }, options)
  const holder = randomUUID()
  let wasRunning = false
  const rounds = createPollLoop(async () => {
    const waitMs = await advanceRounds({ ...dependencies, holder })
    if (waitMs !== null || wasRunning) bets.wake()
    wasRunning = waitMs !== null
    return waitMs
  }, options)
  bets.wake()
  rounds.wake()
  async function endRounds(): Promise<void> {
    await rounds.end()
    // Another process runs the rounds at once; after a kill it waits for the lease's end.
    await database.statement((tx) => releaseLease(tx, holder)).catch(options.onError)
  }
  return {
    wakeRounds: rounds.wake,
    wakeBets: bets.wake,
    endRounds,
    async stop() {
      isStopped = true
      await Promise.all([endRounds(), bets.end()])
    },
  }
}
