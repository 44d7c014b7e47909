import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Merchant } from '../merchant/index.ts'
import { conversionRows, type QueuedConversionRow } from '../outreach/tracking/tracking-queue.store.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createOutbox, type OutboxOutcome, type OutboxQueue } from './index.ts'
import { claimDueRows, recordRow } from './outbox.store.ts'

let server: TestServer
let metrics: Registry
const logged: [level: string, fields: object, message: string][] = []
const logger = {
  warn: (fields: object, message: string) => void logged.push(['warn', fields, message]),
  error: (fields: object, message: string) => void logged.push(['error', fields, message]),
} as Parameters<typeof createOutbox>[0]['logger'] // of its forms the outbox uses this one

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.executeSql('DELETE FROM public.queued_conversion')
  logged.length = 0
})

type Row = QueuedConversionRow

function createQueue(work: OutboxQueue<Row>['work'], changes: Partial<OutboxQueue<Row>> = {}): OutboxQueue<Row> {
  return {
    name: 'test',
    rows: conversionRows,
    limit: 3,
    leaseMs: 60_000,
    retry: { firstMs: 1_000, maxMs: 1_000 },
    alarmAttempt: 2,
    failure: 'row not sent',
    describe: ({ partner }) => ({ partner }),
    work,
    ...changes,
  }
}

/** An outbox of an instance that serves these merchants, with metrics of its own. */
function open(list: Merchant[] = Object.values(server.merchants), database = server.database) {
  metrics = new Registry()
  return createOutbox({ database, merchants: { list: async () => list }, metrics, logger })
}

/** Inserts due rows; partners tell them apart. */
async function insert(merchant: string, ...partners: string[]): Promise<void> {
  for (const partner of partners)
    await server.database.executeSql(
      `INSERT INTO public.queued_conversion (merchant, partner, event_id, content, attempts, due_at, created_at)
       VALUES ($1, $2, gen_random_uuid(), '{}', 0, now() - interval '1 minute', now())`,
      [merchant, partner],
    )
}

const read = async () => {
  const { rows } = await server.database.executeSql(
    `SELECT partner, attempts, round(extract(epoch FROM due_at - now()))::int AS seconds
     FROM public.queued_conversion ORDER BY partner`,
  )
  return rows as { partner: string; attempts: number; seconds: number | null }[] // the columns of this query
}
const makeDue = () =>
  server.database.executeSql('UPDATE public.queued_conversion SET due_at = now() WHERE due_at IS NOT NULL')
const sleepForever = () => new Promise<OutboxOutcome>(() => undefined)
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)

describe('a claim of due rows', () => {
  it('takes the rows of all merchants, each with its merchant, and counts the attempt', async () => {
    await insert('aurora', 'a')
    await insert('lotus', 'l')
    const worked: string[] = []
    const queue = createQueue(async (row, merchant) => {
      worked.push(`${row.merchant} ${merchant.code} ${row.partner} ${row.attempts}`)
      return 'done'
    })
    const { aurora, lotus } = server.merchants
    expect(await open().run(queue, [aurora, lotus])).toBe(2)
    expect(worked.toSorted()).toEqual(['aurora aurora a 1', 'lotus lotus l 1'])
    expect(await read()).toEqual([
      { partner: 'a', attempts: 1, seconds: null },
      { partner: 'l', attempts: 1, seconds: null },
    ])
  })

  it('leaves the rows of a merchant that this instance does not serve without a lease or an attempt', async () => {
    await insert('lotus', 'l')
    await open().run(createQueue(sleepForever), [server.merchants.aurora])
    expect(await read()).toEqual([{ partner: 'l', attempts: 0, seconds: -60 }])
    await open([server.merchants.aurora])
      .createJob('test', 1, [createQueue(sleepForever)])
      .run()
    expect(await read()).toEqual([{ partner: 'l', attempts: 0, seconds: -60 }])
  })

  it('takes no more than the limit of each merchant, so a burst of one keeps no row of another waiting', async () => {
    await insert('aurora', ...names('a', 5))
    await insert('lotus', 'l')
    const worked: string[] = []
    const queue = createQueue(async ({ partner }) => {
      worked.push(partner)
      return 'done'
    })
    expect(await open().run(queue, Object.values(server.merchants))).toBe(4)
    expect(worked).toContain('l')
    expect(await open().run(queue, Object.values(server.merchants))).toBe(2)
  })

  it('takes the first row of each merchant before the second of any', async () => {
    await insert('aurora', ...names('a', 5))
    await insert('lotus', 'l')
    const shares = new Map([['aurora', 5] as const, ['lotus', 5] as const])
    const rows = await server.database.statement(
      (tx) => claimDueRows(tx, conversionRows, { shares, total: 2, leaseMs: 60_000 }),
      { isOperator: true },
    )
    expect(rows.map(({ merchant }) => merchant).toSorted()).toEqual(['aurora', 'lotus'])
  })

  it('takes those first that have been due for longest', async () => {
    await insert('aurora', 'old', 'new')
    await server.database.executeSql("UPDATE public.queued_conversion SET due_at = now() WHERE partner = 'new'")
    const worked: string[] = []
    const queue = createQueue(async ({ partner }) => {
      worked.push(partner)
      return 'done'
    })
    await open().run({ ...queue, limit: 1 }, [server.merchants.aurora])
    expect(worked).toEqual(['old'])
  })

  it('leaves a claimed row to its worker until the lease has ended, also beside a second claim', async () => {
    await insert('aurora', 'a')
    const { aurora } = server.merchants
    const { promise, resolve } = Promise.withResolvers<OutboxOutcome>()
    const queue = createQueue(() => promise, { leaseMs: 30_000 })
    const running = [open().run(queue, [aurora]), open().run(queue, [aurora])]
    await expect.poll(async () => (await read())[0]?.attempts).toBe(1)
    expect((await read())[0]?.seconds).toBeGreaterThan(20)
    expect(await open().run(queue, [aurora])).toBe(0)
    resolve('done')
    expect((await Promise.all(running)).toSorted()).toEqual([0, 1])
  })

  it('T21 takes a row that was planned while the clock was ahead, and no row that is planned within the horizon', async () => {
    await insert('aurora', 'ahead', 'planned')
    await server.database.executeSql(`UPDATE public.queued_conversion
      SET due_at = now() + CASE partner WHEN 'ahead' THEN interval '1 day' ELSE interval '50 seconds' END`)
    const worked: string[] = []
    const queue = createQueue(
      async ({ partner }) => {
        worked.push(partner)
        return 'done'
      },
      { rows: { ...conversionRows, horizonMs: 60_000 } },
    )
    await open().run(queue, [server.merchants.aurora])
    expect(worked).toEqual(['ahead'])
  })

  it('starts no row when its answer took too much of the lease', async () => {
    await insert('aurora', 'a')
    const work = vi.fn(async () => 'done' as const)
    const clock = vi.spyOn(performance, 'now')
    const { database } = server
    const statement: typeof database.statement = async (run, options) => {
      const rows = await database.statement(run, options)
      clock.mockReturnValue(Number.MAX_SAFE_INTEGER)
      return rows
    }
    try {
      const run = open(undefined, { ...database, statement }).run(createQueue(work), [server.merchants.aurora])
      expect(await run).toBe(0)
    } finally {
      clock.mockRestore()
    }
    expect(work).not.toHaveBeenCalled()
    expect(logged.map(([level, , message]) => [level, message])).toEqual([
      ['warn', 'claim of due rows took too long to start them'],
    ])
  })
})

