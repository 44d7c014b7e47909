import { availablePromotions, downloadSettings, gameMatches, systemStatus } from '@foyer/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryKey } from '../../lib/queries.ts'
import type { Wps } from '../../lib/wps/wps.ts'
import { loadShownData } from './language-data.ts'

afterEach(() => vi.useRealTimers())

/** A cache with what a page shows; responses name the language of their call. */
function openPage() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const state = { language: 'EN', isOffline: false, slow: '' }
  const answer = async (path: string) => {
    if (path === state.slow) await new Promise(() => undefined)
    if (state.isOffline) throw new Error('no network')
    return `${path} ${state.language}`
  }
  const call = async ({ path }: { path: string }) => answer(path)
  const show = ({ path }: { path: string }) => {
    const key = queryKey({ path: path as `/wps/${string}`, access: 'anyone' }, {}) // a path of the contract
    const options = { queryKey: key, queryFn: () => answer(path), staleTime: Number.POSITIVE_INFINITY }
    const stop = new QueryObserver(queries, options).subscribe(() => undefined)
    const read = () => queries.getQueryData(key)
    return { read, stop, key }
  }
  return { queries, wps: { call } as unknown as Wps, state, show } // what it uses
}

test.each([
  ['LANG-11 the promotion category', availablePromotions],
  ['LANG-12 the matches', gameMatches],
  ['LANG-13 the download settings', downloadSettings],
])('%s on the page are requested in the new language, and shown together with it', async (_, endpoint) => {
  const { queries, wps, state, show } = openPage()
  const shown = show(endpoint)
  const settings = show(systemStatus)
  await vi.waitFor(() => expect(shown.read()).toBe(`${endpoint.path} EN`))
  state.language = 'UR'
  const data = await loadShownData(wps, queries)
  expect(shown.read(), 'not before the texts').toBe(`${endpoint.path} EN`)
  data.keep()
  expect([shown.read(), settings.read()]).toEqual([`${endpoint.path} UR`, `${systemStatus.path} UR`])
})

test('LANG-11 what no screen shows is removed, so that it never appears in the former language; the member’s own stays', async () => {
  const { queries, wps, show } = openPage()
  const left = show(availablePromotions)
  await vi.waitFor(() => expect(left.read()).toBeDefined())
  left.stop()
  queries.setQueryData(['favorite changes', '7'], ['FIVE'])
  const data = await loadShownData(wps, queries)
  data.keep()
  expect(left.read()).toBeUndefined()
  expect(queries.getQueryData(['favorite changes', '7'])).toEqual(['FIVE'])
})

test('LANG-12 a response that is late is requested again after the change', async () => {
  const { queries, wps, state, show } = openPage()
  const late = show(gameMatches)
  await vi.waitFor(() => expect(late.read()).toBeDefined())
  vi.useFakeTimers()
  Object.assign(state, { language: 'UR', slow: gameMatches.path })
  const loading = loadShownData(wps, queries)
  await vi.advanceTimersByTimeAsync(5_000)
  const data = await loading
  state.slow = ''
  data.keep()
  data.renew()
  await vi.advanceTimersByTimeAsync(0)
  expect(late.read()).toBe(`${gameMatches.path} UR`)
})

test('LANG-14 without a network nothing is changed', async () => {
  const { queries, wps, state, show } = openPage()
  const shown = show(availablePromotions)
  await vi.waitFor(() => expect(shown.read()).toBeDefined())
  state.isOffline = true
  await expect(loadShownData(wps, queries)).rejects.toThrow('no network')
  expect(shown.read()).toBe(`${availablePromotions.path} EN`)
})
