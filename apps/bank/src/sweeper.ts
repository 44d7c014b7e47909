import type { Database } from '@foyer/database'
import {
  type BankTimings,
  CLEANING_MS,
  ENDED_DELIVERY_LIFE_MS,
  SHORTEST_SLEEP_MS,
  SWEEP_RETRY_MS,
} from './bank.constants.ts'
import { forgetOldNonces } from './http/request-nonce.store.ts'
import { type DeliveryWorker, findNextDeliveryMs, forgetOldDeliveries } from './modules/delivery/index.ts'
import { findNextExpiryMs, sweepPayments } from './modules/payment/index.ts'
import { findNextSendMs, sweepPayouts } from './modules/payout/index.ts'

/** Does what time makes due: expiries, delayed payouts, callbacks. All of it lies in the database, none in memory. */
export interface Sweeper {
  /** Looks at once, or once more after the round under way. */
  wake(): void
  close(): Promise<void>
}

interface Options {
  database: Database
  worker: DeliveryWorker
  timings: BankTimings
  onError(error: unknown): void
}

export function createSweeper({ database, worker, timings, onError }: Options): Sweeper {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isAskedAgain = false
  let isClosed = false
  let cleanedAtMs = 0

  async function runRound(): Promise<number> {
    await database.transaction((tx) => sweepPayments(tx, timings))
    await database.transaction((tx) => sweepPayouts(tx, timings))
    const hasRoom = await worker.startDue(wake)
    if (Date.now() - cleanedAtMs > CLEANING_MS) {
      cleanedAtMs = Date.now()
      await database.statement(forgetOldNonces)
      await database.statement((tx) => forgetOldDeliveries(tx, ENDED_DELIVERY_LIFE_MS))
    }
    const waits = await database.transaction(
      async (tx) => [
        hasRoom ? await findNextDeliveryMs(tx) : null,
        await findNextExpiryMs(tx),
        await findNextSendMs(tx),
      ],
      { isReadOnly: true },
    )
    const soonestMs = Math.min(...waits.map((wait) => wait ?? Number.POSITIVE_INFINITY))
    return Math.min(Math.max(soonestMs, SHORTEST_SLEEP_MS), timings.longestSleepMs)
  }

  function wake(): void {
    if (isClosed) return
    isAskedAgain = round !== undefined
    if (round) return
    clearTimeout(timer)
    round = runRound()
      .catch((error: unknown) => {
        onError(error)
        return SWEEP_RETRY_MS
      })
      .then((sleepMs) => {
        round = undefined
        if (!isClosed) timer = setTimeout(wake, isAskedAgain ? 0 : Math.ceil(sleepMs))
      })
  }

  return {
    wake,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await round
      await worker.close()
    },
  }
}