describe('what follows an attempt', () => {
  it('a failing row is planned again, and every other row is worked on', async () => {
    await insert('aurora', 'bad', 'good')
    await insert('lotus', 'l')
    const queue = createQueue(async ({ partner }) => {
      if (partner === 'bad') throw new Error('broken')
      return 'done'
    })
    expect(await open().run(queue, Object.values(server.merchants))).toBe(3)
    expect(await read()).toEqual([
      { partner: 'bad', attempts: 1, seconds: 1 },
      { partner: 'good', attempts: 1, seconds: null },
      { partner: 'l', attempts: 1, seconds: null },
    ])
  })

  it('a failure is a warning before the alarm attempt and an error from it on', async () => {
    await insert('aurora', 'a')
    const failure = new Error('broken')
    const queue = createQueue(() => Promise.reject(failure))
    for (const _ of [1, 2]) {
      await makeDue()
      await open().run(queue, [server.merchants.aurora])
    }
    const about = { err: failure, queue: 'test', merchant: 'aurora', partner: 'a', isLast: false }
    expect(logged).toEqual([
      ['warn', { ...about, attempt: 1 }, 'row not sent'],
      ['error', { ...about, attempt: 2 }, 'row not sent'],
    ])
  })

  it('the last failure ends the row and is an error', async () => {
    await insert('aurora', 'a')
    const queue = createQueue(async () => ({ outcome: 'later' }), { maxAttempts: 1 })
    await open().run(queue, [server.merchants.aurora])
    expect(await read()).toEqual([{ partner: 'a', attempts: 1, seconds: null }])
    expect(logged).toEqual([
      ['error', { queue: 'test', merchant: 'aurora', attempt: 1, partner: 'a', isLast: true }, 'row not sent'],
    ])
  })

  it('a refusal for good ends the row, and is in no log', async () => {
    await insert('aurora', 'a')
    await open().run(
      createQueue(async () => 'refused'),
      [server.merchants.aurora],
    )
    expect(await read()).toEqual([{ partner: 'a', attempts: 1, seconds: null }])
    expect(logged).toEqual([])
  })

  it('a row whose work has recorded it keeps what the work has written', async () => {
    await insert('aurora', 'a')
    const queue = createQueue(async () => {
      await server.database.executeSql("UPDATE public.queued_conversion SET due_at = now() + interval '1 hour'")
      return 'recorded'
    })
    await open().run(queue, [server.merchants.aurora])
    expect(await read()).toEqual([{ partner: 'a', attempts: 1, seconds: 3_600 }])
  })

  it.each([
    ['a late failure', { outcome: 'later', retryAfterMs: 60_000 }, 3_600],
    ['a late refusal', 'refused', 3_600],
    ['a late success', 'done', null],
  ] as const)(
    '%s of a row that another worker has claimed since: only success is written',
    async (_, late, seconds) => {
      await insert('aurora', 'a')
      const queue = createQueue(async ({ attempts }) => {
        if (attempts > 1) return { outcome: 'later', retryAfterMs: 3_600_000 }
        await makeDue()
        await open().run(queue, [server.merchants.aurora])
        return late
      })
      await open().run(queue, [server.merchants.aurora])
      expect(await read()).toEqual([{ partner: 'a', attempts: 2, seconds }])
    },
  )

  it('a failure does not revive a row that was ended meanwhile', async () => {
    await insert('aurora', 'a')
    const queue = createQueue(async () => {
      await server.database.executeSql('UPDATE public.queued_conversion SET due_at = NULL')
      throw new Error('broken')
    })
    await open().run(queue, [server.merchants.aurora])
    expect(await read()).toEqual([{ partner: 'a', attempts: 1, seconds: null }])
  })

  it('only the row of the attempt is recorded', async () => {
    await insert('aurora', 'a', 'b')
    await insert('lotus', 'a')
    const [row] = await server.database.statement(
      (tx) => claimDueRows(tx, conversionRows, { shares: new Map([['lotus', 1]]), total: 9, leaseMs: 60_000 }),
      { isOperator: true },
    )
    if (!row) throw new Error('nothing was claimed')
    await server.database.executeSql('UPDATE public.queued_conversion SET attempts = 1')
    await server.database.transaction((tx) => recordRow(tx, conversionRows, row, 'done'), { isOperator: true })
    const { rows } = await server.database.executeSql(
      'SELECT merchant FROM public.queued_conversion WHERE due_at IS NULL',
    )
    expect(rows).toEqual([{ merchant: 'lotus' }])
  })

  it('an outcome that the database does not take is logged, and ends nothing else', async () => {
    await insert('aurora', 'a')
    const { database } = server
    const failure = new Error('no database')
    const broken = { ...database, statement: database.statement, transaction: () => Promise.reject(failure) }
    const run = open(undefined, broken).run(
      createQueue(async () => 'done'),
      [server.merchants.aurora],
    )
    expect(await run).toBe(1)
    expect(logged).toEqual([
      ['error', { err: failure, queue: 'test', merchant: 'aurora', partner: 'a' }, 'outcome of a due row not stored'],
    ])
  })

  it('attempts are counted by queue and outcome', async () => {
    await insert('aurora', 'done', 'failed', 'refused')
    const outcomes = { done: 'done', refused: 'refused', failed: { outcome: 'later' } } as const
    const work = async ({ partner }: Row) => outcomes[partner as keyof typeof outcomes] // the partners of this test
    await open().run(createQueue(work), [server.merchants.aurora])
    const text = await metrics.metrics()
    for (const outcome of Object.keys(outcomes))
      expect(text).toContain(`foyer_outbox_attempts_total{queue="test",outcome="${outcome}"} 1`)
  })
})

