import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DatabaseBusyError,
  DatabaseTimeoutError,
  isTemporaryError,
  isUniqueViolation,
  NestedTransactionError,
  readSqlState,
  TransactionAbortedError,
} from './errors.ts'
import { openTestEngine, type TestEngine } from './testing.ts'
import type { Database, Tx } from './types.ts'

const AURORA = { merchant: 'aurora' }
const LOTUS = { merchant: 'lotus' }
const migrations = new URL('./fixtures/migrations/', import.meta.url)

let test: TestEngine
let arcade: Database
let bank: Database

beforeAll(async () => {
  test = await openTestEngine([
    { schema: 'arcade', migrations },
    { schema: 'bank', migrations },
  ])
  arcade = test.engine.database({ schema: 'arcade', role: 'arcade_test' })
  bank = test.engine.database({ schema: 'bank', role: 'bank_test' })
})

afterAll(() => test.close())

const addNote =
  (body: string, merchant = 'aurora') =>
  (tx: Tx) =>
    tx.execute(sql`INSERT INTO note (merchant, body) VALUES (${merchant}, ${body})`)

async function listNotes(database: Database, scope: object): Promise<string[]> {
  const found = await database.statement(
    (tx) => tx.execute<{ body: string }>(sql`SELECT body FROM note ORDER BY id`),
    scope,
  )
  return found.rows.map((row) => row.body)
}

/** Session state seen by the next user of the same session. */
async function readSession(): Promise<unknown[]> {
  const text = `SELECT current_user AS who, coalesce(current_setting('app.merchant', true), '') AS merchant,
    current_setting('search_path') AS path, current_setting('transaction_read_only') AS "isReadOnly"`
  const { rows } = await arcade.executeSql(text)
  return rows
}

describe('the scope of a transaction and of a statement (T-tenant, ledger 3.6)', () => {
  const ways: [string, <T>(run: (tx: Tx) => Promise<T>, scope?: object) => Promise<T>][] = [
    ['transaction', (run, scope) => arcade.transaction(run, scope)],
    ['statement', (run, scope) => arcade.statement(run, scope)],
  ]

  it.each(ways)(
    '%s speaks as the role, in the schema, for the merchant, and leaves nothing behind',
    async (_name, way) => {
      const before = await readSession()
      const seen = await way(
        (tx) =>
          tx.execute(
            sql`SELECT current_user AS role, current_schema() AS schema, current_setting('app.merchant') AS merchant`,
          ),
        AURORA,
      )
      expect(seen.rows).toEqual([{ role: 'arcade_test', schema: 'arcade', merchant: 'aurora' }])
      expect(await readSession()).toEqual(before)
    },
  )

  it.each(ways)('%s shows a merchant its own rows only, and none without a merchant', async (name, way) => {
    await way(addNote(`${name} of aurora`), AURORA)
    await way(addNote(`${name} of lotus`, 'lotus'), LOTUS)
    expect(await listNotes(arcade, AURORA)).toContain(`${name} of aurora`)
    expect(await listNotes(arcade, AURORA)).not.toContain(`${name} of lotus`)
    expect(await listNotes(arcade, {})).toEqual([])
    expect(await listNotes(arcade, { isOperator: true })).toEqual(
      expect.arrayContaining([`${name} of aurora`, `${name} of lotus`]),
    )
  })

  it.each(ways)('%s cannot write a row of another merchant', async (_name, way) => {
    const error = await way(addNote('stolen', 'lotus'), AURORA).catch((caught: unknown) => caught)
    expect(readSqlState(error)).toBe('42501')
  })

  it.each(ways)("%s cannot reach another application's schema", async (_name, way) => {
    const error = await way((tx) => tx.execute(sql`SELECT * FROM bank.note`), AURORA).catch((caught: unknown) => caught)
    expect(readSqlState(error)).toBe('42501')
  })

  it.each(ways)('%s cannot make tables or change a policy', async (_name, way) => {
    for (const text of [
      'CREATE TABLE sneaky (a int)',
      'ALTER TABLE note DISABLE ROW LEVEL SECURITY',
      'DELETE FROM migration',
      'UPDATE migration_hash SET hash = 0',
    ]) {
      const error = await way((tx) => tx.execute(sql.raw(text)), AURORA).catch((caught: unknown) => caught)
      expect([text, readSqlState(error)]).toEqual([text, '42501'])
    }
  })

  it.each(ways)('%s refuses writes when it is read-only', async (_name, way) => {
    const error = await way(addNote('no'), { ...AURORA, isReadOnly: true }).catch((caught: unknown) => caught)
    expect(readSqlState(error)).toBe('25006')
  })

  it('two applications on the same session keep apart under a mixed load', async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const database = index % 2 === 0 ? arcade : bank
        const way = index % 3 === 0 ? database.transaction : database.statement
        const merchant = `m${index % 5}`
        const read = await way(
          (tx) =>
            tx.execute(sql`SELECT current_user AS role, current_schema() AS s, current_setting('app.merchant') AS m`),
          { merchant },
        )
        const schema = index % 2 === 0 ? 'arcade' : 'bank'
        return JSON.stringify(read.rows) === JSON.stringify([{ role: `${schema}_test`, s: schema, m: merchant }])
      }),
    )
    expect(results.every(Boolean)).toBe(true)
  })

  it('a quote in a merchant code stays a value', async () => {
    const merchant = "x', true); RESET ROLE; --"
    const read = sql`SELECT current_setting('app.merchant') AS m, current_user AS role`
    const expected = [{ m: merchant, role: 'arcade_test' }]
    expect((await arcade.transaction((tx) => tx.execute(read), { merchant })).rows).toEqual(expected)
    expect((await arcade.statement((tx) => tx.execute(read), { merchant })).rows).toEqual(expected)
  })
})

