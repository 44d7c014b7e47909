import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Backend } from '../backend.ts'
import { DISK_SPACE_AGE_MS } from '../database.constants.ts'
import { createDatabase } from '../database.ts'
import { openEngine } from '../engine.ts'
import {
  DatabaseUnavailableError,
  DataFolderInUseError,
  DiskFullError,
  isTemporaryError,
  WorkerFailedError,
} from '../errors.ts'
import { readTestDatabaseKind } from '../testing.ts'
import { fillDataFolder } from '../testing-template.ts'
import { type EmbeddedDependencies, openEmbedded } from './open-embedded.ts'

const MEGABYTE = 1024 * 1024

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-open-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const open = (dependencies: EmbeddedDependencies = {}, onFatal?: (error: Error) => void) =>
  openEmbedded({ dataDir, isDurable: false, ...(onFatal ? { onFatal } : {}) }, dependencies)

async function migrateNote(backend: Backend) {
  const database = createDatabase(backend, { schema: 'arcade', role: 'arcade_test' })
  await database.migrate(new URL('../fixtures/migrations/', import.meta.url))
  return database
}

describe.runIf(readTestDatabaseKind() === 'embedded')('opening the embedded database', () => {
  it.each([
    [
      'a file in place of the folder',
      () => writeFileSync(join(dataDir, 'x'), ''),
      'x',
      /x is not a folder\. Set DATA_DIR/,
    ],
    [
      'a file on the way to it',
      () => writeFileSync(join(dataDir, 'x'), ''),
      'x/y',
      /x\/y is not a folder\. Set DATA_DIR/,
    ],
    ['a place that cannot be written', () => undefined, '/sys/foyer', /cannot be written \(\w+\)\. Set DATA_DIR/],
    ['a place without folders', () => undefined, '/proc/foyer/data', /cannot be written \(\w+\)\. Set DATA_DIR/],
  ])('says what to do about %s', async (_name, corrupt, path, sentence) => {
    corrupt()
    const error = await openEngine({ dataDir: path.startsWith('/') ? path : join(dataDir, path) }).catch(
      (caught) => caught,
    )
    expect(error).toBeInstanceOf(DatabaseUnavailableError)
    expect(error.message).toMatch(sentence)
  })

  it("says what to do about another PostgreSQL's files, and lets go of the folder", async () => {
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    for (let round = 0; round < 2; round++) {
      await expect(open()).rejects.toThrow(/was made by PostgreSQL 17; this program has 18\. Run the program/)
    }
  })

  it('says what to do about a damaged database, and lets go of the folder', async () => {
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    for (let round = 0; round < 2; round++) {
      const error = await open().catch((caught) => caught)
      expect(error).toBeInstanceOf(DatabaseUnavailableError)
      expect(error.message).toMatch(/cannot be opened\. Restore it from a copy, or set DATA_DIR/)
    }
  })

  it('does not begin on a disk that is nearly full', async () => {
    const error = await open({ readFreeDiskBytes: () => 12 * MEGABYTE }).catch((caught) => caught)
    expect(error).toBeInstanceOf(DiskFullError)
    expect(error.message).toMatch(/^Only 12 MB are free on the disk of .*, and 256 MB are needed\. Make room, or set/)
  })
})

describe.runIf(readTestDatabaseKind() === 'embedded')('the embedded database at work', () => {
  beforeEach(() => fillDataFolder(dataDir))

  it('refuses a second engine on its folder until it is closed', async () => {
    const first = await open()
    await expect(open()).rejects.toBeInstanceOf(DataFolderInUseError)
    await first.close()
    await (await open()).close()
  })

  it('keeps reading and refuses writes while the disk is nearly full', async () => {
    let freeBytes = 1_000 * MEGABYTE
    let laterMs = 0
    const readNowMs = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => readNowMs() + laterMs)
    onTestFinished(() => clock.mockRestore())
    const backend = await open({ readFreeDiskBytes: () => freeBytes })
    const database = await migrateNote(backend)
    const scope = { merchant: 'aurora' }
    const write = (body: string) => sql`INSERT INTO note (merchant, body) VALUES ('aurora', ${body})`
    const read = () => database.statement((tx) => tx.execute(sql`SELECT body FROM note ORDER BY id`), scope)
    await database.transaction((tx) => tx.execute(write('before')), scope)

    freeBytes = 255 * MEGABYTE
    laterMs += DISK_SPACE_AGE_MS
    await expect(database.transaction((tx) => tx.execute(write('t')), scope)).rejects.toBeInstanceOf(DiskFullError)
    await expect(database.statement((tx) => tx.execute(write('s')), scope)).rejects.toBeInstanceOf(DiskFullError)
    expect((await read()).rows).toEqual([{ body: 'before' }])
    expect(await backend.health()).toMatchObject({
      status: 'degraded',
      reason: expect.stringMatching(/^Only 255 MB are free/),
    })

    freeBytes = 1_000 * MEGABYTE
    laterMs += DISK_SPACE_AGE_MS
    await database.transaction((tx) => tx.execute(write('after')), scope)
    expect((await read()).rows).toEqual([{ body: 'before' }, { body: 'after' }])
    expect(await backend.health()).toMatchObject({ status: 'ok' })
    await backend.close()
  })

  it('lets transactions take their own longer limit, and the usual one applies again', async () => {
    const backend = await open({ answerLimitMs: 400 })
    const database = await migrateNote(backend)
    const long = () => database.transaction((tx) => tx.execute(sql`SELECT pg_sleep(1)`), { limitMs: 10_000 })
    await Promise.all([long(), long()])
    const stuck = database.executeSql('SELECT count(*) FROM generate_series(1, 2000000000)')
    await expect(stuck).rejects.toThrow('has not answered for 400 ms')
    await backend.close()
  })

  it('reports a worker that does not answer, fails who waits for it, and frees the folder', async () => {
    const fatal: Error[] = []
    const backend = await open({ answerLimitMs: 400 }, (error) => fatal.push(error))
    const database = createDatabase(backend, { schema: 'public', role: 'nobody' })
    const stuck = database.executeSql('SELECT count(*) FROM generate_series(1, 2000000000)')
    const waiting = database.executeSql('SELECT 1')
    await expect(stuck).rejects.toThrow('has not answered for 400 ms')
    expect(isTemporaryError(await waiting.catch((error: unknown) => error))).toBe(true)
    expect(fatal).toEqual([expect.any(WorkerFailedError)])
    expect(await backend.health()).toMatchObject({ status: 'down' })
    await backend.close()
    await (await open()).close()
  })
})
