import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { servePage } from './serve-page.ts'
import { storePage } from './store-page.ts'
import { buildHeader, networkLimitMs } from './worker.constants.ts'
import { nameCaches } from './worker.rules.ts'

const names = nameCaches('aurora')
const origin = 'https://www.aurora.example'
const documents: Record<string, string> = { '/m/home': 'stored home', '/m/offline': 'offline page' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', {
    match: async (key: string) => (documents[key] === undefined ? undefined : new Response(documents[key])),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The text that a page gets, from a network that answers or fails after this time. */
async function serve(path: string, { afterMs, isBroken = false }: { afterMs: number; isBroken?: boolean }) {
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (isBroken) throw new TypeError('no network')
    return new Response('from the network')
  })
  const event = {
    request: { url: origin + path },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: () => undefined,
  } as unknown as FetchEvent // what it uses
  const served = servePage(event, names).then((response) => response.text())
  await vi.advanceTimersByTimeAsync(networkLimitMs * 2)
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

test('DEC-35 a document is stored with the moment of its receipt, and under the page’s own address', async () => {
  const put: [string, Response][] = []
  const cache = { keys: async () => [], put: async (key: string, page: Response) => void put.push([key, page]) }
  vi.stubGlobal('caches', { open: async () => cache })
  const headers = { [buildHeader]: 'a.js' }
  const page = new Response('<!doctype html><html lang="en"><head></head></html>', { headers })
  await storePage(`${origin}/m/`, page, names.pages)
  expect(put.map(([key]) => key)).toEqual(['/m/home'])
  expect(await put[0]?.[1].text()).toContain(`<html data-stored-at="${Date.now()}" lang="en">`)
})
