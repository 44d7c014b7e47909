import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTemporaryError, OutcomeUnknownError } from './errors.ts'
import { openTestDatabase, type TestDatabase } from './testing.ts'
import type { Tx } from './types.ts'

const scope = { merchant: 'aurora', statementTimeoutMs: 300 }
const UNRESPONSIVE_MS = 12_000

const open = () =>
  openTestDatabase(
    { schema: 'arcade', migrations: new URL('./fixtures/migrations/', import.meta.url) },
    { canFallSilent: true },
  )

let test: TestDatabase

beforeAll(async () => {
  test = await open()
})

afterAll(() => test.close())

const addNote = (tx: Tx) => tx.execute(sql`INSERT INTO note (merchant, body) VALUES ('aurora', 'heard')`)
const ask = () => test.database.statement((tx) => tx.execute(sql`SELECT 1 AS one`), scope)

/** The error of a piece of work, with its duration. */
async function fail(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const sinceMs = performance.now()
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  return { error, ms: performance.now() - sinceMs }
}

describe('T36 a database that is silent', () => {
  it('fails each statement and transaction at its limit as temporary, says so of its health, and is used again', async () => {
    await ask()
    const outage = test.fallSilent(UNRESPONSIVE_MS)
    await sleep(50)
    const health = test.engine.health()
    const outcomes = await Promise.all([
      fail(test.database.statement(addNote, scope)),
      fail(test.database.transaction(addNote, scope)),
    ])
    for (const { error, ms } of outcomes) {
      expect(isTemporaryError(error)).toBe(true)
      expect(ms).toBeLessThan(UNRESPONSIVE_MS)
    }
    expect(await health).toMatchObject({ status: 'down', reason: expect.stringContaining('not answer') })
    await outage
    await expect.poll(() => ask().catch(() => undefined)).toMatchObject({ rows: [{ one: 1 }] })
    expect(await test.engine.health()).toMatchObject({ status: 'ok' })
  })

  it('in the middle of a transaction keeps nothing of it, and in a commit leaves it open', async () => {
    let outage: Promise<void> | undefined
    const destroyed = test.database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO note (merchant, body) VALUES ('aurora', 'half')`)
      if (test.database.kind === 'embedded') return tx.execute(sql`SELECT pg_sleep(2)`)
      outage = test.fallSilent(2_000)
      return tx.execute(sql`SELECT 1`)
    }, scope)
    const { error, ms } = await fail(destroyed)
    expect(isTemporaryError(error)).toBe(true)
    expect(error).not.toBeInstanceOf(OutcomeUnknownError)
    expect(ms).toBeLessThan(2_000)
    await outage
    await expect.poll(() => ask().catch(() => undefined)).toMatchObject({ rows: [{ one: 1 }] })
    const found = await test.database.statement((tx) => tx.execute(sql`SELECT FROM note WHERE body = 'half'`), {
      merchant: 'aurora',
    })
    expect(found.rows).toEqual([])
  })

  it('does not keep an engine from closing', async () => {
    const other = await open()
    await other.database.statement((tx) => tx.execute(sql`SELECT 1`), scope)
    const outage = other.fallSilent(8_000)
    await sleep(50)
    const stuck = fail(other.database.statement((tx) => tx.execute(sql`SELECT 1`), scope))
    await other.engine.close()
    expect(isTemporaryError((await stuck).error)).toBe(true)
    await outage
    await other.close()
  })
})
