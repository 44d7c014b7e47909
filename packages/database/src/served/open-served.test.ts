import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEngine } from '../engine.ts'
import { DatabaseUnavailableError, isTemporaryError, readSqlState } from '../errors.ts'
import { openTestDatabase, readTestDatabaseKind, type TestDatabase } from '../testing.ts'

async function catchOpening(url: string): Promise<Error> {
  const error = await openEngine({ url }).catch((caught) => caught)
  expect(error).toBeInstanceOf(DatabaseUnavailableError)
  return error
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // A TCP server that listens has a port.
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('opening a served database', () => {
  it.each(['', 'nonsense', 'mysql://localhost/x', 'http://localhost'])('says how an address looks: %j', async (url) => {
    expect((await catchOpening(url)).message).toMatch(/^DATABASE_URL is not an address of PostgreSQL\. It looks like/)
  })

  it('says where nobody answers, without the password', async () => {
    const port = await findFreePort()
    const { message } = await catchOpening(`postgres://someone:hidden-word@127.0.0.1:${port}/foyer`)
    expect(message).toMatch(new RegExp(`^PostgreSQL at 127.0.0.1:${port}/foyer does not answer .*Check DATABASE_URL`))
    expect(message).not.toContain('hidden-word')
  })
})

describe.runIf(readTestDatabaseKind() === 'served')('a served database at work', () => {
  let test: TestDatabase

  beforeAll(async () => {
    test = await openTestDatabase({ schema: 'arcade', migrations: new URL('../fixtures/migrations/', import.meta.url) })
  })

  afterAll(() => test.close())

  const breakOthers = () =>
    test.database.executeSql(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )

  /** State of the other connections, without idle ones. */
  const readOthers = async () => {
    const { rows } = await test.database.executeSql(
      `SELECT state FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' ORDER BY state`,
    )
    return rows.map((row) => (row as { state: string }).state) // one column of text
  }

  it('outlives connections that break in a transaction, in a statement and at rest', async () => {
    const broken = Promise.withResolvers<void>()
    const work = test.database.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`)
      await broken.promise
      await tx.execute(sql`SELECT 2`)
    })
    const slow = test.database.statement((tx) => tx.execute(sql`SELECT pg_sleep(30)`))
    const failures = Promise.allSettled([work, slow])
    await expect.poll(readOthers).toEqual(['active', 'idle in transaction'])
    await breakOthers()
    broken.resolve()
    for (const result of await failures) {
      expect(result.status).toBe('rejected')
      if (result.status === 'rejected') expect(isTemporaryError(result.reason)).toBe(true)
    }
    // A statement on a connection not yet known to be broken fails too, and removes it from the pool.
    const ask = () => test.database.statement((tx) => tx.execute(sql`SELECT 1 AS one`))
    await expect.poll(async () => (await ask().catch(() => undefined))?.rows).toEqual([{ one: 1 }])
    expect(await test.engine.health()).toMatchObject({ status: 'ok' })
  })

  it('ends statements and waits for locks at their limits', async () => {
    const tooLong = test.database.statement((tx) => tx.execute(sql`SELECT pg_sleep(5)`), { statementTimeoutMs: 50 })
    expect(readSqlState(await tooLong.catch((error: unknown) => error))).toBe('57014')
    const add = sql`INSERT INTO note (merchant, body) VALUES ('aurora', 'held')`
    await test.database.statement((tx) => tx.execute(add), { merchant: 'aurora' })
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const held = test.database.transaction(
      async (tx) => {
        await tx.execute(sql`SELECT * FROM note WHERE body = 'held' FOR UPDATE`)
        locked.resolve()
        await released.promise
      },
      { merchant: 'aurora' },
    )
    await locked.promise
    const waiting = test.database.statement((tx) => tx.execute(sql`UPDATE note SET body = 'x' WHERE body = 'held'`), {
      merchant: 'aurora',
      lockTimeoutMs: 50,
    })
    expect(readSqlState(await waiting.catch((error: unknown) => error))).toBe('55P03')
    released.resolve()
    await held
  })
})
