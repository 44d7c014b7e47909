import type { Database, Tx } from '@foyer/database'
import { expect } from 'vitest'

/*
 * Races that a test decides, on PostgreSQL: the embedded database has one session, and its callers queue instead of
 * waiting for each other's locks.
 */

/** Keeps a transaction open after its work. @returns its end */
export async function keepOpen(database: Database, work: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const done = database.transaction(
    async (tx) => {
      await work(tx)
      begun.resolve()
      await released.promise
    },
    { merchant: 'aurora' },
  )
  await Promise.race([begun.promise, done])
  return async () => {
    released.resolve()
    await done
  }
}

/** Ends when so many transactions wait for a lock: a stake waits for half a second at most. */
export async function untilWaiting(database: Database, count = 1): Promise<void> {
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
  const isWaiting = async () => (await database.executeSql(waiting, [])).rows.length >= count
  await expect.poll(isWaiting, { interval: 10, timeout: 10_000 }).toBe(true)
}
