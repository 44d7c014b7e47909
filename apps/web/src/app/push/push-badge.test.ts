import { inbox } from '@foyer/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createArea } from '../../../testing/fixture-wps.ts'
import { queryKey } from '../../lib/queries.ts'
import { createSessionStore } from '../../lib/session.ts'
import { openStorage } from '../../lib/storage.ts'
import { watchBadge } from './push-badge.ts'

afterEach(() => vi.unstubAllGlobals())

it('SESS-14 the app’s badge follows the unread messages, and a logout clears it', () => {
  const badges: number[] = []
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(0),
  })
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  const session = createSessionStore(openStorage('aurora', { session: createArea(), local: createArea() }), 'aurora')
  session.open({ id: '7', token: 't', userName: 'ana', customerType: 0 })
  const queries = new QueryClient()
  const receive = (unreadCount: number) => queries.setQueryData(queryKey(inbox, {}, '7'), { items: [], unreadCount })
  watchBadge({ session }, queries)
  expect(badges).toEqual([])
  receive(2)
  receive(2)
  expect(badges).toEqual([2])
  receive(0)
  expect(badges).toEqual([2, 0])
  // A notification raises it while the app is in the background.
  page.dispatchEvent(new Event('visibilitychange'))
  expect(badges).toEqual([2, 0, 0])
  receive(3)
  session.end('logout')
  expect(badges).toEqual([2, 0, 0, 3, 0])
})
