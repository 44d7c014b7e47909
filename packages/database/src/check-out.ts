import type { PoolClient } from 'pg'
import type { Backend } from './backend.ts'
import { WAITING_CALLERS_LIMIT } from './database.constants.ts'
import { DatabaseBusyError, DatabaseUnavailableError, readSqlState, WorkerFailedError } from './errors.ts'

/**
 * Waits for a connection of the pool.
 * @throws DatabaseBusyError when too many wait or the wait was too long, DatabaseUnavailableError when there is no
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
    // A server that refuses has an SQLSTATE, a network that does has a system's code; a wait that was too long has none.
    const hasCode = readSqlState(error) !== undefined || (error instanceof Error && 'code' in error)
    if (hasCode || backend.pool.ended || backend.pool.ending) {
      throw new DatabaseUnavailableError(`The database at ${backend.location} does not answer.`, { cause: error })
    }
    throw new DatabaseBusyError('No connection to the database became free in time.', { cause: error })
  }
}
