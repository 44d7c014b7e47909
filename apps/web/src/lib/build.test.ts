import { afterEach, expect, test, vi } from 'vitest'
import { decideMissingChunk, recordReload } from './build.ts'
import { openStorage } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

const entry = '/m/assets/entry-client-AbC_1234.js'
const script = { 'content-type': 'text/javascript; charset=utf-8' }

/** A page of a build whose server gives this answer; undefined is no answer. */
function openPage(answer: Response | undefined, onLine = true) {
  const values = new Map<string, string>()
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: () => null,
    length: 0,
  }
  const asked: unknown[] = []
  vi.stubGlobal('document', { documentElement: { dataset: { build: entry } } })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    if (!answer) throw new TypeError('lost')
    return answer
  })
  return { asked, values, storage: openStorage('aurora', { session: area, local: undefined }) }
}

test.each([
  ['the file is there', new Response('', { headers: script }), 'retry', true],
  ['404', new Response('', { status: 404 }), 'reload', true],
  ['410', new Response('', { status: 410 }), 'reload', true],
  ['a page in its place', new Response('', { headers: { 'content-type': 'text/html' } }), 'reload', true],
  ['503', new Response('', { status: 503 }), 'retry', false],
  ['no answer', undefined, 'retry', false],
] as const)('BOOT-13 a script did not come, and the server says: %s', async (_, answer, recovery, isReachable) => {
  const { storage, asked } = openPage(answer)
  expect(await decideMissingChunk(storage)).toEqual({ recovery, isReachable })
  expect(asked).toEqual([`HEAD ${entry}`])
})

test('without a network nobody is asked', async () => {
  const { storage, asked } = openPage(undefined, false)
  expect(await decideMissingChunk(storage)).toEqual({ recovery: 'retry', isReachable: false })
  expect(asked).toEqual([])
})

test('once a build was answered with a reload, the member is asked; the next build has a reload of its own', async () => {
  const { storage, values } = openPage(new Response('', { status: 404 }))
  expect(recordReload(storage)).toBe(true)
  expect(await decideMissingChunk(storage)).toMatchObject({ recovery: 'ask' })
  // The document's own script uses the same record.
  expect(values.get('reloadedBuild')).toBe(JSON.stringify(entry))
  vi.stubGlobal('document', { documentElement: { dataset: { build: '/m/assets/entry-client-next0000.js' } } })
  expect(await decideMissingChunk(storage)).toMatchObject({ recovery: 'reload' })
})

test('a browser that keeps no note of it is not sent round', () => {
  openPage(new Response('', { status: 404 }))
  expect(recordReload(openStorage('aurora', { session: undefined, local: undefined }))).toBe(false)
})
