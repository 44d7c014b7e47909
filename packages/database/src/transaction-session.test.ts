import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from './backend.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { readTestDatabaseKind } from './testing.ts'
import { fillDataFolder } from './testing-template.ts'
import { TransactionSession } from './transaction-session.ts'

let dataDir: string
let backend: Backend

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-session-'))
  await fillDataFolder(dataDir)
  backend = await openEmbedded({ dataDir, isDurable: false })
  await backend.pool.query('CREATE TABLE kept (number int)')
})

afterAll(async () => {
  await backend.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.runIf(readTestDatabaseKind() === 'embedded')(
  'the time limit of a transaction (ledger 3.6: an await inside a transaction blocks everyone)',
  () => {
    it('ends one that waits for something else, keeps nothing of it, and frees the one session', async () => {
      const session = new TransactionSession(await backend.pool.connect(), 1_000)
      await session.begin('SELECT 1')
      let late: Promise<unknown> | undefined
      let goOn: () => void = () => undefined
      const somethingElse = new Promise<void>((resolve) => {
        goOn = resolve
      })
      const work = session.run(async () => {
        await session.query({ text: 'INSERT INTO kept VALUES (1)' }, undefined)
        await somethingElse
        late = session.query({ text: 'INSERT INTO kept VALUES (2)' }, undefined)
        return late
      })
      await expect(work).rejects.toThrow('open for more than 1000 ms')
      await session.abandon()
      expect((await backend.pool.query('SELECT count(*)::int AS count FROM kept')).rows).toEqual([{ count: 0 }])
      goOn()
      await somethingElse
      await expect(late).rejects.toThrow('The transaction has ended')
      expect((await backend.pool.query('SELECT count(*)::int AS count FROM kept')).rows).toEqual([{ count: 0 }])
    })

    it('the session that comes after it has none of its settings', async () => {
      const session = new TransactionSession(await backend.pool.connect(), 1_000)
      await session.begin(
        "SELECT set_config('app.merchant', 'aurora', false), set_config('search_path', 'pg_temp', false)",
      )
      await session.query({ text: 'CREATE TEMP TABLE left_over (a int)' }, undefined)
      await session.run(() => new Promise(() => undefined)).catch(() => undefined)
      await session.abandon()
      const { rows } = await backend.pool.query(`SELECT coalesce(current_setting('app.merchant', true), '') AS merchant,
      current_setting('search_path') AS path, to_regclass('pg_temp.left_over') AS "table"`)
      expect(rows).toEqual([{ merchant: '', path: 'public', table: null }])
    })
  },
)
