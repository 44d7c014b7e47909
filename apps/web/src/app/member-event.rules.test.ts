import { describe, expect, test } from 'vitest'
import { findMemberEvent } from './member-event.rules.ts'

describe('which step of a member is an event', () => {
  const home = { path: '/m/home', isHome: true, memberId: '7' }
  const inboxPage = { path: '/m/notice', isHome: false, memberId: '7' }
  test.each([
    [
      'SESS-10 SESS-14 a page is opened with a session',
      { path: undefined, memberId: undefined },
      inboxPage,
      true,
      5_000,
    ],
    ['a login', { path: '/m/login', memberId: undefined }, { ...inboxPage, path: '/m/login' }, true, 5_000],
    ['the home page that a login leads to', { path: '/m/login', memberId: '7' }, home, false, 5_000],
    ['the home page after a registration', { path: '/m/register', memberId: '7' }, home, false, 5_000],
    ['SESS-18 SESS-19 an arrival at home', { path: '/m/notice', memberId: '7' }, home, false, 0],
  ] as const)('%s', (_, last, next, isNewSession, earlierMs) => {
    expect(findMemberEvent(last, next, 60_000)).toEqual({ isNewSession, loadedSinceMs: 60_000 - earlierMs })
  })

  test.each([
    ['a step to another page', { path: '/m/home', memberId: '7' }, inboxPage],
    ['home that is shown again', { path: '/m/home', memberId: '7' }, home],
    ['a guest', { path: '/m/notice', memberId: undefined }, { ...home, memberId: undefined }],
    ['a logout', { path: '/m/home', memberId: '7' }, { ...home, memberId: undefined }],
  ] as const)('%s is none', (_, last, next) => {
    expect(findMemberEvent(last, next, 60_000)).toBeUndefined()
  })
})
