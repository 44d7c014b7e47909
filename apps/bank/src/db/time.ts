import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { DUE_HORIZON_MS } from '../bank.constants.ts'

/** The database's time this many milliseconds from now: its clock is decisive, not the process's. */
export function inMs(delayMs: number): SQL<Date> {
  return sql<Date>`now() + ${delayMs} * interval '1 millisecond'`
}

/** Milliseconds from the database's now until a time, negative when it has passed. */
export function msUntil(time: SQL): SQL<number | null> {
  return sql<number | null>`(extract(epoch FROM ${time} - now()) * 1000)::float8`
}

/** Whether a planned time has come, or is so far ahead that it was planned while the clock was. */
export function isDue(time: SQLWrapper): SQL {
  return sql`(${time} <= now() OR ${time} > ${inMs(DUE_HORIZON_MS)})`
}
