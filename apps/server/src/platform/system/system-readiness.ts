import type { Database } from '@foyer/database'
import type { Redis } from 'ioredis'
import { isDataKeyRight } from '../../db/data-key-check.ts'
import { NotReadyError, type ReadinessProblem } from './system-health.routes.ts'

export interface ReadinessDependencies {
  database: Database
  dataKey: string
  /** Present when REDIS_URL is set; money and logins are then closed without it (T36). */
  shared: Redis | undefined
  migrations: URL
}

/**
 * Checks everything required to serve members: the database and its disk, the shared store, the schema and the data
 * key. Completes within 3 s.
 */
export function createReadinessCheck(dependencies: ReadinessDependencies): () => Promise<Record<string, string>> {
  const { database, dataKey, shared, migrations } = dependencies

  async function findDatabaseProblems(): Promise<ReadinessProblem[]> {
    const { status, reason = '' } = await database.health()
    if (status === 'down') return [{ part: 'database', reason }]
    const problems: ReadinessProblem[] = status === 'degraded' ? [{ part: 'disk', reason }] : []
    const pending = await database.listPending(migrations)
    if (pending.length > 0) {
      const count = `${pending.length} migrations are not applied, the first is ${pending[0]}`
      // Without them the check value may be missing too.
      return [...problems, { part: 'migrations', reason: `${count}: npm run db -- migrate.` }]
    }
    const isRight = await isDataKeyRight(database, dataKey)
    return isRight ? problems : [...problems, { part: 'data_key', reason: 'DATA_KEY is not that of the data.' }]
  }

  async function findStoreProblems(): Promise<ReadinessProblem[]> {
    if (!shared) return []
    const isThere = await shared.ping().then(
      () => true,
      () => false,
    )
    return isThere ? [] : [{ part: 'redis', reason: 'The store of REDIS_URL does not answer.' }]
  }

  return async () => {
    const databaseProblems = findDatabaseProblems().catch((): ReadinessProblem[] => [
      { part: 'database', reason: 'The database does not answer.' },
    ])
    const problems = (await Promise.all([databaseProblems, findStoreProblems()])).flat()
    if (problems.length > 0) throw new NotReadyError(problems)
    return { database: database.kind }
  }
}
