import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDataKey } from '../../db/data-key-check.ts'
import { type StandInRedis, startStandInRedis } from '../../testing/stand-in-redis.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let redis: StandInRedis
beforeAll(async () => {
  redis = await startStandInRedis()
  server = await startTestServer({ redisUrl: redis.url }, { canFallSilent: true })
})
afterAll(async () => {
  await server.close()
  await redis.close()
})

async function ask() {
  const answer = await server.app.inject({ url: '/readyz', headers: { host: '127.0.0.1' } })
  return [answer.statusCode, answer.json()]
}
const untilOk = () => expect.poll(ask).toEqual([200, { status: 'ready', database: server.database.kind }])

describe('T36 readiness says what is wrong', () => {
  it('of the data key', async () => {
    await untilOk()
    await checkDataKey(server.database, 'another data key, 32 characters..')
    const reason = 'DATA_KEY is not that of the data.'
    expect(await ask()).toEqual([503, { status: 'unavailable', problems: [{ part: 'data_key', reason }] }])
    await server.database.executeSql('DELETE FROM public.data_key_check')
    await untilOk()
  })

  it('of the schema', async () => {
    const last = '085-data-key'
    await server.database.executeSql(`UPDATE public.migration SET name = 'x' WHERE name = '${last}'`)
    const reason = expect.stringMatching(new RegExp(`1 migrations are not applied, the first is ${last}: npm run db`))
    expect(await ask()).toEqual([503, { status: 'unavailable', problems: [{ part: 'migrations', reason }] }])
    await server.database.executeSql(`UPDATE public.migration SET name = '${last}' WHERE name = 'x'`)
    await untilOk()
  })

  it('of a database that is silent, before it speaks again', async () => {
    let isSilent = true
    const outage = server.fallSilent(8_000).then(() => {
      isSilent = false
    })
    await sleep(50)
    const problems = [{ part: 'database', reason: expect.stringContaining('does not answer') }]
    expect(await ask()).toEqual([503, { status: 'unavailable', problems }])
    expect(isSilent).toBe(true)
    await outage
    await untilOk()
  })

  it('of the shared store', async () => {
    await redis.close()
    const [status, answer] = await ask()
    expect([status, answer.problems]).toEqual([
      503,
      [{ part: 'redis', reason: 'The store of REDIS_URL does not answer.' }],
    ])
  })
})
