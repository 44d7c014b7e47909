import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEngine } from './engine.ts'
import { MigrationError } from './errors.ts'
import { openTestEngine, readTestDatabaseKind, type TestEngine } from './testing.ts'
import type { Database } from './types.ts'

let test: TestEngine
let database: Database
let folder: string
let count = 0

beforeAll(async () => {
  test = await openTestEngine()
})

afterAll(() => test.close())

beforeEach(async () => {
  count++
  folder = await mkdtemp(join(tmpdir(), 'foyer-migrations-'))
  database = test.engine.database({ schema: `mig${count}`, role: 'mig_test' })
})

afterEach(() => rm(folder, { recursive: true }))

const put = (name: string, text: string) => writeFile(join(folder, name), text)
const migrate = (from = database) => from.migrate(pathToFileURL(`${folder}/`))

async function listTables(): Promise<unknown[]> {
  const { rows } = await database.executeSql(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND relname !~ 'migration' ORDER BY 1",
    [database.schema],
  )
  return rows.map((row) => (row as { name: string }).name) // The query names its one column.
}

describe('migrate', () => {
  it('applies the files in their order, once, into the schema', async () => {
    await put('002-second.sql', 'ALTER TABLE one ADD COLUMN b int;')
    await put('001-first.sql', 'CREATE TABLE one (a int);')
    expect(await migrate()).toEqual(['001-first', '002-second'])
    expect(await migrate()).toEqual([])
    await put('003-third.sql', 'CREATE TABLE two (a int);')
    expect(await migrate()).toEqual(['003-third'])
    expect(await listTables()).toEqual(['one', 'two'])
  })

  it('runs functions with dollar quotes and comments that look like anything', async () => {
    await put('001-function.sql', "-- it's; one\nCREATE FUNCTION f() RETURNS text LANGUAGE sql AS $$ SELECT ';' $$;")
    expect(await migrate()).toEqual(['001-function'])
  })

  it('keeps nothing of a run in which one file fails', async () => {
    await put('001-first.sql', 'CREATE TABLE one (a int);')
    await put('002-second.sql', 'CREATE TABLE broken (a nothing);')
    await expect(migrate()).rejects.toThrow(/failed, none was applied: .*nothing/)
    expect(await listTables()).toEqual([])
    await put('002-second.sql', 'CREATE TABLE whole (a int);')
    expect(await migrate()).toEqual(['001-first', '002-second'])
  })

  const spoilt: [string, () => Promise<unknown>, RegExp][] = [
    ['a file was changed', () => put('001-first.sql', 'CREATE TABLE one (a text);'), /001-first was changed after/],
    ['a file is gone', () => rm(join(folder, '001-first.sql')), /001-first was applied .* but its file is gone/],
    ['a file was put before', () => put('000-zero.sql', 'SELECT 1;'), /000-zero stands before 001-first/],
    ['a name is odd', () => put('3-x.sql', 'SELECT 1;'), /3-x.sql is not named/],
  ]
  it.each(spoilt)('says in a sentence that %s', async (_name, spoil, sentence) => {
    await put('001-first.sql', 'CREATE TABLE one (a int);')
    await migrate()
    await spoil()
    const error = await migrate().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(MigrationError)
    expect(String(error)).toMatch(sentence)
  })

  it('takes line ends of another system for the same file', async () => {
    await put('001-first.sql', 'CREATE TABLE one (\n a int);\n')
    await migrate()
    await put('001-first.sql', 'CREATE TABLE one (\r\n a int);\r\n')
    expect(await migrate()).toEqual([])
  })

  it('is done once when several begin at the same time', async () => {
    await put('001-first.sql', 'CREATE TABLE one (a int); SELECT pg_sleep(0.05);')
    const done = await Promise.all([migrate(), migrate(), migrate()])
    expect(done.flat()).toEqual(['001-first'])
  })

  it.runIf(readTestDatabaseKind() === 'served')('is done once by several processes', async () => {
    await put('001-first.sql', 'CREATE TABLE one (a int); SELECT pg_sleep(0.2);')
    const [place = '', name = ''] = test.engine.location.split('/')
    const url = new URL(process.env.DATABASE_URL ?? `postgres://postgres@${place}`)
    url.pathname = name
    const others = await Promise.all([1, 2, 3].map(() => openEngine({ url: url.href })))
    const done = await Promise.all(others.map((one) => migrate(one.database({ schema: 'migp', role: 'mig_test' }))))
    await Promise.all(others.map((one) => one.close()))
    expect(done.flat()).toEqual(['001-first'])
  })

  it('leaves no state behind for the next user of the session', async () => {
    const read = () =>
      test.engine.database({ schema: 'x', role: 'y' }).executeSql("SELECT current_setting('search_path') AS path")
    const before = await read()
    await put('001-first.sql', 'CREATE TABLE one (a int);')
    await migrate()
    expect(await read()).toEqual(before)
  })
})
