import { setMemberLanguage } from '@foyer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArea } from '../../../testing/fixture-wps.ts'
import { openStorage } from '../../lib/storage.ts'
import { chooseLanguage } from './language-choice.ts'

const origin = 'https://www.aurora.example'
let cookie = ''
/** What happened, in order. */
let steps: string[] = []
let shown: string
let forgotten: string[]
let failsToSync = false

beforeEach(() => {
  cookie = ''
  steps = []
  failsToSync = false
  vi.stubGlobal('document', {
    set cookie(line: string) {
      cookie = line
    },
  })
  openAt('/m/home')
})
afterEach(() => vi.unstubAllGlobals())

function openAt(path: string): void {
  forgotten = []
  const location = {
    href: origin + path,
    protocol: 'https:',
    reload: () => steps.push('reload'),
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: null,
    replaceState(_state: unknown, _: string, to: URL) {
      shown = to.href
    },
  })
  vi.stubGlobal('caches', {
    keys: async () => ['foyer.aurora.pages.2', 'foyer.aurora.assets.2', 'api-cache-v1'],
    delete: async (name: string) => void forgotten.push(name),
  })
  vi.stubGlobal('window', { location })
}

async function choose(member: { type: number } | undefined, known?: string) {
  const storage = openStorage('aurora', { session: createArea(), local: createArea() })
  storage.write('language', 'EN')
  const wps = {
    async call({ path }: { path: string }, { body }: { body: { language: string } }) {
      steps.push(`${path} ${body.language}`)
      if (failsToSync) throw new Error('no network')
      return body
    },
  }
  const session = { get: () => member && { id: '7', ...member } }
  const services = { merchant: 'aurora', storage, wps, session, origin } as unknown as Parameters<
    typeof chooseLanguage
  >[1] // what it uses
  await chooseLanguage('UR', services, { getQueryData: () => ({ language: known }) as never }) // the one field that it reads
  return storage.read('language')
}

test('LANG-08 the chosen language is stored in the browser, for the pages too, before the page is loaded again', async () => {
  expect(await choose(undefined)).toBe('UR')
  expect(cookie).toContain('language=UR')
  expect(steps).toEqual(['reload'])
})

test.each([
  ['LANG-09 a member’s is sent to the platform first', { type: 0 }, 'EN', [`${setMemberLanguage.path} UR`, 'reload']],
  ['LANG-09 one that the platform has is not sent', { type: 0 }, 'UR', ['reload']],
  ['LANG-10 that of free play is not sent', { type: 4 }, 'EN', ['reload']],
] as const)('LANG-08 %s', async (_, member, known, expected) => {
  expect(await choose(member, known)).toBe('UR')
  expect(steps).toEqual(expected)
})

test('LANG-08 it stays stored where the platform cannot be reached', async () => {
  failsToSync = true
  expect(await choose({ type: 0 }, 'EN')).toBe('UR')
  expect(steps.at(-1)).toBe('reload')
})

test('LANG-08 an address that names another language loses it, and no stored page of the former language opens', async () => {
  openAt('/m/game?language=CN&show=new')
  expect(await choose(undefined)).toBe('UR')
  expect([shown, forgotten, steps]).toEqual([`${origin}/m/game?show=new`, ['foyer.aurora.pages.2'], ['reload']])
})