describe('transaction', () => {
  it('keeps everything or nothing', async () => {
    const error = new Error('changed my mind')
    const work = arcade.transaction(async (tx) => {
      await addNote('half')(tx)
      throw error
    }, AURORA)
    await expect(work).rejects.toBe(error)
    expect(await listNotes(arcade, AURORA)).not.toContain('half')
  })

  it('does not pretend to have kept work after a swallowed error', async () => {
    const work = arcade.transaction(async (tx) => {
      await addNote('before the error')(tx)
      await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined)
    }, AURORA)
    await expect(work).rejects.toBeInstanceOf(TransactionAbortedError)
    expect(await listNotes(arcade, AURORA)).not.toContain('before the error')
  })

  it('runs statements begun side by side one after another', async () => {
    const rows = await arcade.transaction(
      (tx) => Promise.all([1, 2, 3].map((number) => tx.execute(sql`SELECT ${number}::int AS number`))),
      AURORA,
    )
    expect(rows.map((one) => one.rows[0])).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
  })

  it('refuses statements of a handle whose transaction has ended', async () => {
    let escaped: Tx | undefined
    await arcade.transaction(async (tx) => {
      escaped = tx
    }, AURORA)
    const late = escaped?.execute(sql`SELECT 1`)
    await expect(late).rejects.toMatchObject({ cause: expect.any(TransactionAbortedError) })
  })

  it.each([
    ['transaction', () => arcade.transaction(addNote('inner'), AURORA)],
    ['statement', () => arcade.statement(addNote('inner'), AURORA)],
    ['executeSql', () => arcade.executeSql('SELECT 1')],
  ])('refuses a %s inside it, which would escape it', async (_name, begin) => {
    const work = arcade.transaction(async (tx) => {
      await addNote('outer')(tx)
      await begin()
    }, AURORA)
    await expect(work).rejects.toBeInstanceOf(NestedTransactionError)
    expect(await listNotes(arcade, AURORA)).not.toContain('outer')
  })

  it('has the limit that it asks for, as have its statements', async () => {
    const readTimeout = (tx: Tx) => tx.execute(sql`SELECT current_setting('statement_timeout') AS timeout`)
    const { rows } = await arcade.transaction(readTimeout, { isOperator: true, limitMs: 600_000 })
    if (arcade.kind === 'served') expect(rows).toEqual([{ timeout: '10min' }])
    const slow = arcade.transaction(() => sleep(1_000), { isOperator: true, limitMs: 50 })
    await expect(slow).rejects.toBeInstanceOf(DatabaseTimeoutError)
  })

  it('is tried again only when asked to, after a lost race', async () => {
    const fail = (times: number, retry: boolean) => {
      let attempts = 0
      const work = arcade.transaction(
        async (tx) => {
          attempts++
          if (attempts <= times) await tx.execute(sql`DO $$ BEGIN RAISE SQLSTATE '40001'; END $$`)
          return attempts
        },
        { ...AURORA, retry },
      )
      return work.catch((error: unknown) => `${readSqlState(error)} after ${attempts}`)
    }
    expect(await fail(2, true)).toBe(3)
    expect(await fail(1, false)).toBe('40001 after 1')
    expect(await fail(99, true)).toBe('40001 after 4')
  })

  it('tells a unique violation, and no value of it', async () => {
    await arcade.transaction(addNote('secret-value'), AURORA)
    const error = await arcade.transaction(addNote('secret-value'), AURORA).catch((caught: unknown) => caught)
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'note_merchant_body_key')).toBe(true)
    expect(isUniqueViolation(error, 'another')).toBe(false)
    expect(JSON.stringify(error) + String(error)).not.toContain('secret-value')
  })
})

