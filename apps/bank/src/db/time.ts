import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { DUE_HORIZON_MS } from '../bank.constants.ts'

/** This many milliseconds after the transaction's begin, so that a payment's life counts from its creation. */
export function afterMs(delayMs: number): SQL<Date> {
  return sql<Date>`now() + ${delayMs} * interval '1 millisecond'`
}

/** Milliseconds from the database's now until a time, negative when it has passed. */
export function msUntil(time: SQL): SQL<number | null> {
  return sql<number | null>`(extract(epoch FROM ${time} - now()) * 1000)::float8`
}

/** Whether a planned time has come, or is so far ahead that it was planned while the clock was. */
export function isDue(time: SQLWrapper): SQL {
  return sql`(${time} <= now() OR ${time} > ${afterMs(DUE_HORIZON_MS)})`
}
