import { inbox } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createQueryClient, queryKey } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import { loadForMember } from './member-load-calls.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Loads for a member whose inbox answers at first and fails afterwards; every other call fails. */
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
  const load = async (isNewSession: boolean) => {
    loadForMember({ wps, queries }, { memberId: '7', memberType: 0, isNewSession, isHome: true })
    await settle()
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
  await load(false)
  expect(called).toHaveLength(6)
  expect(unread()).toEqual({ items: [], unreadCount: 2 })
})
