import { createPollLoop, type Database } from '@foyer/database'
import { type BankTimings, CLEANING_MS, ENDED_DELIVERY_LIFE_MS, OVERDUE_SLEEP_MS } from './bank.constants.ts'
import { deleteOldNonces } from './http/request-nonce.store.ts'
import { type DeliveryWorker, deleteOldDeliveries, findNextDeliveryMs } from './modules/delivery/index.ts'
import { findNextExpiryMs, sweepPayments } from './modules/payment/index.ts'
import { findNextSendMs, sweepPayouts } from './modules/payout/index.ts'

/** Processes due work: expiries, delayed payouts, callbacks. All of it is in the database, none in memory. */
export interface Sweeper {
  /** Runs at once, or once more after the current run. */
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
  let cleanedAtMs = 0
  const loop = createPollLoop(sweep, { onError, maxDelayMs: timings.maxSleepMs, overdueDelayMs: OVERDUE_SLEEP_MS })

  async function sweep(): Promise<number | null> {
    await database.transaction((tx) => sweepPayments(tx, timings))
    await database.transaction((tx) => sweepPayouts(tx, timings))
    const hasCapacity = await worker.startDue(loop.wake)
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
    const known = waits.filter((wait) => wait !== null)
    return known.length > 0 ? Math.min(...known) : null
  }

  return {
    wake: loop.wake,
    async close() {
      await loop.end()
      await worker.close()
    },
  }
}
