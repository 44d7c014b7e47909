import { type SQL, sql } from 'drizzle-orm'

/** The time of the statement in the precision of a list's cursor, milliseconds. */
export const clockMs = sql`date_trunc('milliseconds', clock_timestamp())`

/** The database's time this many milliseconds from the statement; its transaction may have begun long before. */
export function inMs(delayMs: number): SQL<Date> {
  return sql<Date>`clock_timestamp() + ${delayMs} * interval '1 millisecond'`
}
