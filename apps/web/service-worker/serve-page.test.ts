import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { servePage } from './serve-page.ts'
import { storePage } from './store-page.ts'
import { buildHeader, networkLimitMs, storedAtHeader, storedPageMs } from './worker.constants.ts'
import { nameCaches } from './worker.rules.ts'

const names = nameCaches('aurora')
const origin = 'https://www.aurora.example'
const documents: Record<string, string> = { '/m/home': 'stored home', '/m/offline': 'offline page' }
let storedAgoMs = storedPageMs

beforeEach(() => {
  vi.useFakeTimers()
  storedAgoMs = storedPageMs
  vi.stubGlobal('caches', {
    match: async (key: string) => {
      const headers = { [storedAtHeader]: String(Date.now() - storedAgoMs) }
      return documents[key] === undefined ? undefined : new Response(documents[key], { headers })
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The text that a page gets, from a network that answers or fails after this time. */
async function serve(
  path: string,
  { afterMs, isBroken = false }: { afterMs: number; isBroken?: boolean },
  cache: RequestCache = 'default',
) {
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (isBroken) throw new TypeError('no network')
    return new Response('from the network', { headers: { [buildHeader]: 'a.js' } })
  })
  const awaited: Promise<unknown>[] = []
  const event = {
    request: { url: origin + path, cache },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (promise: Promise<unknown>) => awaited.push(promise),
  } as unknown as FetchEvent // what it uses
  const served = servePage(event, names).then((response) => response.text())
  await vi.advanceTimersByTimeAsync(networkLimitMs * 2)
  // The worker lives until these have ended.
  for (const promise of awaited) await promise
  return served
}

const lateMs = networkLimitMs + 1_000
const loginReturn = '/m/home?code=c&state=s'

test.each([
  ['OPEN-51 a page of a network in time', '/m/home', { afterMs: 100 }, 'from the network'],
  ['OPEN-51 a page of a slow network', '/m/home', { afterMs: lateMs }, 'stored home'],
  ['OPEN-51 a page without a network', '/m/home', { afterMs: 0, isBroken: true }, 'stored home'],
  ['OPEN-51 a page that is not stored, slow', '/m/withdraw', { afterMs: lateMs }, 'from the network'],
  [
    'OPEN-51 a page that is not stored, without a network',
    '/m/withdraw',
    { afterMs: 0, isBroken: true },
    'offline page',
  ],
  ['LINE-02 the return from Line on a slow network', loginReturn, { afterMs: lateMs }, 'from the network'],
  ['OPEN-61 the return from Maya on a slow network', '/m/?sessionId=1', { afterMs: lateMs }, 'from the network'],
  ['OPEN-51 an address with a query without a network', loginReturn, { afterMs: 0, isBroken: true }, 'stored home'],
])('%s: %s', async (_, path, network, text) => expect(await serve(path, network)).toBe(text))

test('OPEN-51 a page of a recent visit is its stored document at once, while the network’s is stored for the next, and a reload is the network’s', async () => {
  storedAgoMs = storedPageMs - 1_000
  const network = { afterMs: 100 }
  const stored: string[] = []
  const put = async (_key: string, page: Response) => void stored.push(await page.text())
  vi.stubGlobal('caches', { ...caches, open: async () => ({ keys: async () => [], put }) })
  expect(await serve('/m/home', network)).toBe('stored home')
  expect(stored).toEqual(['from the network'])
  expect(await serve('/m/home?r=CODE', network)).toBe('stored home')
  expect(await serve('/m/home', network, 'no-cache')).toBe('from the network')
  expect(await serve(loginReturn, network)).toBe('from the network')
})

test('DEC-38 a document of any page deletes the stored ones of another build or language', async () => {
  const kept = new Map([
    ['/m/home', { build: 'a.js', language: 'en' }],
    ['/m/wallet', { build: 'b.js', language: 'ur' }],
    ['/m/game', { build: 'b.js', language: 'en' }],
  ])
  const match = async (key: string) => {
    const { build, language } = kept.get(key) ?? { build: '', language: '' }
    return new Response('', { headers: { [buildHeader]: build, 'content-language': language } })
  }
  const cache = { keys: async () => [...kept.keys()], match, delete: async (key: string) => kept.delete(key) }
  vi.stubGlobal('caches', { open: async () => cache })
  const page = new Response('', { headers: { [buildHeader]: 'b.js', 'content-language': 'en' } })
  await storePage(`${origin}/m/voucherCenter`, page, names.pages, Date.now())
  expect([...kept.keys()]).toEqual(['/m/game'])
})

test('LANG-08, DEC-38 an answer that was asked for before another was stored is late, and stores nothing', async () => {
  const changed: string[] = []
  const cache = {
    keys: async () => ['/m/home'],
    match: async () => new Response('', { headers: { [storedAtHeader]: '2000', 'content-language': 'ur' } }),
    delete: async (key: string) => changed.push(key),
    put: async (key: string) => changed.push(key),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const answer = () => new Response('', { headers: { [buildHeader]: 'a.js', 'content-language': 'en' } })
  await storePage(`${origin}/m/home`, answer(), names.pages, 1_999)
  expect(changed).toEqual([])
  await storePage(`${origin}/m/home`, answer(), names.pages, 2_000)
  expect(changed).toEqual(['/m/home', '/m/home'])
  vi.setSystemTime(1_000)
  await storePage(`${origin}/m/home`, answer(), names.pages, 999)
  expect(changed, 'a clock that was ahead holds nothing back').toHaveLength(4)
})

test('DEC-35 a document is stored with the moment of its receipt, and under the page’s own address', async () => {
  const put: [string, Response][] = []
  const cache = { keys: async () => [], put: async (key: string, page: Response) => void put.push([key, page]) }
  vi.stubGlobal('caches', { open: async () => cache })
  const headers = { [buildHeader]: 'a.js' }
  const page = new Response('<!doctype html><html lang="en"><head></head></html>', { headers })
  await storePage(`${origin}/m/`, page, names.pages, Date.now())
  expect(put.map(([key]) => key)).toEqual(['/m/home'])
  expect(put[0]?.[1].headers.get(storedAtHeader)).toBe(String(Date.now()))
  expect(await put[0]?.[1].text()).toContain(`<html data-stored-at="${Date.now()}" lang="en">`)
})
