import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobs, inTransaction, type Jobs } from './jobs.ts'
import { openTestDatabase, type TestDatabase } from './testing.ts'

const QUICK = { pollingIntervalSeconds: 0.5 }

let test: TestDatabase
let jobs: Jobs

beforeAll(async () => {
  test = await openTestDatabase({ schema: 'arcade', migrations: new URL('./fixtures/migrations/', import.meta.url) })
  jobs = await createJobs(test.database, {
    schema: 'arcade_jobs',
    queues: { draw: {}, settle: { retryLimit: 3 }, many: {} },
  })
})

afterAll(async () => {
  await jobs.stop()
  await test.close()
})

/** Collects the jobs of a queue's worker, until there are `count` of them. */
async function collect(queue: string, count: number): Promise<unknown[]> {
  const seen: unknown[] = []
  await new Promise<void>((resolve) => {
    void jobs.boss.work(queue, QUICK, async (batch) => {
      seen.push(...batch.map((job) => job.data))
      if (seen.length >= count) resolve()
    })
  })
  return seen
}

describe('jobs on the application database', () => {
  it('a job is worked once, and its handler may begin transactions', async () => {
    await jobs.boss.send('draw', { draw: 7 })
    const bodies = await new Promise((resolve) => {
      void jobs.boss.work<{ draw: number }>('draw', QUICK, async ([job]) => {
        const body = `draw ${job?.data.draw}`
        const scope = { merchant: 'aurora' }
        await test.database.transaction(
          (tx) => tx.execute(sql`INSERT INTO note (merchant, body) VALUES ('aurora', ${body})`),
          scope,
        )
        resolve((await test.database.statement((tx) => tx.execute(sql`SELECT body FROM note`), scope)).rows)
      })
    })
    expect(bodies).toEqual([{ body: 'draw 7' }])
  })

  it('a job sent in a transaction exists only when the transaction is committed', async () => {
    const send = (ticket: number, shouldFail: boolean) =>
      test.database.transaction(
        async (tx) => {
          await jobs.boss.send('settle', { ticket }, inTransaction(tx))
          if (shouldFail) throw new Error('refused')
        },
        { merchant: 'aurora' },
      )
    await expect(send(1, true)).rejects.toThrow('refused')
    await send(2, false)
    expect(await collect('settle', 1)).toEqual([{ ticket: 2 }])
  })

  it('a failed message of several statements leaves the session usable', async () => {
    await expect(test.database.executeSql('BEGIN; SELECT 1/0; COMMIT')).rejects.toMatchObject({ code: '22012' })
    expect((await test.database.executeSql('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })

  it('the options of a queue that exists are brought up to date', async () => {
    const again = await createJobs(test.database, { schema: 'arcade_jobs', queues: { settle: { retryLimit: 9 } } })
    expect(await again.boss.getQueue('settle')).toMatchObject({ retryLimit: 9 })
    await again.stop()
  })

  it('many jobs are worked while transactions go on beside them', async () => {
    await jobs.boss.insert(
      'many',
      Array.from({ length: 40 }, (_, index) => ({ data: { index } })),
    )
    const working = new Promise<number>((resolve) => {
      let count = 0
      void jobs.boss.work('many', { ...QUICK, batchSize: 10 }, async (batch) => {
        count += batch.length
        if (count === 40) resolve(count)
      })
    })
    for (let index = 0; index < 50; index++) {
      await test.database.transaction((tx) => tx.execute(sql`SELECT ${index}::int`), { merchant: 'aurora' })
    }
    expect(await working).toBe(40)
  })
})
