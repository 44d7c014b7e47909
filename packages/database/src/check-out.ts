import type { PoolClient } from 'pg'
import type { Backend } from './backend.ts'
import { WAITING_CALLERS_LIMIT } from './database.constants.ts'
import { DatabaseBusyError, DatabaseUnavailableError, readSqlState, WorkerFailedError } from './errors.ts'

/**
 * Checks out a connection of the pool.
 * @throws DatabaseBusyError when too many callers wait or the wait times out, DatabaseUnavailableError without a
 * database to connect to
 */
export async function checkOut(backend: Backend): Promise<PoolClient> {
  if (backend.pool.waitingCount >= WAITING_CALLERS_LIMIT) {
    throw new DatabaseBusyError('Too many calls wait for the database.')
  }
  try {
    return await backend.pool.connect()
  } catch (error) {
    if (error instanceof WorkerFailedError) throw error
    // A server's refusal has an SQLSTATE, a network failure a system error code; a timeout has neither.
    const hasCode = readSqlState(error) !== undefined || (error instanceof Error && 'code' in error)
    if (hasCode || backend.pool.ended || backend.pool.ending) {
      throw new DatabaseUnavailableError(`The database at ${backend.location} does not answer.`, { cause: error })
    }
    throw new DatabaseBusyError('No connection to the database became free in time.', { cause: error })
  }
}
