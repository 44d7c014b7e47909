import type { Tx } from '@foyer/database'
import { and, eq, gte, lt, sql, sum } from 'drizzle-orm'
import { pageSpeedTable, systemTimingTable } from './system-timing.table.ts'

export type TimingCount = Omit<typeof pageSpeedTable.$inferSelect, 'day'>

const today = sql`(now() AT TIME ZONE 'UTC')::date`

/** Adds counts of one merchant to today's. */
export async function addTimings(tx: Tx, counts: readonly TimingCount[]): Promise<void> {
  const { merchant, day, route, network, build, visit, measure, boundMs, loads } = pageSpeedTable
  await tx
    .insert(pageSpeedTable)
    .values(counts.map((count) => ({ ...count, day: today })))
    .onConflictDoUpdate({
      target: [merchant, day, route, network, build, visit, measure, boundMs],
      set: { loads: sql`${loads} + excluded.loads` },
    })
}

/** Page loads of a merchant's last days by page, network, measure and upper bound; of one build, or of all. */
export async function listTimings(
  tx: Tx,
  merchant: string,
  { days, build }: { days: number; build?: string | undefined },
) {
  const { route, network, measure, boundMs, loads, day } = pageSpeedTable
  return tx
    .select({ route, network, measure, boundMs, loads: sum(loads).mapWith(Number) })
    .from(pageSpeedTable)
    .where(
      and(
        eq(pageSpeedTable.merchant, merchant),
        gte(day, sql`${today} - ${days}::int`),
        build === undefined ? undefined : eq(pageSpeedTable.build, build),
      ),
    )
    .groupBy(route, network, measure, boundMs)
}

/** Deletes rows older than 30 days. */
export async function deleteOldTimings(tx: Tx): Promise<void> {
  await tx.delete(systemTimingTable).where(lt(systemTimingTable.day, sql`${today} - 30`))
  await tx.delete(pageSpeedTable).where(lt(pageSpeedTable.day, sql`${today} - 30`))
}
