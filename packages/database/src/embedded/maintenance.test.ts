import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../backend.ts'
import { readTestDatabaseKind } from '../testing.ts'
import { fillDataFolder } from '../testing-template.ts'
import { openEmbedded } from './open-embedded.ts'

let dataDir: string
let backend: Backend

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-maintain-'))
  await fillDataFolder(dataDir)
  backend = await openEmbedded({ dataDir, isDurable: false })
  await backend.pool.query('CREATE TABLE bet (id int PRIMARY KEY, round int NOT NULL, pad text)')
  await backend.pool.query('CREATE INDEX bet_round ON bet (round)')
})

afterAll(async () => {
  await backend.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function readRows<T extends object>(text: string): Promise<T[]> {
  return (await backend.pool.query<T>(text)).rows
}

const add = (from: number, to: number) =>
  backend.pool.query(`INSERT INTO bet SELECT n, n % 1000, repeat('x', 50) FROM generate_series(${from}, ${to}) n`)

describe.runIf(readTestDatabaseKind() === 'embedded')(
  'maintenance of the embedded database (ledger 3.6: no autovacuum, plans decay)',
  () => {
    it('has nothing to do on a quiet database', async () => {
      expect(await backend.maintain()).toEqual([])
    })

    it('analyses a table that has grown, once, and the planner then knows its size', async () => {
      await add(1, 3_000)
      expect(await backend.maintain()).toContain('ANALYZE public.bet')
      const [found] = await readRows<{ reltuples: number }>("SELECT reltuples FROM pg_class WHERE relname = 'bet'")
      expect(found?.reltuples).toBe(3_000)
      expect(await backend.maintain()).toEqual([])
    })

    it('analyses again after the next growth, not after a few rows', async () => {
      await add(3_001, 3_050)
      expect(await backend.maintain()).toEqual([])
      await add(3_051, 9_000)
      expect(await backend.maintain()).toContain('ANALYZE public.bet')
    })

    it('vacuums a table that was changed much, so that its file stays small', async () => {
      const readSize = async () => (await readRows<{ size: string }>("SELECT pg_table_size('bet') AS size"))[0]?.size
      await backend.pool.query("UPDATE bet SET pad = repeat('y', 50)")
      expect(await backend.maintain()).toContain('VACUUM (ANALYZE) public.bet')
      await backend.pool.query("UPDATE bet SET pad = repeat('z', 50)")
      await backend.maintain()
      const size = Number(await readSize())
      for (let round = 0; round < 4; round++) {
        await backend.pool.query("UPDATE bet SET pad = repeat('y', 50)")
        await backend.maintain()
      }
      expect(Number(await readSize())).toBeLessThan(size * 1.5)
    })

    it('writes the log down when it has grown, which nothing else does', async () => {
      const countSegments = () =>
        readdirSync(join(dataDir, 'postgres', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length
      const commands: string[] = []
      const counts: number[] = []
      for (let round = 0; round < 20; round++) {
        await backend.pool.query(
          "CREATE TABLE IF NOT EXISTS filler (pad text); INSERT INTO filler SELECT repeat('x', 1000) FROM generate_series(1, 40000)",
        )
        await backend.pool.query('TRUNCATE filler')
        commands.push(...(await backend.maintain()))
        counts.push(countSegments())
      }
      expect(commands).toContain('CHECKPOINT')
      // Twenty rounds of about 43 MB are 54 segments; checkpoints allow their reuse.
      expect(Math.max(...counts)).toBeLessThan(32)
    })
  },
)
