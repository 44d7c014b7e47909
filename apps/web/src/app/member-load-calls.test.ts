import { inbox } from '@foyer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createQueryClient, queryKey } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import { loadForMember } from './member-load-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Loads for a member whose inbox succeeds first and fails later; every other call fails. */
function open() {
  const called: string[] = []
  const wps: Services['wps'] = {
    async call({ path }) {
      called.push(path)
      if (path !== inbox.path || called.filter((one) => one === path).length > 1) throw new Error('down')
      return { items: [], unreadCount: 2 } as never // the inbox's answer
    },
  }
  const queries = createQueryClient([], fixtureSettings())
  const others = { storage: { read: () => undefined } } as unknown as Services // not opened by Maya
  const load = async (isNewSession: boolean, isHome = true) => {
    loadForMember({ ...others, wps, queries }, { memberId: '7', memberType: 0, isNewSession, isHome })
    await vi.advanceTimersByTimeAsync(1_000)
  }
  return { called, load, unread: () => queries.getQueryData(queryKey(inbox, {}, '7')) }
}

test('CONF-17 SESS-10 SESS-12 SESS-14 SESS-18 each is asked for once, silently; a failure leaves what is known', async () => {
  const { called, load, unread } = open()
  await load(true)
  expect(called.toSorted()).toEqual([
    '/wps/member/inbox',
    '/wps/relay/MCSFE_getDepositSetting',
    '/wps/relay/MCSFE_getPlayerRankProgress',
    '/wps/relay/PROMOFE_getPromoCodeEnable',
  ])
  expect(unread()).toEqual({ items: [], unreadCount: 2 })
  await vi.advanceTimersByTimeAsync(5_000)
  await load(false)
  expect(called).toHaveLength(6)
  expect(unread()).toEqual({ items: [], unreadCount: 2 })
})

test('SESS-13 SESS-14 SESS-18 a login and the home page that it leads to load each once, whatever is answered', async () => {
  const { called, load } = open()
  await load(true, false)
  await load(false)
  await load(false)
  expect(called).toHaveLength(new Set(called).size)
  await vi.advanceTimersByTimeAsync(5_000)
  await load(false)
  expect(called.toSorted().slice(0, 2)).toEqual(['/wps/member/inbox', '/wps/member/inbox'])
})
