import { afterEach, expect, test, vi } from 'vitest'
import { handleMessage } from './handle-message.ts'
import { buildHeader, workerMessages } from './worker.constants.ts'
import { nameCaches } from './worker.rules.ts'

const origin = 'https://www.aurora.example'
afterEach(() => vi.unstubAllGlobals())

class Client {
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
}

test.each([
  ['/m/?r=CODE', ['/m/assets/entry-client-2utKJAfv.js', '/m/home']],
  ['/m/withdraw', []],
])('OPEN-51 the open page %s is stored with its files on its order: %j', async (path, expected) => {
  const stored: string[] = []
  const cache = {
    keys: async () => [],
    addAll: async (files: string[]) => void stored.push(...files),
    put: async (key: string) => void stored.push(key),
  }
  vi.stubGlobal('WindowClient', Client)
  vi.stubGlobal('location', { href: `${origin}/m/sw.js` })
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => {
    const html = '<html lang="en"><script src="/m/assets/entry-client-2utKJAfv.js"></script></html>'
    return new Response(html, { headers: { [buildHeader]: 'a.js' } })
  })
  const awaited: Promise<unknown>[] = []
  const event = {
    data: workerMessages.store,
    source: new Client(origin + path),
    waitUntil: (promise: Promise<unknown>) => awaited.push(promise),
  }
  handleMessage(event as unknown as ExtendableMessageEvent, nameCaches('aurora')) // what it uses
  await Promise.all(awaited)
  expect(stored).toEqual(expected)
})
