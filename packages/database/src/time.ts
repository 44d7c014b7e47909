import { type SQL, sql } from 'drizzle-orm'

/** The database's time this many milliseconds from the statement; its transaction may have begun long before. */
export function inMs(delayMs: number): SQL<Date> {
  return sql<Date>`clock_timestamp() + ${delayMs} * interval '1 millisecond'`
}
