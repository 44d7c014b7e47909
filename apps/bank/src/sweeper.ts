import type { Database } from '@foyer/database'
import {
  type BankTimings,
  CLEANING_MS,
  ENDED_DELIVERY_LIFE_MS,
  MIN_SLEEP_MS,
  SWEEP_RETRY_MS,
} from './bank.constants.ts'
import { deleteOldNonces } from './http/request-nonce.store.ts'
import { type DeliveryWorker, deleteOldDeliveries, findNextDeliveryMs } from './modules/delivery/index.ts'
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
  let isWakeRequested = false
  let isClosed = false
  let cleanedAtMs = 0

  async function runOnce(): Promise<number> {
    await database.transaction((tx) => sweepPayments(tx, timings))
    await database.transaction((tx) => sweepPayouts(tx, timings))
    const hasCapacity = await worker.startDue(wake)
    if (Date.now() - cleanedAtMs > CLEANING_MS) {
      cleanedAtMs = Date.now()
      await database.statement(deleteOldNonces)
      await database.statement((tx) => deleteOldDeliveries(tx, ENDED_DELIVERY_LIFE_MS))
    }
    const waits = await database.transaction(
      async (tx) => [
        hasCapacity ? await findNextDeliveryMs(tx) : null,
        await findNextExpiryMs(tx),
        await findNextSendMs(tx),
      ],
      { isReadOnly: true },
    )
    const soonestMs = Math.min(...waits.map((wait) => wait ?? Number.POSITIVE_INFINITY))
    return Math.min(Math.max(soonestMs, MIN_SLEEP_MS), timings.maxSleepMs)
  }

  function wake(): void {
    if (isClosed) return
    isWakeRequested = round !== undefined
    if (round) return
    clearTimeout(timer)
    round = runOnce()
      .catch((error: unknown) => {
        onError(error)
        return SWEEP_RETRY_MS
      })
      .then((sleepMs) => {
        round = undefined
        if (!isClosed) timer = setTimeout(wake, isWakeRequested ? 0 : Math.ceil(sleepMs))
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
