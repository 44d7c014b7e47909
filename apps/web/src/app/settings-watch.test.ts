import { systemStatus, wallet } from '@foyer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createClock } from '../lib/clock.ts'
import { createQueryClient, queryKey } from '../lib/queries.ts'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { createWps } from '../lib/wps/wps.ts'
import { watchSettings } from './settings-watch.ts'

class Page extends EventTarget {
  hidden = false
  documentElement: { dataset: Record<string, string> } = { dataset: {} }
  themeColor = ''
  querySelector = () => ({ setAttribute: (_name: string, value: string) => (this.themeColor = value) })
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

/** A page whose server answers with another name, or as given. */
function open(
  answer: (url: string) => Response = () => Response.json({ success: true, value: renamed }),
  isOutdated = false,
) {
  const reported: string[] = []
  const page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('location', { hostname: 'www.aurora.example', pathname: '/m/home' })
  const asked: string[] = []
  const storage = openStorage('aurora', { session: undefined, local: undefined })
  const session = createSessionStore(storage, 'aurora')
  const wps = createWps(
    { merchant: 'aurora', language: () => 'EN', session, storage, userAgent: '', isOnline: () => true },
    async ({ url }) => {
      asked.push(url)
      return answer(url)
    },
  )
  const queries = createQueryClient([], fixtureSettings())
  const loadTexts = async () => void reported.push('texts')
  const clock = createClock(renamed.serverTime)
  const loadScreen = async () => void reported.push('screen')
  const onDomainRetired = () => reported.push('domain')
  watchSettings({ wps, session, clock, loadTexts }, queries, { loadScreen, onDomainRetired, isOutdated })
  const settingsOf = () => queries.getQueryData<typeof renamed>(queryKey(systemStatus, {}))
  return { page, wps, asked, reported, queries, session, settingsOf, nameOf: () => settingsOf()?.merchantName }
}
/** Time, and the load of the script that requests the settings. */
async function pass(durationMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(durationMs)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const renamed = fixtureSettings({ merchantName: 'Aurora Two' })

test('BOOT-07 BOOT-08 CONST-33 a tab that comes back asks the status call for the settings, once, after 300 ms', async () => {
  const { page, asked, nameOf } = open()
  page.turn(false)
  await vi.advanceTimersByTimeAsync(200)
  page.turn(false)
  await pass(299)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual([
    '/wps/v2/system/status?device=MOBILE&track=false&originalDomain=www.aurora.example&url=%2Fm%2Fhome',
  ])
  expect(nameOf()).toBe('Aurora Two')
})

test('BOOT-08 a tab that is hidden again within that time asks for nothing', async () => {
  const { page, asked } = open()
  page.turn(false)
  await vi.advanceTimersByTimeAsync(100)
  page.turn(true)
  await pass(1000)
  expect(asked).toEqual([])
})

test('CONF-17 a status call that fails leaves the settings as they are, silently', async () => {
  const { page, asked, nameOf } = open(() => new Response('', { status: 503 }))
  page.turn(false)
  await pass(300)
  expect(asked).toHaveLength(1)
  expect(nameOf()).toBe('Aurora')
})

test('BOOT-08 the looks of the merchant change on the open page', async () => {
  const { template } = renamed
  const value = { ...renamed, template: { ...template, id: 'MT8801', header_color: '1e0c14' } }
  const { page, reported } = open(() => Response.json({ success: true, value }))
  page.turn(false)
  await pass(300)
  expect([page.documentElement.dataset.template, page.themeColor]).toEqual(['MT8801', '#1e0c14'])
  expect(reported).toEqual([])
})

test('BOOT-09 a maintenance that begins closes the open page, its texts and screen first', async () => {
  const { page, reported, settingsOf } = open(() =>
    Response.json({ success: true, value: { ...renamed, maintenance: true } }),
  )
  page.turn(false)
  await pass(300)
  expect(settingsOf()?.maintenance).toBe(true)
  expect(reported).toEqual(['texts', 'screen'])
})

test.each(['site_maintenance', 'region_denied'])(
  'BOOT-09 BOOT-10 a call refused with %s asks for the settings at once, however many there are',
  async (errorCode) => {
    const value = { ...renamed, maintenance: true }
    const refusal = { success: false, value: null, message: 'words', errorCode }
    let answered = 0
    const { wps, asked, settingsOf } = open((url) =>
      url.includes('status') ? Response.json({ success: true, value }) : Response.json(refusal, { status: 403 }),
    )
    const ask = () => wps.call(wallet, {}, { alert: false }).catch(() => (answered += 1))
    await Promise.all([ask(), ask()])
    await pass(0)
    expect(answered).toBe(2)
    expect(asked.filter((url) => url.includes('status'))).toHaveLength(1)
    expect(settingsOf()?.maintenance).toBe(true)
  },
)

test.each([
  ['domain_not_available', ['domain']],
  ['service_unavailable', []],
])('ERR-01 CONF-17 of a settings call that answers %s is told: %j', async (errorCode, expected) => {
  const { page, reported, nameOf } = open(() =>
    Response.json({ success: false, value: null, message: 'words', errorCode }, { status: 404 }),
  )
  page.turn(false)
  await pass(300)
  expect(reported).toEqual(expected)
  expect(nameOf()).toBe('Aurora')
})

test('BOOT-08 a member’s values are requested again with the settings, unless they came since the return', async () => {
  const { page, queries, session } = open()
  session.open({ id: '7', token: 'secret', userName: 'ana', customerType: 0 })
  const [old, fresh] = [queryKey(wallet, { query: { of: 'old' } }, '7'), queryKey(wallet, {}, '7')]
  queries.setQueryData(old, {}, { updatedAt: Date.now() - 1_000 })
  page.turn(false)
  await vi.advanceTimersByTimeAsync(100)
  queries.setQueryData(fresh, {})
  await pass(200)
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect([isStale(old), isStale(fresh)]).toEqual([true, false])
})

test('BOOT-10 settings that are not of this visitor are requested at once, the member’s values not again', async () => {
  const { asked, queries, session, nameOf } = open(undefined, true)
  session.open({ id: '7', token: 'secret', userName: 'ana', customerType: 0 })
  queries.setQueryData(queryKey(wallet, {}, '7'), {}, { updatedAt: Date.now() - 1_000 })
  await pass(0)
  expect([asked.length, nameOf()]).toEqual([1, 'Aurora Two'])
  expect(queries.getQueryState(queryKey(wallet, {}, '7'))?.isInvalidated).toBe(false)
})

test('BOOT-08 after a failure the return of the network requests them again, after a success it does not', async () => {
  let isThere = false
  const { page, asked, nameOf } = open(
    () => (isThere ? Response.json({ success: true, value: renamed }) : new Response('', { status: 503 })),
    true,
  )
  await pass(0)
  expect([asked.length, nameOf()]).toEqual([1, 'Aurora'])
  isThere = true
  for (const _ of ['due', 'done']) {
    page.dispatchEvent(new Event('online'))
    await pass(1_000)
    expect([asked.length, nameOf()]).toEqual([2, 'Aurora Two'])
  }
})