describe('the job of a queue', () => {
  const createJob = (queues: OutboxQueue<Row>[], list?: Merchant[], database = server.database) =>
    open(list, database).createJob('test', 1, queues)

  it('asks for no merchants while nothing is due', async () => {
    const list = vi.fn(async () => Object.values(server.merchants))
    const { database } = server
    const outbox = createOutbox({ database, merchants: { list }, metrics: new Registry(), logger })
    const job = outbox.createJob('test', 1, [createQueue(sleepForever)])
    await job.run()
    expect(list).not.toHaveBeenCalled()
    await insert('aurora', 'a')
    await job.run()
    expect(list).toHaveBeenCalledTimes(1)
  })

  it('does not wait for the work: a slow row delays neither the next run nor another merchant, and ends with the job', async () => {
    await insert('aurora', 'slow0', 'slow1', 'slow2', 'slow3')
    const { promise, resolve } = Promise.withResolvers<OutboxOutcome>()
    const worked: string[] = []
    const queue = createQueue(async ({ partner }) => {
      worked.push(partner)
      return partner.startsWith('slow') ? promise : 'done'
    })
    const job = createJob([queue])
    await job.run()
    expect(worked).toHaveLength(3)
    await insert('lotus', 'l')
    await job.run()
    // The merchant has as many rows in work as it may have.
    expect(worked).toHaveLength(4)
    expect(worked).toContain('l')
    resolve('done')
    await job.end?.()
    await job.run()
    await job.end?.()
    expect((await read()).map(({ seconds }) => seconds)).toEqual([null, null, null, null, null])
  })

  it('a queue whose claim fails is reported, and the other one is worked on', async () => {
    await insert('aurora', 'a')
    const work = vi.fn(async () => 'done' as const)
    const broken = createQueue(work, { rows: { ...conversionRows, where: { missing: 1 } as Partial<Row> } }) // no such column, by intention
    const job = createJob([broken, createQueue(work)])
    await expect(job.run()).rejects.toThrow('1 claims of due rows failed')
    await job.end?.()
    expect(work).toHaveBeenCalledTimes(1)
  })
})
