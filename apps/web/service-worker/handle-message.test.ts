import { afterEach, expect, test, vi } from 'vitest'
import { handleMessage } from './handle-message.ts'
import { buildHeader, manifestAddress, workerMessages } from './worker.constants.ts'
import { nameCaches } from './worker.rules.ts'

const origin = 'https://www.aurora.example'
afterEach(() => vi.unstubAllGlobals())

class Client {
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
}

/** What the worker stores after a message of the page `path`, with these answers by address. */
async function storeAfter(message: string, path: string, answer: (address: string) => Response): Promise<string[]> {
  const stored: string[] = []
  const cache = {
    keys: async () => [],
    addAll: async (files: string[]) => void stored.push(...files),
    put: async (key: string) => void stored.push(key),
  }
  vi.stubGlobal('WindowClient', Client)
  vi.stubGlobal('location', { href: `${origin}/m/sw.js` })
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (address: string) => answer(address))
  const awaited: Promise<unknown>[] = []
  const event = {
    data: message,
    source: new Client(origin + path),
    waitUntil: (promise: Promise<unknown>) => awaited.push(promise),
  }
  handleMessage(event as unknown as ExtendableMessageEvent, nameCaches('aurora')) // what it uses
  await Promise.all(awaited)
  return stored
}

const page = () =>
  new Response('<html lang="en"><script src="/m/assets/entry-client-2utKJAfv.js"></script></html>', {
    headers: { [buildHeader]: 'a.js', 'content-language': 'UR' },
  })

test.each([
  ['/m/?r=CODE', ['/m/assets/entry-client-2utKJAfv.js', '/m/home']],
  ['/m/withdraw', []],
])('OPEN-51 the open page %s is stored with its files on its order: %j', async (path, expected) => {
  expect(await storeAfter(workerMessages.store, path, page)).toEqual(expected)
})

test.each([
  ['/m/home', ['/m/offline', '/m/assets/entry-client-2utKJAfv.js', '/m/home']],
  ['/m/withdraw', ['/m/offline']],
])(
  'LANG-08 after a change of the language the offline page and the open page %s are stored in it: %j',
  async (path, expected) => {
    const stored = await storeAfter(workerMessages.language, path, page)
    expect(stored.toSorted()).toEqual(expected.toSorted())
  },
)

test('OPEN-51 a build is stored with the texts of the pages’ language', async () => {
  const build = { files: ['/m/assets/a.js'], texts: { EN: '/m/assets/texts-en.js', UR: '/m/assets/texts-ur.js' } }
  const stored = await storeAfter(workerMessages.precache, '/m/home', (address) =>
    address === manifestAddress ? Response.json(build) : page(),
  )
  expect(stored).toContain('/m/assets/a.js')
  expect(stored).toContain('/m/assets/texts-ur.js')
  expect(stored).not.toContain('/m/assets/texts-en.js')
})
