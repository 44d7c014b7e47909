import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { MigrationError } from './errors.ts'
import { retryLockWaits } from './lock-wait.ts'
import { quietLogger } from './quiet-logger.ts'
import { openTestEngine, readTestDatabaseKind } from './testing.ts'
import type { Database } from './types.ts'

const options = { schema: 'arcade', logger: quietLogger, attempts: 3, delay: { firstMs: 1, maxMs: 1 } }
const fail = (code: string) => Promise.reject(Object.assign(new Error('refused'), { code }))

describe('a step of a migration', () => {
  it.each(['55P03', '40P01'])('is repeated when a lock timed out or closed a circle (%s)', async (code) => {
    const run = vi.fn(async () => 'done').mockImplementationOnce(() => fail(code))
    expect(await retryLockWaits(run, options)).toBe('done')
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('ends after the last attempt with a sentence', async () => {
    const run = vi.fn(() => fail('55P03'))
    const error = await retryLockWaits(run, options).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(MigrationError)
    expect(String(error)).toMatch(/waited 3 times for a lock of another session/)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('is not repeated after any other failure', async () => {
    const run = vi.fn(() => fail('42601'))
    await expect(retryLockWaits(run, options)).rejects.toMatchObject({ code: '42601' })
    expect(run).toHaveBeenCalledTimes(1)
  })
})

// The embedded database has one session, which never waits for a lock.
it.runIf(readTestDatabaseKind() === 'served')(
  'a migration that waits for a reader lets others read, and is applied after it',
  async () => {
    const test = await openTestEngine()
    const folder = await mkdtemp(join(tmpdir(), 'foyer-migrations-'))
    const directory = pathToFileURL(`${folder}/`)
    const database = test.engine.database({ schema: 'waiting', role: 'waiting_test' })
    const read = () => database.statement((tx) => tx.execute(sql`SELECT FROM one`))
    try {
      await writeFile(join(folder, '001-first.sql'), 'CREATE TABLE one (a int);')
      await database.migrate(directory)
      const reading = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      const reader = database.transaction(
        async (tx) => {
          await tx.execute(sql`SELECT FROM one`)
          reading.resolve()
          await released.promise
        },
        { isOperator: true },
      )
      await reading.promise
      await writeFile(join(folder, '002-second.sql'), 'ALTER TABLE one ADD COLUMN b int;')
      const migrated = database.migrate(directory)
      await expect.poll(() => countWaiting(database)).toBe(1)
      // The migration waits for the reader, which ends only after this.
      await read()
      released.resolve()
      await reader
      expect(await migrated).toEqual(['002-second'])
    } finally {
      await test.close()
      await rm(folder, { recursive: true })
    }
  },
)

async function countWaiting(database: Database): Promise<number> {
  const { rows } = await database.executeSql(
    'SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
  )
  return rows.length
}
