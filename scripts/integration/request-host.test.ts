import { get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHostReader } from '../../apps/server/src/http/request-host.ts'
import { saveMerchant } from '../../apps/server/src/merchant/index.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts'
import { createDispatcher } from '../start/dispatch.ts'
import { readHostName } from '../start/host-name.ts'
import { toAnswerer } from '../start/instance.ts'

/** Longer than a list of merchants is kept. */
const DIRECTORY_FRESH_MS = 6_000

let platform: TestServer
let dispatcher: Server
afterEach(async () => {
  vi.restoreAllMocks()
  dispatcher.close()
  await platform.close()
})

/** Opens the platform and a stand-in of the arcade behind a proxy on loopback, which is trusted or not. */
async function open(trustProxy: string | false): Promise<void> {
  platform = await startTestServer({ trustProxy, isHealthProxied: true })
  const ownHosts = ['arcade.localhost', 'foyer_arcade', 'scripts.localhost']
  const { database } = platform
  const readHost = await createHostReader({ database, trustProxy, ownHosts, readName: readHostName })
  const arcade = (_: unknown, response: { end(text: string): void }) => response.end('arcade')
  const hosts = new Map([
    ['arcade.localhost', arcade],
    ['foyer_arcade', arcade],
  ])
  dispatcher = createDispatcher({ hosts, others: toAnswerer(platform.app), readHost })
  await new Promise<void>((resolve) => dispatcher.listen(0, '127.0.0.1', resolve))
}

/** Says who answers: the arcade, a merchant by its code, the system, or the code of the refusal. */
async function ask(host: string, forwarded: string | undefined): Promise<string> {
  const send = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = dispatcher.address() as AddressInfo // it listens on TCP
      const headers = { host, ...(forwarded === undefined ? {} : { 'x-forwarded-host': forwarded }) }
      get({ host: '127.0.0.1', port, path, headers }, async (response) => {
        resolve(Buffer.concat(await response.toArray()).toString())
      }).on('error', reject)
    })
  const metrics = await send('/metrics')
  if (metrics === 'arcade') return metrics
  if (metrics.startsWith('#')) return 'system'
  const { value, errorCode } = JSON.parse(await send('/wps/v2/system/status'))
  return value?.merchantCode ?? errorCode
}

describe('T42 one host decides app and merchant', () => {
  it('of a trusted proxy', async () => {
    await open('loopback')
    for (const [host, forwarded, answerer] of [
      ['backend', 'arcade.localhost', 'arcade'],
      // A name that containers have.
      ['foyer_arcade:3000', undefined, 'arcade'],
      ['backend:8080', 'evil.example, ARCADE.localhost:80', 'arcade'],
      ['backend', 'lotus.localhost', 'lotus'],
      ['backend', undefined, 'domain_not_available'],
      ['127.0.0.1', 'lotus.localhost', 'lotus'],
      ['127.0.0.1', undefined, 'system'],
      ['localhost', '127.0.0.1', 'aurora'],
      ['localhost', 'lotus.localhost', 'aurora'],
      ['localhost', 'arcade.localhost', 'aurora'],
      ['localhost:8080', 'localhost', 'aurora'],
      ['arcade.localhost', 'localhost', 'arcade'],
      ['scripts.localhost', '127.0.0.1', 'not_found'],
      ['old-lotus.localhost', '127.0.0.1', 'domain_not_available'],
    ] as const)
      expect([host, forwarded, await ask(host, forwarded)]).toEqual([host, forwarded, answerer])
  })

  it('of anybody else is that of the Host header', async () => {
    await open(false)
    expect(await ask('backend', 'arcade.localhost')).toBe('domain_not_available')
    expect(await ask('127.0.0.1', 'localhost')).toBe('system')
    expect(await ask('localhost', 'arcade.localhost')).toBe('aurora')
  })

  it('that a merchant has got since the start is known as well', async () => {
    await open('loopback')
    const { aurora } = platform.merchants
    await platform.database.transaction((tx) => saveMerchant(tx, { ...aurora, hosts: ['localhost', 'new.localhost'] }))
    const readClock = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => readClock() + DIRECTORY_FRESH_MS)
    await expect.poll(() => ask('new.localhost', '127.0.0.1')).toBe('aurora')
  })
})
