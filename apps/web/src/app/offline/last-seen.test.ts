import { banners, movements, wallet } from '@foyer/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArea } from '../../../testing/fixture-wps.ts'
import { queryKey } from '../../lib/queries.ts'
import { createSessionStore } from '../../lib/session.ts'
import { openStorage } from '../../lib/storage.ts'
import { listLastSeen, MAX_LAST_SEEN_LENGTH } from './last-seen.rules.ts'
import { persistLastSeen } from './last-seen.ts'

let network: { onLine: boolean }
let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  network = { onLine: false }
  page = new EventTarget()
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ana = { id: '7', token: 'secret', userName: 'ana', customerType: 0 }
const ben = { ...ana, id: '8', userName: 'ben' }

/** A page of a browser with these areas. */
function open(areas: { session: ReturnType<typeof createArea>; local: ReturnType<typeof createArea> }) {
  const storage = openStorage('aurora', areas)
  const session = createSessionStore(storage, 'aurora')
  const queries = new QueryClient()
  return { storage, session, queries }
}

test('DEC-39 a member’s values open without a network with the time of their arrival', async () => {
  const areas = { session: createArea(), local: createArea() }
  const first = open(areas)
  first.session.open(ana)
  persistLastSeen(first, first.queries)
  first.queries.setQueryData(queryKey(wallet, {}, '7'), { balances: [] }, { updatedAt: 1_000 })
  first.queries.setQueryData(queryKey(banners, {}), [])
  await vi.advanceTimersByTimeAsync(1_000)
  const next = open(areas)
  persistLastSeen(next, next.queries)
  const { data, dataUpdatedAt } = next.queries.getQueryState(queryKey(wallet, {}, '7')) ?? {}
  expect([data, dataUpdatedAt]).toEqual([{ balances: [] }, 1_000])
  expect(next.queries.getQueryData(queryKey(banners, {}))).toBeUndefined()
})

test('DEC-35, DEC-39 with a network an earlier balance waits for the platform’s: shown after a failure, 3 s or the network’s loss', async () => {
  const key = queryKey(wallet, {}, '7')
  const other = queryKey(movements, {}, '7')
  const store = async () => {
    const areas = { session: createArea(), local: createArea() }
    const first = open(areas)
    first.session.open(ana)
    persistLastSeen(first, first.queries)
    first.queries.setQueryData(key, { balances: ['earlier'] }, { updatedAt: 1_000 })
    await vi.advanceTimersByTimeAsync(1_000)
    const next = open(areas)
    persistLastSeen(next, next.queries)
    return next
  }
  network.onLine = true
  const slow = await store()
  expect(slow.queries.getQueryData(key)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(slow.queries.getQueryData(key)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(slow.queries.getQueryState(key)).toMatchObject({ data: { balances: ['earlier'] }, dataUpdatedAt: 1_000 })

  const failing = await store()
  const call = { queryKey: key, queryFn: () => Promise.reject(new Error('no network')), retry: false }
  await failing.queries.prefetchQuery(call)
  expect(failing.queries.getQueryData(key)).toEqual({ balances: ['earlier'] })

  const answered = await store()
  answered.queries.setQueryData(key, { balances: ['fresh'] })
  page.dispatchEvent(new Event('offline'))
  expect(answered.queries.getQueryData(key)).toEqual({ balances: ['fresh'] })

  const lost = await store()
  lost.queries.setQueryData(other, [])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lost.storage.read('lastSeen')?.map((entry) => entry.key[0])).toEqual([movements.path, wallet.path])
  page.dispatchEvent(new Event('offline'))
  expect(lost.queries.getQueryData(key)).toEqual({ balances: ['earlier'] })
})

test.each(['logout', 'expired', 'lapsed', 'elsewhere'] as const)(
  'DEC-39 SESS-08 nothing of it is left after the session’s end: %s',
  async (reason) => {
    const areas = { session: createArea(), local: createArea() }
    const page = open(areas)
    page.session.open(ana)
    persistLastSeen(page, page.queries)
    page.queries.setQueryData(queryKey(wallet, {}, '7'), { canary: 'ana' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(JSON.stringify([...areas.session.values])).toContain('canary')
    page.session.end(reason)
    page.queries.setQueryData(queryKey(banners, {}), [])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(JSON.stringify([[...areas.session.values], [...areas.local.values]])).not.toContain('canary')
  },
)

test('DEC-39 T28 another member of the same tab sees nothing of it', async () => {
  const areas = { session: createArea(), local: createArea() }
  const page = open(areas)
  page.session.open(ana)
  persistLastSeen(page, page.queries)
  page.queries.setQueryData(queryKey(wallet, {}, '7'), { canary: 'ana' })
  await vi.advanceTimersByTimeAsync(1_000)
  page.session.open(ben)
  expect(JSON.stringify([...areas.session.values])).not.toContain('canary')
  page.queries.setQueryData(queryKey(wallet, {}, '8'), { balances: [] })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(JSON.stringify([...areas.session.values])).not.toContain('canary')
})

test('CONST-03 the newest values come first, and no more than fit', () => {
  const value = 'x'.repeat(MAX_LAST_SEEN_LENGTH / 2)
  const query = (path: string, dataUpdatedAt: number) => ({
    queryKey: [path, {}, {}, '7'],
    state: { data: value, dataUpdatedAt },
  })
  const stored = listLastSeen([query(wallet.path, 1), query(movements.path, 2), query('/wps/other', 3)], '7')
  expect(stored.map(({ key }) => key[0])).toEqual([movements.path])
})
