import { type SQL, sql } from 'drizzle-orm'

/** The database's time this many milliseconds from now: its clock is decisive, not the process's. */
export function inMs(delayMs: number): SQL<Date> {
  return sql<Date>`now() + ${delayMs} * interval '1 millisecond'`
}
