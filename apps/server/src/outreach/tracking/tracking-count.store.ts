import type { Tx } from '@foyer/database'
import { and, asc, eq, gte, lt, sql, sum } from 'drizzle-orm'
import { trackingCountTable } from './tracking.table.ts'

const today = sql`(now() AT TIME ZONE 'UTC')::date`

/** Adds one event to today's count. */
export async function countEvent(tx: Tx, row: { merchant: string; source: string; event: string }): Promise<void> {
  const { merchant, day, source, event, events } = trackingCountTable
  await tx
    .insert(trackingCountTable)
    .values({ ...row, day: today as never, events: 1 }) // SQL in place of a date
    .onConflictDoUpdate({ target: [merchant, day, source, event], set: { events: sql`${events} + 1` } })
}

/** Number of sources of today; bounds the rows that visitors can make. */
export async function countSources(tx: Tx, merchant: string): Promise<number> {
  const rows = await tx
    .select({ total: sql<number>`count(DISTINCT ${trackingCountTable.source})::int` })
    .from(trackingCountTable)
    .where(and(eq(trackingCountTable.merchant, merchant), eq(trackingCountTable.day, today)))
  return rows[0]?.total ?? 0
}

/** Events of the last days by source. */
export async function listTrackingCounts(tx: Tx, merchant: string, days: number) {
  const { source, event, events, day } = trackingCountTable
  return tx
    .select({ source, event, events: sum(events).mapWith(Number) })
    .from(trackingCountTable)
    .where(
      and(eq(trackingCountTable.merchant, merchant), gte(day, sql`(now() AT TIME ZONE 'UTC')::date - ${days}::int`)),
    )
    .groupBy(source, event)
    .orderBy(asc(source), asc(event))
}

/** Deletes rows older than 400 days: a year can be compared with the one before. */
export async function deleteOldTrackingCounts(tx: Tx): Promise<void> {
  await tx.delete(trackingCountTable).where(lt(trackingCountTable.day, sql`(now() AT TIME ZONE 'UTC')::date - 400`))
}
