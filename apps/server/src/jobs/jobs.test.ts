import { createJobs } from '@foyer/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServerApp } from '../app.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { deleteExpiredRows, expiredRows } from './expired-rows.ts'
import { JOBS_SCHEMA } from './jobs.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the deletion of expired rows', () => {
  it('goes on after one that fails, which is reported', async () => {
    const failure = new Error('no such table')
    const done: string[] = []
    const logged: unknown[] = []
    const deletions = {
      first: async () => done.push('first'),
      broken: () => Promise.reject(failure),
      last: async () => done.push('last'),
    }
    const logger = { error: (fields: unknown) => logged.push(fields) }
    const run = deleteExpiredRows({ database: server.database, logger }, deletions)
    await expect(run).rejects.toMatchObject({ errors: [failure] })
    expect(done).toEqual(['first', 'last'])
    expect(logged).toEqual([{ err: failure, deletion: 'broken' }])
  })

  it('works for each kind of row', async () => {
    await deleteExpiredRows({ database: server.database, logger: server.app.log }, expiredRows)
  })

  it('T19 reaches the launch tokens of a member who launches nothing any more', async () => {
    const { memberId } = await server.logIn('aurora')
    for (const age of ['2 days', '1 hour'])
      await server.database.executeSql(
        `INSERT INTO public.launch_token (merchant, token_hash, nonce, member_id, session_id, game_code, vendor, back_url,
          language, created_at, expires_at)
        VALUES ('aurora', $1, $1, $2, 's', $3::text, 'v', '/', 'EN',
          now() - $3::text::interval, now() - $3::text::interval + interval '1 minute')`,
        [Buffer.from(age), memberId, age],
      )
    await deleteExpiredRows({ database: server.database, logger: server.app.log }, expiredRows)
    const { rows } = await server.database.executeSql(
      'SELECT game_code AS age FROM public.launch_token WHERE member_id = $1',
      [memberId],
    )
    expect(rows).toEqual([{ age: '1 hour' }])
  })
})

it('queues of former names are deleted with their schedules and jobs, every job runs, and may take its interval', async () => {
  const before = await createJobs(server.database, { schema: JOBS_SCHEMA, queues: { 'session-tidy': {} } })
  await before.boss.send('session-tidy', {})
  await before.boss.schedule('session-tidy', '0 * * * *')
  await before.stop()
  const { config, database } = server
  const app = await createServerApp({ database, config, logger: server.app.log, hasJobs: true })
  const read = async (table: 'queue' | 'job' | 'schedule') => {
    const { rows } = await database.executeSql(`
      SELECT array_agg(DISTINCT name ORDER BY name) AS names FROM ${JOBS_SCHEMA}.${table}`)
    return (rows as { names: string[] }[])[0]?.names ?? [] // the only column
  }
  const queues = await read('queue')
  const { rows: expiries } = await database.executeSql(`
    SELECT name, expire_seconds FROM ${JOBS_SCHEMA}.queue WHERE name IN ('deposit-sweep', 'ledger-check') ORDER BY name`)
  const schedules = await read('schedule')
  const jobs = await read('job')
  await app.close()
  expect(schedules).toEqual([
    'agent',
    'campaign-sweep',
    'deposit-sweep',
    'encryption-cleanup',
    'expired-rows',
    'ledger-check',
    'ledger-cleanup',
    'message-sweep',
    'notification-sweep',
    'push-sweep',
    'referral',
    'tournament',
    'tracking-sweep',
    'withdrawal-sweep',
  ])
  expect(queues).toEqual(expect.arrayContaining(schedules))
  expect(expiries).toEqual([
    { name: 'deposit-sweep', expire_seconds: 60 },
    { name: 'ledger-check', expire_seconds: 3_600 },
  ])
  for (const names of [queues, jobs]) expect(names).not.toContain('session-tidy')
})
