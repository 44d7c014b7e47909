import { banners, wallet } from '@foyer/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArea } from '../../../testing/fixture-wps.ts'
import { queryKey } from '../../lib/queries.ts'
import { createSessionStore } from '../../lib/session.ts'
import { openStorage } from '../../lib/storage.ts'
import { watchResume } from './resume-watch.ts'

class Page extends EventTarget {
  hidden = false
  turn(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['a night', 8 * 3_600_000, true],
  ['a moment', 5_000, false],
])('DEC-39 BOOT-08 after %s a member’s values are requested at once: %s ms, %s', async (_, absentMs, isRequested) => {
  const page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => undefined)
  const session = createSessionStore(openStorage('aurora', { session: createArea(), local: createArea() }), 'aurora')
  session.open({ id: '7', token: 'secret', userName: 'ana', customerType: 0 })
  const queries = new QueryClient()
  const [own, open] = [queryKey(wallet, {}, '7'), queryKey(banners, {})]
  queries.setQueryData(own, {})
  queries.setQueryData(open, [])
  watchResume({ session }, queries)
  page.turn(true)
  await vi.advanceTimersByTimeAsync(absentMs)
  page.turn(false)
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect([isStale(own), isStale(open)]).toEqual([isRequested, false])
})
