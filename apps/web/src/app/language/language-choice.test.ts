import { type MemberInfo, memberInfo, setMemberLanguage } from '@foyer/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerMessages } from '../../../service-worker/worker.constants.ts'
import { createArea } from '../../../testing/fixture-wps.ts'
import { queryKey } from '../../lib/queries.ts'
import type { PaintedPage } from '../../lib/services.tsx'
import { openStorage } from '../../lib/storage.ts'
import { chooseLanguage } from './language-choice.ts'
import { showLanguage } from './language-paint.ts'

vi.mock('./language-paint.ts')

let cookie = ''
/** Calls and messages, in order. */
let steps: string[]
let failsToSync = false
let forgotten: string[]

beforeEach(() => {
  cookie = ''
  steps = []
  forgotten = []
  failsToSync = false
  vi.mocked(showLanguage).mockReset()
  vi.stubGlobal('document', {
    set cookie(line: string) {
      cookie = line
    },
  })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage: (text: string) => steps.push(text) } } })
  vi.stubGlobal('caches', {
    keys: async () => ['foyer.aurora.pages.2', 'foyer.aurora.assets.2', 'api-cache-v1'],
    delete: async (name: string) => void forgotten.push(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(member: { type: number } | undefined, known?: string) {
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
  const page = { services: { merchant: 'aurora', storage, wps, session } } as unknown as PaintedPage // what it uses
  const queries = new QueryClient()
  const key = queryKey(memberInfo, {}, '7')
  if (known) queries.setQueryData(key, { language: known } as MemberInfo) // the one field that it reads
  return { storage, page, queries, key }
}

test('LANG-08 the chosen language is stored in the browser once the page shows it, and no stored page of the former one opens', async () => {
  const { storage, page, queries } = await open(undefined)
  vi.mocked(showLanguage).mockImplementation(async () => {
    expect([storage.read('language'), cookie]).toEqual(['EN', ''])
  })
  await chooseLanguage('UR', page, queries)
  expect(storage.read('language')).toBe('UR')
  expect(cookie).toContain('language=UR')
  expect([forgotten, steps]).toEqual([['foyer.aurora.pages.2'], [workerMessages.language]])
})

test('LANG-08 LANG-09 a language that the page cannot show is not stored, here or at the platform', async () => {
  const { storage, page, queries } = await open({ type: 0 }, 'EN')
  vi.mocked(showLanguage).mockRejectedValue(new Error('no network'))
  await expect(chooseLanguage('UR', page, queries)).rejects.toThrow('no network')
  expect([storage.read('language'), cookie, forgotten, steps]).toEqual(['EN', '', [], []])
})

test.each([
  ['LANG-09 a member’s is sent to the platform', { type: 0 }, 'EN', [`${setMemberLanguage.path} UR`]],
  ['LANG-09 one that the platform has is not sent', { type: 0 }, 'UR', []],
  ['LANG-10 that of free play is not sent', { type: 4 }, 'EN', []],
] as const)('%s', async (_, member, known, expected) => {
  const { page, queries } = await open(member, known)
  await chooseLanguage('UR', page, queries)
  await vi.waitFor(() => expect(steps).toContain(workerMessages.language))
  expect(steps.filter((step) => step !== workerMessages.language)).toEqual(expected)
})

test('LANG-09 a language that was sent is known to be the platform’s: the way back is sent as well', async () => {
  const { page, queries, key } = await open({ type: 0 }, 'EN')
  for (const language of ['UR', 'EN'] as const) await chooseLanguage(language, page, queries)
  await vi.waitFor(() => expect(queries.getQueryData<MemberInfo>(key)?.language).toBe('EN'))
  const sent = steps.filter((step) => step !== workerMessages.language)
  expect(sent).toEqual([`${setMemberLanguage.path} UR`, `${setMemberLanguage.path} EN`])
})

test('LANG-08 it stays stored where the platform cannot be reached', async () => {
  failsToSync = true
  const { storage, page, queries } = await open({ type: 0 }, 'EN')
  await chooseLanguage('UR', page, queries)
  expect(storage.read('language')).toBe('UR')
})
