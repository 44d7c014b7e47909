import { chatUnreadCount, depositSettings, inbox, playerRankProgress, promoCodeEnable } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { listMemberLoads } from './member-loads.rules.ts'

const all = [promoCodeEnable, playerRankProgress, depositSettings, inbox]

describe('what is loaded for a member', () => {
  test.each([
    ['SESS-10 SESS-12 SESS-13 SESS-14 PROMO-05 MEMB-06 NOTICE-03 DEP-04 at login', 0, true, false, all],
    ['at a login that leads home: once', 0, true, true, all],
    ['SESS-18 SESS-19 NOTICE-03 DEP-04 on arrival at home', 0, false, true, [depositSettings, inbox]],
    ['for an agent too', 1, true, false, all],
    ['nothing on other pages', 0, false, false, []],
    ['T22 no deposit settings for a free account', 4, true, true, [promoCodeEnable, playerRankProgress, inbox]],
    ['T22 nor for a virtual account', 40, false, true, [inbox]],
  ])('%s', (_, memberType, isNewSession, isHome, loaded) => {
    expect(listMemberLoads({ memberType, isNewSession, isHome, showsUnread: false })).toEqual(loaded)
  })

  test.each([
    ['at login', 0, true, false, true, true],
    ['on arrival at home', 1, false, true, true, true],
    ['for an agent of type 2', 2, false, true, true, true],
    ['not on other pages', 0, false, false, true, false],
    ['not for a free account', 4, true, true, true, false],
    ['not for a virtual account', 41, true, true, true, false],
    ['not without a place to show it', 0, true, true, false, false],
  ])('CS-11 OPEN-82 ROLE-06 the unread chat count %s', (_, memberType, isNewSession, isHome, showsUnread, isLoaded) => {
    const loads = listMemberLoads({ memberType, isNewSession, isHome, showsUnread })
    expect(loads.includes(chatUnreadCount)).toBe(isLoaded)
  })
})