describe('too many callers', () => {
  it('are turned away at once, and those who wait are served', async () => {
    const size = test.engine.kind === 'embedded' ? 1 : 16
    const all = Array.from({ length: 5_000 + size + 3 }, (_, index) =>
      arcade
        .statement((tx) => tx.execute(sql`SELECT ${index}::int AS index`), AURORA)
        .then(
          (result) => result.rows[0]?.index === index,
          (error: unknown) => error instanceof DatabaseBusyError && isTemporaryError(error),
        ),
    )
    const results = await Promise.all(all)
    expect(results.every(Boolean)).toBe(true)
    await expect(arcade.statement((tx) => tx.execute(sql`SELECT 1`))).resolves.toBeDefined()
  })
})

describe('statement', () => {
  it('an error leaves the connection usable, also one in the middle of prepared statements', async () => {
    for (let round = 0; round < 3; round++) {
      await expect(arcade.statement((tx) => tx.execute(sql`SELECT 1 / ${0}::int`), AURORA)).rejects.toMatchObject({
        code: '22012',
      })
      const fine = await arcade.statement((tx) => tx.execute(sql`SELECT ${round}::int AS round`), AURORA)
      expect(fine.rows).toEqual([{ round }])
    }
  })

  it('an unknown role is an error and no way around the role', async () => {
    const stranger = test.engine.database({ schema: 'arcade', role: 'nobody_made_it' })
    await expect(stranger.statement((tx) => tx.execute(sql`SELECT 1`))).rejects.toMatchObject({ code: '22023' })
    await expect(stranger.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toMatchObject({ code: '22023' })
    expect(await listNotes(arcade, AURORA)).toEqual(expect.any(Array))
  })

  it('each statement is kept by itself', async () => {
    const work = arcade.statement(async (tx) => {
      await addNote('kept alone')(tx)
      throw new Error('too late')
    }, AURORA)
    await expect(work).rejects.toThrow('too late')
    expect(await listNotes(arcade, AURORA)).toContain('kept alone')
  })

  it('a prepared one is prepared once, and again after it could not be', async () => {
    const rows = pgTable('prepared_rows', { number: integer('number') })
    const ask = () => arcade.statement((tx) => tx.select().from(rows).prepare('ask_rows').execute(), AURORA)
    expect(readSqlState(await ask().catch((error: unknown) => error))).toBe('42P01')
    await arcade.executeSql('CREATE TABLE arcade.prepared_rows (number int)')
    for (let round = 0; round < 3; round++) expect(await ask()).toEqual([])
    const named = "SELECT count(*)::int AS count FROM pg_prepared_statements WHERE name = 'ask_rows'"
    if (arcade.kind === 'embedded') expect((await arcade.executeSql(named)).rows).toEqual([{ count: 1 }])
    await arcade.executeSql('DROP TABLE arcade.prepared_rows')
  })

  it('returns large answers whole', async () => {
    const found = await arcade.statement(
      (tx) => tx.execute<{ text: string }>(sql`SELECT repeat(n::text, 1000) AS text FROM generate_series(1, 3000) n`),
      AURORA,
    )
    expect(found.rows).toHaveLength(3000)
    expect(found.rows.at(-1)?.text).toBe('3000'.repeat(1000))
  })
})
