import type { Tx } from '@foyer/database'
import { lt, sql } from 'drizzle-orm'
import { systemTimingTable } from './system-timing.table.ts'

export type TimingCount = Pick<
  typeof systemTimingTable.$inferSelect,
  'merchant' | 'visit' | 'measure' | 'boundMs' | 'loads'
>

/** Adds counts of one merchant to today's. */
export async function addTimings(tx: Tx, counts: readonly TimingCount[]): Promise<void> {
  const { merchant, day, visit, measure, boundMs, loads } = systemTimingTable
  await tx
    .insert(systemTimingTable)
    .values(counts.map((count) => ({ ...count, day: sql`(now() AT TIME ZONE 'UTC')::date` })))
    .onConflictDoUpdate({
      target: [merchant, day, visit, measure, boundMs],
      set: { loads: sql`${loads} + excluded.loads` },
    })
}

/** Deletes rows older than 30 days. */
export async function deleteOldTimings(tx: Tx): Promise<void> {
  await tx.delete(systemTimingTable).where(lt(systemTimingTable.day, sql`(now() AT TIME ZONE 'UTC')::date - 30`))
}
