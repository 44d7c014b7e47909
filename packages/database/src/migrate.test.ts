import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEngine } from './engine.ts'
import { MigrationError } from './errors.ts'
import { quietLogger } from './quiet-logger.ts'
import { openTestEngine, readTestDatabaseKind, type TestEngine } from './testing.ts'
import type { Database, DatabaseLogger } from './types.ts'

let test: TestEngine
let database: Database
let parent: string
let folder: string
let count = 0
const warn = vi.fn<DatabaseLogger['warn']>()

beforeAll(async () => {
  test = await openTestEngine([], { logger: { ...quietLogger, warn } })
})

afterAll(() => test.close())

beforeEach(async () => {
  count++
  parent = await mkdtemp(join(tmpdir(), 'foyer-migrations-'))
  folder = join(parent, 'migrations')
  await mkdir(folder)
  database = test.engine.database({ schema: `mig${count}`, role: 'mig_test' })
})

afterEach(() => rm(parent, { recursive: true }))

const put = (name: string, text: string) => writeFile(join(folder, name), text)
const migrate = (from = database) => from.migrate(pathToFileURL(`${folder}/`))

async function listTables(): Promise<unknown[]> {
  const { rows } = await database.executeSql(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND relname !~ 'migration' ORDER BY 1",
    [database.schema],
  )
  return rows.map((row) => (row as { name: string }).name) // The query names its one column.
}

async function putFunctions(revision: string, text: string): Promise<void> {
  await mkdir(join(parent, 'functions'), { recursive: true })
  await writeFile(join(parent, 'functions', 'REVISION'), revision)
  await writeFile(join(parent, 'functions', '01-answer.sql'), text)
}

const writeAnswer = (value: number) =>
  `CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS $$ SELECT ${value} $$;`

async function readAnswer(): Promise<unknown> {
  const { rows } = await database.executeSql(`SELECT ${database.schema}.answer() AS value`)
  return (rows[0] as { value: number }).value // The query names its one column.
}

describe('SQL functions beside the migrations', () => {
  beforeEach(() => put('001-first.sql', 'CREATE TABLE one (a int);'))

  it('are replaced when their revision is higher, without a migration', async () => {
    await putFunctions('1', writeAnswer(1))
    await migrate()
    expect(await readAnswer()).toBe(1)
    await putFunctions('2', writeAnswer(2))
    expect(await migrate()).toEqual([])
    expect(await readAnswer()).toBe(2)
  })

  it('stay when an instance of an older revision starts again', async () => {
    await putFunctions('2', writeAnswer(2))
    await migrate()
    await putFunctions('1', writeAnswer(1))
    await migrate()
    expect(await readAnswer()).toBe(2)
  })

  it.each([
    ['a change without a new revision', '1', writeAnswer(2), /Raise the number in functions\/REVISION/],
    ['a revision that is no number', 'one', writeAnswer(2), /REVISION is not a whole number/],
    [
      'a function that fails',
      '2',
      `${writeAnswer(2)} SELECT nothing();`,
      /failed in 01-answer\.sql, none was replaced/,
    ],
  ])('refuse %s and keep what was there', async (_name, revision, text, sentence) => {
    await putFunctions('1', writeAnswer(1))
    await migrate()
    await putFunctions(revision, text)
    const error = await migrate().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(MigrationError)
    expect(String(error)).toMatch(sentence)
    expect(await readAnswer()).toBe(1)
  })
})

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

  const corrupted: [string, () => Promise<unknown>, RegExp][] = [
    ['a file was changed', () => put('001-first.sql', 'CREATE TABLE one (a text);'), /001-first was changed after/],
    ['a file is gone', () => rm(join(folder, '001-first.sql')), /001-first was applied .* but its file is gone/],
    ['a file was put before', () => put('000-zero.sql', 'SELECT 1;'), /000-zero stands before 001-first/],
    ['a name is odd', () => put('3-x.sql', 'SELECT 1;'), /3-x.sql is not named/],
  ]
  it.each(corrupted)('says in a sentence that %s', async (_name, corrupt, sentence) => {
    await put('001-first.sql', 'CREATE TABLE one (a int);')
    await migrate()
    await corrupt()
    const error = await migrate().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(MigrationError)
    expect(String(error)).toMatch(sentence)
  })

  describe('of an older version, after a newer one', () => {
    const drop = (name: string) => rm(join(folder, name))
    beforeEach(async () => {
      for (const number of [1, 2, 4]) await put(`00${number}-step.sql`, `CREATE TABLE step${number} (a int);`)
      await migrate()
      warn.mockClear()
    })

    it('keeps what comes after its own files, and logs it', async () => {
      await drop('004-step.sql')
      expect(await migrate()).toEqual([])
      expect(warn.mock.calls).toEqual([[{ schema: database.schema, newer: ['004-step'] }, 'newer migrations kept']])
      expect(await listTables()).toEqual(['step1', 'step2', 'step4'])
    })

    it.each([
      ['a gap before its last file', () => drop('002-step.sql'), /002-step was applied .* its file is gone/],
      ['a changed file', () => put('001-step.sql', 'SELECT 1;'), /001-step was changed/],
      ['a file not applied yet', () => put('003-step.sql', 'SELECT 1;'), /003-step stands before 004-step/],
    ])('refuses %s', async (name, change, sentence) => {
      if (!name.startsWith('a gap')) await drop('004-step.sql')
      await change()
      await expect(migrate()).rejects.toThrow(sentence)
    })
  })

  it('accepts a file that was split, where it names the hash of its former content', async () => {
    const former = 'CREATE TABLE one (a int); CREATE TABLE two (a int);'
    await put('001-first.sql', former)
    await migrate()
    const hash = createHash('sha256').update(former).digest('hex')
    await put('001-first.sql', `-- former hash: ${hash}\nCREATE TABLE one (a int);`)
    await put('002-second.sql', 'CREATE TABLE three (a int);')
    expect(await migrate()).toEqual(['002-second'])
    expect(await listTables()).toEqual(['one', 'three', 'two'])
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
