import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'

/** Schema of the queue's own tables. */
export const JOBS_SCHEMA = 'jobs'

/** Waiting time of the oldest due job, in seconds; 0 without one. */
export async function findOldestJobSeconds(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    SELECT coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 AS seconds
    FROM ${sql.identifier(JOBS_SCHEMA)}.job WHERE state IN ('created', 'retry') AND start_after < now()`)
  return rows[0]?.seconds ?? 0
}
