import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openEngine } from '@foyer/database'
import { serverMigrations } from '@foyer/server'
import { createMerchantDirectory } from '../apps/server/src/merchant/index.ts'
import { conversionRows } from '../apps/server/src/outreach/tracking/tracking-queue.store.ts'
import { createPlainOutbox } from '../apps/server/src/testing/create-test-outbox.ts'
import type { Measure, Report } from './measure.ts'
import { findMedian } from './statistics.ts'

const FEW = 2
const MANY = 500
/** Rows of each merchant that are planned for later. */
const PLANNED = 20
const PASSES = 400

/** (o) The outbox at rest: a pass of a queue with 500 merchants against one with 2, none of which has a due row. */
export async function measureOutbox(report: Report): Promise<Measure[]> {
  const stores = [await openStore(FEW), await openStore(MANY)] as const
  try {
    report(`outbox: ${PASSES} passes without due rows`)
    const times = stores.map((): number[] => [])
    for (let pass = 0; pass < PASSES; pass += 1)
      for (const [index, { run }] of stores.entries()) {
        const startMs = performance.now()
        await run()
        times[index]?.push(performance.now() - startMs)
      }
    const [few = Number.NaN, many = Number.NaN] = times.map((list) => findMedian(list))
    return [
      {
        name: `outbox: a pass without due rows, ${MANY} merchants against ${FEW}`,
        value: many / few,
        unit: '',
        limit: { kind: 'most', value: 1.5 },
        note: `${many.toFixed(2)} ms / ${few.toFixed(2)} ms, ${PLANNED} rows of each merchant planned for later`,
      },
    ]
  } finally {
    for (const { close } of stores) await close()
  }
}

/** An embedded database with this many merchants, and a run of one queue's job. */
async function openStore(merchants: number): Promise<{ run(): Promise<unknown>; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const engine = await openEngine({ dataDir })
  const database = engine.database({ schema: 'public', role: 'foyer_public' })
  await database.migrate(serverMigrations)
  await seedRows(database, merchants)
  const logger = { warn: () => undefined, error: () => undefined }
  const directory = createMerchantDirectory(database, logger)
  const outbox = createPlainOutbox({ database, merchants: directory, logger })
  const queue = {
    ...{ name: 'bench', rows: conversionRows, failure: 'row not sent', describe: () => ({}) },
    ...{ limit: 50, leaseMs: 30_000, retry: { firstMs: 1_000, maxMs: 1_000 }, alarmAttempt: 1 },
    work: async () => 'done' as const,
  }
  const job = outbox.createJob('bench', 1, [queue])
  return {
    run: job.run,
    async close() {
      await engine.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function seedRows(database: Database, merchants: number): Promise<void> {
  await database.executeSql(
    `INSERT INTO public.merchant (code, name, hosts, settings)
     SELECT 'm' || n, 'Merchant', ARRAY['m' || n || '.example'], '{"currency":"PHP"}' FROM generate_series(1, $1::int) AS n`,
    [merchants],
  )
  await database.executeSql(
    `INSERT INTO public.queued_conversion (merchant, partner, event_id, content, attempts, due_at, created_at)
     SELECT code, 'p', gen_random_uuid(), '{}', 1, now() + interval '1 hour', now()
     FROM public.merchant, generate_series(1, $1::int)`,
    [PLANNED],
  )
}
