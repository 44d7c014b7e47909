import { depositSettings, inbox, memberInfo, systemStatus } from '@foyer/contract'
import { overlayMove } from '@foyer/ui/overlay-move'
import { afterEach, expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createQueryClient, queryKey } from '../lib/queries.ts'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { createNotices } from '../ui/notices.tsx'
import { watchSession } from './session-watch.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A member's page with loaded member data. */
function open(pathname: string, search = '') {
  const visited: string[] = []
  vi.stubGlobal('location', { pathname, search })
  const visit = (_state: unknown, _title: string, to: string) => void visited.push(to)
  vi.stubGlobal('history', { pushState: visit, replaceState: visit })
  const dataset: Record<string, string> = { session: '1' }
  vi.stubGlobal('document', { documentElement: { dataset } })
  const session = createSessionStore(openStorage('aurora', { session: undefined, local: undefined }), 'aurora')
  const queries = createQueryClient([], fixtureSettings())
  const notices = createNotices()
  watchSession({ session }, queries, notices, { _: (id: unknown) => String(id) })
  session.open({ id: '7', token: 'secret', userName: 'demo', customerType: 0 })
  queries.setQueryData(queryKey(memberInfo, {}, '7'), { userName: 'demo' })
  queries.setQueryData(queryKey(depositSettings, {}, '7'), { totalDepositSuccessCount: 3 })
  queries.setQueryData(queryKey(inbox, {}, '7'), { items: [], unreadCount: 3 })
  const known = () =>
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey: key }) => key[0])
  return { session, notices, visited, dataset, known }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

test.each(['logout', 'expired', 'lapsed', 'elsewhere'] as const)(
  'SESS-15 SESS-16 SESS-17 DEP-05 MEMB-08 NOTICE-03 SESS-08 CONF-18 after %s nothing of the member is left, the merchant’s settings are',
  (reason) => {
    const { session, known, dataset } = open('/m/home')
    expect(known()).toHaveLength(4)
    session.end(reason)
    expect(known()).toEqual([systemStatus.path])
    expect(dataset.session).toBeUndefined()
  },
)

test.each([
  ['/m/wallet', '?x=1', undefined],
  ['/m/home', '', 'close'],
])(
  'SESS-09 CONF-39 a session that ends on %s%s asks for the login once, and keeps the page',
  async (path, search, cancelLabel) => {
    const { session, notices, visited } = open(path, search)
    session.end('expired')
    session.end('expired')
    const { alerts } = notices.get()
    expect(alerts).toHaveLength(1)
    expect(alerts[0]).toMatchObject({ title: 'please_login', confirmLabel: 'login.action' })
    expect(alerts[0]?.cancelLabel).toBe(cancelLabel)
    expect(visited).toEqual([])
    alerts[0]?.answer(true)
    await settle()
    expect(visited).toEqual([`/m/login?go=${encodeURIComponent(path + search)}`])
  },
)

test('SESS-09 who closes the question stays where they are; a logout asks nothing and goes home', async () => {
  const expired = open('/m/home')
  expired.session.end('expired')
  expired.notices.get().alerts[0]?.answer(false)
  await settle()
  expect(expired.visited).toEqual([])
  const left = open('/m/wallet')
  left.session.end('logout')
  await settle()
  expect(left.notices.get().alerts).toEqual([])
  expect(left.visited).toEqual(['/m/home'])
})

test('CONF-39 a session that lapsed in the background asks nothing and leads nowhere: the guard does, where it must', async () => {
  const { session, notices, visited } = open('/m/wallet')
  session.end('lapsed')
  await settle()
  expect(notices.get().alerts).toEqual([])
  expect(visited).toEqual([])
})

test('an end that another tab has decided is told there', async () => {
  const { session, notices, visited } = open('/m/wallet')
  session.end('elsewhere')
  await settle()
  expect(notices.get()).toEqual({ toasts: [], alerts: [] })
  expect(visited).toEqual([])
})

test('OPEN-37 a logout leads home once the dialog that asked has left the history', async () => {
  const { session, visited } = open('/m/member/home')
  let finish: () => void = () => undefined
  overlayMove.pending = new Promise((resolve) => {
    finish = resolve
  })
  session.end('logout')
  await settle()
  expect(visited).toEqual([])
  overlayMove.pending = undefined
  finish()
  await settle()
  expect(visited).toEqual(['/m/home'])
})
