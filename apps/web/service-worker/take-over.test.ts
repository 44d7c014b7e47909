import { afterEach, expect, test, vi } from 'vitest'
import { takeOver } from './take-over.ts'
import { buildHeader } from './worker.constants.ts'
import { nameCaches } from './worker.rules.ts'

const origin = 'https://www.aurora.example'
afterEach(() => vi.unstubAllGlobals())

/** Takes over open windows; gives the addresses that were stored and the names of the deleted caches. */
async function open(urls: readonly string[], isBroken = false) {
  const names = nameCaches('aurora')
  const [stored, deleted]: string[][] = [[], []]
  vi.stubGlobal('location', { href: `${origin}/m/sw.js` })
  vi.stubGlobal('caches', {
    keys: async () => ['foyer.aurora.assets.1', names.assets, 'other'],
    delete: async (name: string) => deleted?.push(name),
    open: async () => ({ keys: async () => [], put: async (key: string) => stored?.push(key) }),
  })
  vi.stubGlobal('fetch', async () => {
    if (isBroken) throw new TypeError('no network')
    return new Response('<html lang="en"></html>', { headers: { [buildHeader]: 'a.js' } })
  })
  const clients = { claim: async () => undefined, matchAll: async () => urls.map((url) => ({ url: origin + url })) }
  await takeOver({ clients, registration: {} } as unknown as ServiceWorkerGlobalScope, names) // what it uses
  return { stored, deleted }
}

test('OPEN-51 a new worker stores the open pages that open without a network, once each, and deletes other caches', async () => {
  const { stored, deleted } = await open(['/m/', '/m/home?r=CODE', '/m/wallet', '/m/withdraw'])
  expect(stored).toEqual(['/m/home', '/m/wallet'])
  expect(deleted).toEqual(['foyer.aurora.assets.1'])
})

test('OPEN-51 a new worker takes over without a network too', async () => {
  expect((await open(['/m/home'], true)).stored).toEqual([])
})
