import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { NodePgClient } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { QueryConfig, QueryResult } from 'pg'
import { NestedTransactionError } from './errors.ts'
import type { Tx } from './types.ts'

/** Runs one statement; a drizzle handle needs nothing else from its client. */
export type RunQuery = (config: QueryConfig, values: unknown[] | undefined) => Promise<QueryResult>

/** Creates the branded drizzle handle over `runQuery`. */
export function makeTx(runQuery: RunQuery): Tx {
  const client = {
    query: (config: string | QueryConfig, values?: unknown[]) =>
      runQuery(typeof config === 'string' ? { text: config } : config, values),
  }
  const handle = drizzle({ client: client as unknown as NodePgClient }) // only query() is called unless it is a Pool
  handle.transaction = () =>
    Promise.reject(new NestedTransactionError('A handle is already in its transaction: run the statements on it.'))
  return handle as unknown as Tx // the brand exists for the type checker only
}

/**
 * Unwraps drizzle's error: its message repeats every parameter, possibly a secret, into logs. PostgreSQL's `detail`
 * repeats values too, so it stays readable but not enumerable.
 */
export function unwrapQueryError(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  if (cause instanceof Error && 'detail' in cause && typeof cause.detail === 'string') {
    Object.defineProperty(cause, 'detail', { enumerable: false })
  }
  return cause
}
