import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Services } from '../../lib/services.tsx'
import { createSessionStore } from '../../lib/session.ts'
import { openStorage } from '../../lib/storage.ts'
import type { TabMessage } from '../../lib/tab-channel.ts'
import { createNotices } from '../../ui/notices.tsx'
import { watchTabs } from './tabs-watch.ts'

const reload = vi.fn()
let page: EventTarget & { hidden: boolean }
let events: EventTarget

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false })
  events = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/m/wallet', search: '?x=1', reload })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

const ana = { id: '7', token: 'secret', userName: 'ana', customerType: 0 }
const ben = { id: '8', token: 'other', userName: 'ben', customerType: 0 }

/** A tab with a member, another tab's channel to it, and the results. */
function open() {
  const visited: string[] = []
  const visit = (_state: unknown, _title: string, to: string) => void visited.push(to)
  vi.stubGlobal('history', { pushState: visit, replaceState: visit })
  const storage = openStorage('aurora', { session: undefined, local: undefined })
  const session = createSessionStore(storage, 'aurora')
  session.open(ana)
  const called: string[] = []
  const wps: Services['wps'] = {
    call: async (endpoint) => {
      called.push(`${endpoint.path} as ${session.get()?.userName}`)
      return undefined as never // the answer is not used
    },
  }
  const notices = createNotices()
  const reported: TabMessage[] = []
  const listeners: ((message: TabMessage) => void)[] = []
  const services = {
    merchant: 'aurora',
    language: 'EN',
    session,
    storage,
    wps,
    loadTexts: async () => undefined,
  } as const
  const channel = {
    post: (message: TabMessage) => void reported.push(message),
    listen: (receive: (message: TabMessage) => void) => void listeners.push(receive),
  }
  watchTabs({ services, notices, i18n: { _: (id: unknown) => String(id) } }, channel)
  const receive = async (message: TabMessage) => {
    for (const listener of listeners) listener(message)
    await settle()
  }
  return { session, storage, notices, visited, called, reported, receive }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('CONF-18 T9 tells the others of a login and of a logout, not of a session that expired', () => {
  const { session, reported } = open()
  session.open({ ...ana, token: 'newer' })
  expect(reported).toEqual([])
  session.end('expired')
  session.open(ben)
  session.end('logout')
  session.open(ana)
  expect(reported).toEqual([
    { type: 'loggedIn', memberId: '8' },
    { type: 'loggedOut', memberId: '8' },
    { type: 'loggedIn', memberId: '7' },
  ])
})

test('CONF-18 a logout in another tab ends the session here too, and says so at home', async () => {
  const { session, notices, visited, called, reported, receive } = open()
  await receive({ type: 'loggedOut', memberId: '7' })
  expect(session.get()).toBeUndefined()
  expect(visited).toEqual(['/m/home'])
  expect(notices.get().toasts).toMatchObject([{ text: 'session.tabs.left' }])
  expect([called, reported]).toEqual([[], []])
})

test('T2 another member’s login ends the session here and at the server, and offers the way back', async () => {
  const { session, notices, visited, called, reported, receive } = open()
  await receive({ type: 'loggedIn', memberId: '8' })
  expect(called).toEqual(['/wps/session/logout as ana'])
  expect(session.get()).toBeUndefined()
  expect(reported).toEqual([])
  const { alerts } = notices.get()
  expect(alerts).toMatchObject([{ title: 'please_login', text: 'session.tabs.replaced' }])
  alerts[0]?.answer(true)
  await settle()
  expect(visited).toEqual(['/m/home', `/m/login?go=${encodeURIComponent('/m/wallet?x=1')}`])
})

test('T2 a tab that slept finds out when it is shown again', async () => {
  const { session, storage } = open()
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(session.get()?.id).toBe('7')
  storage.write('memberHere', '8')
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(session.get()?.id).toBe('7')
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(session.get()).toBeUndefined()
})

describe('another tab’s language', () => {
  /** The router's event after a change of the history. */
  const move = (type: string, pathname: string, search = '') => {
    Object.assign(location, { pathname, search })
    events.dispatchEvent(new Event(type))
  }

  it('comes with the next page, not on this one', async () => {
    const { receive } = open()
    await receive({ type: 'language', language: 'UR' })
    await receive({ type: 'language', language: 'UR' })
    expect(reload).not.toHaveBeenCalled()
    move('pushState', '/m/home')
    move('pushState', '/m/home')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not come with a sheet or dialog, whose entry has the address of its page', async () => {
    const { receive } = open()
    await receive({ type: 'language', language: 'UR' })
    move('pushState', '/m/wallet', '?x=1')
    move('replaceState', '/m/wallet', '?x=2')
    move('pushState', '/m/wallet', '?x=2')
    move('popstate', '/m/deposit')
    move('pushState', '/m/deposit')
    expect(reload).not.toHaveBeenCalled()
    move('pushState', '/m/deposit', '?x=1')
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
