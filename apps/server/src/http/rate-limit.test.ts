import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createWithdrawal, login, systemStatus, wallet } from '@foyer/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'

/** Replies of the stand-in by command; a counter is always at its first call. */
const replies: Record<string, string> = {
  INFO: '$17\r\nredis_version:7.0\r\n',
  EVALSHA: '*2\r\n:1\r\n:60000\r\n',
  EVAL: '*2\r\n:1\r\n:60000\r\n',
}

/** Speaks Redis's protocol on loopback, until it hangs: connected, without any reply. */
async function openStore() {
  const sockets = new Set<Socket>()
  let isSilent = false
  const store = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      if (isSilent) return
      for (const [, name = ''] of data.toString('latin1').matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g))
        socket.write(replies[name.toUpperCase()] ?? '+OK\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(store, 'listening')
  const { port } = store.address() as AddressInfo // it listens on TCP
  return {
    url: `redis://127.0.0.1:${port}`,
    fallSilent() {
      isSilent = true
    },
    close() {
      for (const socket of sockets) socket.destroy()
      store.close()
    },
  }
}

let server: TestServer | undefined
afterEach(() => server?.close())

const credentials = { body: { username: 'demo', password: TEST_PASSWORD } }

describe('T36 the store of the limits is gone', () => {
  it('from the first: logins are refused, what is open to all is read', async () => {
    server = await startTestServer({ redisUrl: 'redis://127.0.0.1:1' })
    const refused = await server.call(login, credentials)
    expect([refused.status, refused.envelope.errorCode]).toEqual([503, 'service_unavailable'])
    expect((await server.call(systemStatus, { query: {} })).envelope.success).toBe(true)
  })

  it('while members are logged in: money and logins are refused, reads go on, and nothing hangs', async () => {
    const store = await openStore()
    server = await startTestServer({ redisUrl: store.url })
    const member = await server.logIn('aurora')
    expect((await server.call(wallet, {}, member)).envelope.success).toBe(true)
    store.fallSilent()
    const [shown, withdrawal, opened] = await Promise.all([
      server.call(wallet, {}, member),
      server.call(createWithdrawal, { body: {} as never }, member), // refused before the body is parsed
      server.call(login, credentials),
    ])
    expect(shown.envelope.success).toBe(true)
    expect([withdrawal.status, withdrawal.envelope.errorCode]).toEqual([503, 'service_unavailable'])
    expect([opened.status, opened.envelope.errorCode]).toEqual([503, 'service_unavailable'])
    store.close()
  })
})

describe('T12 logins behind one address, such as a mobile network’s', () => {
  async function enter(running: TestServer, changes: { mobileNum: string; username?: string }) {
    const body = { type: 'sms', countryDialingCode: '63', verificationCode: '123456', ...changes } as const
    return (await running.call(login, { body })).envelope.errorCode
  }

  it('by eleven numbers are all checked', async () => {
    server = await startTestServer()
    for (let index = 0; index < 11; index += 1)
      expect(await enter(server, { mobileNum: `9171001${100 + index}` })).toBe('verification_invalid')
  })

  it('by one number are ten a minute, whatever user name the call adds', async () => {
    server = await startTestServer()
    for (let index = 0; index < 11; index += 1) {
      const outcome = index < 10 ? 'verification_invalid' : 'TOO_MANY_REQUESTS'
      expect(await enter(server, { mobileNum: '9171002000', username: `user${index}` })).toBe(outcome)
    }
  })
})
