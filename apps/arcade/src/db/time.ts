import { sql } from 'drizzle-orm'

/** The time of the statement in the precision of a list's cursor, milliseconds. */
export const clockMs = sql`date_trunc('milliseconds', clock_timestamp())`
