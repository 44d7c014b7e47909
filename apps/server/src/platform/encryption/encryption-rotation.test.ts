import { type EndpointValue, encryptionKey, login } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createServerApp } from '../../app.ts'
import { createLogger } from '../../http/log.ts'
import { encryptPayload } from '../../testing/encrypt-payload.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'

type Key = NonNullable<EndpointValue<typeof encryptionKey>>

let server: TestServer
let apps: FastifyInstance[]
const usernames: string[] = []
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 'loopback' })
  const { database, config } = server
  const logger = createLogger('silent')
  const other = await createServerApp({ database, config, logger, hasJobs: false })
  apps = [server.app, other]
  // Simultaneous tries of one name would count as guesses.
  for (let index = 0; index < 20; index += 1) usernames.push((await server.logIn('aurora')).username)
})
afterAll(async () => {
  await apps[1]?.close()
  await server.close()
})
afterEach(() => vi.useRealTimers())

let turn = 0
/** Sends calls to the two processes in turn, as a load balancer does. */
async function ask(address: string, url: string, encrypted?: ReturnType<typeof encryptPayload>) {
  turn += 1
  const answer = await apps[turn % 2]?.inject({
    method: encrypted ? 'POST' : 'GET',
    url,
    headers: { host: 'localhost', 'x-forwarded-for': address, ...encrypted?.headers },
    ...(encrypted ? { payload: encrypted.body } : {}),
  })
  return answer?.json()
}

/** A browser that caches its key until the key's end. */
function openBrowser(address: string, username: string) {
  let key: Key | undefined
  return async function logIn(): Promise<string> {
    if (!key || Date.parse(key.endsAt) <= Date.now()) key = (await ask(address, encryptionKey.path)).value as Key // the only response of this path
    const payload = { username, password: TEST_PASSWORD }
    const { success, errorCode } = await ask(address, login.path, encryptPayload({ ...key, payload }))
    return success ? key.keyId : errorCode
  }
}

describe('DEC-16, T8 rotation', () => {
  it('of 200 logins over two processes and three keys none fails', async () => {
    const begin = Date.parse('2033-01-01T11:59:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: begin })
    const browsers = usernames.map((username, index) => openBrowser(`10.0.0.${index}`, username))
    const used: string[] = []
    // From a minute before a change to past the end of the next key's use.
    const minutes = [0, 1, 2, 60, 300, 600, 659, 661, 720, 1390]
    for (const [round, minute] of minutes.entries()) {
      vi.setSystemTime(begin + minute * 60_000)
      // Half of the browsers start after the change.
      const present = round === 0 ? browsers.slice(0, 10) : browsers
      used.push(...(await Promise.all(present.map((logIn) => logIn()))))
      if (round === 0) used.push(...(await Promise.all(present.map((logIn) => logIn()))))
    }
    expect(used).toHaveLength(200)
    expect(used.filter((outcome) => !/^[\w-]{22}$/.test(outcome))).toEqual([])
    expect(new Set(used).size).toBe(3)
    // Before the old key's end both are in use.
    expect(new Set(used.slice(100, 120)).size).toBe(2)
  })

  it('a replay is refused by the other process too', async () => {
    const key = (await ask('10.0.1.1', encryptionKey.path)).value as Key // the only response of this path
    const encrypted = encryptPayload({ ...key, payload: { username: usernames[0] ?? '', password: TEST_PASSWORD } })
    const answers = [await ask('10.0.1.1', login.path, encrypted), await ask('10.0.1.1', login.path, encrypted)]
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([null, 'encryption_replayed'])
  })
})
