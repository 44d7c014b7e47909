import { inbox } from '@foyer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createQueryClient, queryKey } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import { findMemberEvent, type Seen } from './member-event.rules.ts'
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
  /** The member's pages one after another; what the shell does at each. */
  let last: Seen = { path: undefined, memberId: undefined }
  const visit = async (path: string, memberId: string | undefined = '7') => {
    const event = findMemberEvent(last, { path, memberId, isHome: path === '/m/home' }, Date.now())
    last = { path, memberId }
    if (event && memberId)
      loadForMember(
        { ...others, wps, queries },
        { ...event, memberId, memberType: 0, isHome: path === '/m/home', showsUnread: false },
      )
    await vi.advanceTimersByTimeAsync(1_000)
  }
  return { called, visit, unread: () => queries.getQueryData(queryKey(inbox, {}, '7')) }
}

test('CONF-17 SESS-10 SESS-12 SESS-14 SESS-18 each is asked for once, silently; a failure leaves what is known', async () => {
  const { called, visit, unread } = open()
  await visit('/m/home')
  expect(called.toSorted()).toEqual([
    '/wps/member/inbox',
    '/wps/relay/MCSFE_getDepositSetting',
    '/wps/relay/MCSFE_getPlayerRankProgress',
    '/wps/relay/PROMOFE_getPromoCodeEnable',
  ])
  expect(unread()).toEqual({ items: [], unreadCount: 2 })
  await visit('/m/notice')
  await visit('/m/home')
  expect(called).toHaveLength(6)
  expect(unread()).toEqual({ items: [], unreadCount: 2 })
})

test('SESS-13 SESS-14 SESS-18 a login and the home page that it leads to load each once, whatever is answered', async () => {
  const { called, visit } = open()
  await visit('/m/login', undefined)
  await visit('/m/login')
  await visit('/m/home')
  expect(called).toHaveLength(4)
  expect(new Set(called).size).toBe(4)
})

test('SESS-18 SESS-19 home by the footer, at once after the inbox page, reloads inbox and deposit settings', async () => {
  const { called, visit } = open()
  await visit('/m/notice')
  called.length = 0
  await visit('/m/home')
  expect(called.toSorted()).toEqual(['/wps/member/inbox', '/wps/relay/MCSFE_getDepositSetting'])
})
