import {
  consentPurposes,
  createDeposit,
  ping,
  readDeposit,
  type SiteSettings,
  saveConsent,
  trackEvent,
  trackingSettings,
} from '@foyer/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createArea } from '../../../testing/fixture-wps.ts'
import { reportAppDownload } from '../../lib/app-downloads.ts'
import { createClock } from '../../lib/clock.ts'
import type { Services } from '../../lib/services.tsx'
import { createSessionStore } from '../../lib/session.ts'
import { openStorage, type Stored } from '../../lib/storage.ts'
import { reportCall } from '../../lib/wps/call-watch.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { watchTracking } from './tracking-watch.ts'

/** The next document of the browser, at an address with this query. */
function leavePage(search: string): void {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('location', { protocol: 'https:', search, origin: 'https://a.example' })
}

let cookie: string[]
let isStandalone: boolean
beforeEach(() => {
  vi.useFakeTimers()
  cookie = []
  isStandalone = false
  leavePage('?fbclid=click_7')
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }))
  vi.stubGlobal('document', {
    get cookie() {
      return cookie.map((line) => line.split(';')[0]).join('; ')
    },
    set cookie(line: string) {
      cookie.push(line)
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Sent {
  path: string
  body: Record<string, unknown> | undefined
  options: { alert?: boolean; timeoutMs?: number }
}

const answer = { consentId: '00000000-0000-4000-8000-000000000001', version: '2' }
const yes = { ...answer, purposes: [...consentPurposes] }
const onlyMeasurement = { ...answer, purposes: ['measurement' as const] }

/** Until what a yes loads is there and has run. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

/** A page of a visitor; calls of `failing` paths fail. `areas` stays over pages of one browser. */
async function openPage({
  failing = [],
  areas = { session: createArea(), local: createArea() },
  stored = {},
  serverTime = '2026-11-25T00:00:00.000Z',
}: {
  failing?: string[]
  areas?: Record<'session' | 'local', ReturnType<typeof createArea>>
  stored?: Partial<Stored>
  serverTime?: string
} = {}) {
  const storage = openStorage('aurora', areas)
  for (const [key, value] of Object.entries(stored)) storage.write(key as keyof Stored, value as never) // of one row
  const sent: Sent[] = []
  const wps = {
    async call({ path }: { path: string }, { body }: { body?: Sent['body'] }, options: Sent['options']) {
      sent.push({ path, body, options })
      if (failing.includes(path)) throw new Error('no network')
      return null
    },
  }
  const queries = {
    fetchQuery: async () => ({ partners: ['Facebook'], consentVersion: '2', hasFacebookCookies: true }),
    getQueryData: () => undefined,
  }
  const services = {
    ...{ wps, storage, session: createSessionStore(storage, 'aurora'), clock: createClock(serverTime) },
  } as unknown as Services // those of tracking
  await watchTracking(services, queries as unknown as QueryClient, { currency: 'PHP' } as SiteSettings) // what it reads
  await settle()
  const events = () => sent.filter(({ path }) => path === trackEvent.path).map(({ body }) => body)
  return { areas, storage, sent, events }
}

it.each([
  [1, 2],
  [2, 2],
  [3, 0],
])('TRACK-12 after %d settings calls that time out %d events are reported', async (failures, count) => {
  let calls = 0
  const sent: string[] = []
  const wps = {
    async call({ path }: { path: string }) {
      if (path !== trackingSettings.path) return void sent.push(path)
      calls += 1
      if (calls <= failures) throw new WpsError('timeout', 0)
      return { partners: [], consentVersion: '2', hasFacebookCookies: false }
    },
  }
  const storage = openStorage('aurora', { session: createArea(), local: createArea() })
  const services = {
    wps,
    storage,
    session: createSessionStore(storage, 'aurora'),
    clock: createClock(new Date(0).toJSON()),
  }
  const queries = new QueryClient()
  const watching = watchTracking(services as unknown as Services, queries, { currency: 'PHP' } as SiteSettings) // what it reads
  const ended = watching.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(30_000)
  await ended
  await settle()
  expect(sent).toHaveLength(count)
})

describe('what a page reports', () => {
  it('TRACK-01, TRACK-03, TRACK-22, OPEN-11 firstOpen once per browser, viewContent once per session', async () => {
    const first = await openPage()
    expect(first.events()).toMatchObject([
      { event: 'firstOpen', source: 'facebook' },
      { event: 'viewContent', content_id: 'home' },
    ])
    expect(first.sent.map(({ path }) => path)).toEqual(['/wps/system/track', '/wps/system/track'])
    expect((await openPage({ areas: first.areas })).events()).toEqual([])
    const nextVisit = await openPage({ areas: { session: createArea(), local: first.areas.local } })
    expect(nextVisit.events().map((event) => event?.event)).toEqual(['viewContent'])
  })

  it('DEC-21 the next documents count under the last platform too, for 30 days', async () => {
    const { areas } = await openPage({ stored: { registrationInfo: { originalDomain: 'a.example' } } })
    const openAt = async (search: string, serverTime: string) => {
      leavePage(search)
      const page = await openPage({ areas: { session: createArea(), local: areas.local }, serverTime })
      return page.events().map((event) => event?.source)
    }
    expect(await openAt('', '2026-12-24T23:59:00.000Z')).toEqual(['facebook'])
    expect(await openAt('', '2026-12-25T00:01:00.000Z')).toEqual(['direct'])
    expect(await openAt('?ttclid=1', '2026-12-25T00:02:00.000Z')).toEqual(['tiktok'])
    expect(await openAt('', '2026-12-26T00:00:00.000Z')).toEqual(['tiktok'])
    expect(openStorage('aurora', areas).read('registrationInfo')?.originalDomain).toBe('a.example')
  })

  it('TRACK-02 a2hsFirstOpen once, in the installed app', async () => {
    isStandalone = true
    const first = await openPage()
    expect(first.events().map((event) => event?.event)).toContain('a2hsFirstOpen')
    const again = await openPage({ areas: { session: createArea(), local: first.areas.local } })
    expect(again.events().map((event) => event?.event)).toEqual(['viewContent'])
  })

  it('TRACK-23 TRACK-07 a package of the app that is opened is downloadApp, each time', async () => {
    const { events } = await openPage({ stored: { contentViewed: '1', trackedOnce: ['firstOpen'] } })
    reportAppDownload()
    reportAppDownload()
    await settle()
    expect(events().map((event) => event?.event)).toEqual(['downloadApp', 'downloadApp'])
  })

  it('TRACK-08, ENT-25 an event carries an id and values, and nothing of the member', async () => {
    const { events } = await openPage({ stored: { contentViewed: '1', trackedOnce: ['firstOpen'] } })
    reportCall({ endpoint: createDeposit, phase: 'answered', body: { amountMinor: '50000' }, value: {} })
    await vi.advanceTimersByTimeAsync(0)
    expect(events().map((event) => event?.event)).toEqual(['depositSubmit', 'firstDeposit'])
    for (const event of events()) {
      expect(event).toEqual({
        event: expect.any(String),
        eventID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        source: 'facebook',
        amountMinor: '50000',
        currency: 'PHP',
        content_id: '99',
      })
    }
  })
})

describe('CONF-40 a deposit that is read', () => {
  const quiet = { contentViewed: '1', trackedOnce: ['firstOpen'] } as const
  const openQuiet = (trackedOnce: string[] = ['firstOpen']) => openPage({ stored: { ...quiet, trackedOnce } })
  const request = (id: string) =>
    reportCall({ endpoint: createDeposit, phase: 'answered', body: { amountMinor: '50000' }, value: { id } })
  async function read(id: string) {
    const value = { id, status: 'approved', resolvedAt: '2026-11-25T00:00:00.000Z' }
    reportCall({ endpoint: readDeposit, phase: 'answered', body: {}, value: { ...value, approvedOrdinal: 1 } })
    await vi.advanceTimersByTimeAsync(0)
  }
  const namesOf = (events: ReturnType<Awaited<ReturnType<typeof openPage>>['events']>) =>
    events.map((one) => one?.event)

  it('is an arrival in the browser that has requested it, once', async () => {
    const { areas, events } = await openQuiet()
    await read('d-1')
    expect(events()).toEqual([])
    request('d-1')
    await read('d-2')
    await read('d-1')
    await read('d-1')
    expect(namesOf(events())).toEqual(['depositSubmit', 'firstDeposit', 'deposit', 'firstDepositArrival'])
    const next = await openPage({ areas })
    await read('d-1')
    expect(next.events()).toEqual([])
  })

  it('TRACK-04 leaves no id of a member or deposit, those of an earlier build neither', async () => {
    const { storage, events } = await openQuiet(['firstOpen', 'firstDeposit 7', 'depositSubmit d-1', 'deposit d-1'])
    await read('d-1')
    expect(namesOf(events())).toEqual(['firstDepositArrival'])
    request('d-2')
    expect(storage.read('trackedOnce')?.join()).not.toMatch(/ (7|d-1|d-2)(,|$)/)
  })

  it('TRACK-01, TRACK-04 after 60 of them the browser and the member are known still, and the last deposits', async () => {
    const { areas, storage } = await openQuiet()
    for (let count = 0; count < 60; count += 1) {
      request(`d-${count}`)
      await read(`d-${count}`)
    }
    expect(storage.read('trackedOnce')).toHaveLength(102)
    const next = await openPage({ areas: { session: createArea(), local: areas.local } })
    expect(namesOf(next.events())).toEqual(['viewContent'])
    await read('d-59')
    await read('d-0')
    expect(namesOf(next.events())).toEqual(['viewContent'])
  })
})

describe('a call that fails', () => {
  const only = { contentViewed: '1' } as const

  it('ERR-35, TRACK-12, TRACK-13, TRACK-14, TRACK-15, CONST-35..39 three attempts apart, five pings at once, and silence', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { sent } = await openPage({ failing: [trackEvent.path, ping.path], stored: only })
    const attempts = () => sent.filter(({ path }) => path === trackEvent.path).length
    const pings = () => sent.filter(({ path }) => path === ping.path)
    expect(attempts()).toBe(1)
    await vi.advanceTimersByTimeAsync(1_249)
    expect(attempts()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(attempts()).toBe(2)
    await vi.advanceTimersByTimeAsync(2_250)
    expect([attempts(), pings().length]).toEqual([3, 0])
    await vi.advanceTimersByTimeAsync(4_250)
    expect([attempts(), pings().length]).toEqual([3, 5])
    for (const { options } of pings()) expect(options).toEqual({ alert: false, timeoutMs: 15_000 })
    for (const { options } of sent) expect(options.alert).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(8)
  })

  it('TRACK-13 the first ping that arrives is the last', async () => {
    const { sent } = await openPage({ failing: [trackEvent.path], stored: only })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent.filter(({ path }) => path === ping.path)).toHaveLength(1)
  })
})

describe('DEC-21 what needs a yes', () => {
  it.each([
    ['without an answer', {}],
    ['after a no', { consent: { ...answer, purposes: [] } }],
    ['after a single no of before', { consent: { ...answer, isAdvertisingAllowed: false } }],
    ['after a yes to an earlier question', { consent: { ...yes, version: '1' } }],
    ['after a yes that the server does not have', { consent: { ...yes, isStored: false as const } }],
  ])('%s no id is stored, no cookie written, none sent', async (_, stored) => {
    const { storage, events } = await openPage({ stored, failing: [saveConsent.path] })
    expect([storage.read('pixelIds'), cookie]).toEqual([undefined, []])
    for (const event of events()) expect(event).not.toHaveProperty('consent')
  })

  it('a single yes of before is one to every purpose', async () => {
    const { storage } = await openPage({ stored: { consent: { ...answer, isAdvertisingAllowed: true } } })
    expect([storage.read('pixelIds'), cookie.length]).toEqual([{ fbclid: 'click_7' }, 2])
  })

  it('TRACK-16, TRACK-17 a yes to measurement alone stores neither click ids nor Facebook’s cookies', async () => {
    const { storage, events } = await openPage({ stored: { consent: onlyMeasurement } })
    expect([storage.read('pixelIds'), cookie]).toEqual([{}, []])
    expect(events()[0]).toMatchObject({ consent: { consentId: answer.consentId, clickIds: {} } })
  })

  it('TRACK-16, CONST-40, CONF-24, ENT-08 after a yes Facebook’s cookies last 90 days and the click id is sent', async () => {
    const { storage, events } = await openPage({ stored: { consent: yes } })
    expect(cookie).toEqual([
      expect.stringMatching(/^_fbc=fb\.1\.\d{13}\.click_7; Path=\/; Max-Age=7776000; SameSite=Lax; Secure$/),
      expect.stringMatching(/^_fbp=fb\.1\.\d{13}\.\d{1,10}; Path=\/; Max-Age=7776000; SameSite=Lax; Secure$/),
    ])
    expect(storage.read('pixelIds')).toEqual({ fbclid: 'click_7' })
    expect(events()[0]).toMatchObject({
      consent: { consentId: yes.consentId, clickIds: { fbclid: 'click_7', _fbc: expect.any(String) } },
    })
  })

  it('TRACK-16, CONF-24 a yes on the page of the advertisement keeps its click id, without another event', async () => {
    const { storage } = await openPage()
    storage.write('consent', yes)
    dispatchEvent(new Event('consentchange'))
    await settle()
    expect(cookie.map((line) => line.slice(0, 4))).toEqual(['_fbc', '_fbp'])
    expect(storage.read('pixelIds')).toEqual({ fbclid: 'click_7' })
  })

  it.each([
    ['with the answer, before anything else is loaded', { consent: undefined }],
    ['with an answer of before, as the page starts', { consent: yes }],
  ])('TRACK-16, TRACK-18 the click id is stored %s', async (_, stored) => {
    const { storage } = await openPage({ stored: { contentViewed: '1', trackedOnce: ['firstOpen'], ...stored } })
    if (!stored.consent) {
      storage.write('consent', yes)
      // The visitor leaves by another document at once: nothing is awaited.
      dispatchEvent(new Event('consentchange'))
    }
    expect(cookie.map((line) => line.slice(0, 4))).toEqual(['_fbc', '_fbp'])
    expect(storage.read('pixelIds')).toEqual({ fbclid: 'click_7' })
  })

  it.each(['as it is given', 'of an earlier page'])(
    'TRACK-16, TRACK-18 a yes %s is sent again with the network and by the next page, with the click id of its own page',
    async (moment) => {
      const waiting = { ...yes, isStored: false as const }
      const consent = moment === 'as it is given' ? undefined : waiting
      const { areas, sent, storage } = await openPage({ failing: [saveConsent.path], stored: { consent } })
      storage.write('consent', { ...waiting, ...storage.read('consent') })
      dispatchEvent(new Event(consent ? 'online' : 'consentchange'))
      dispatchEvent(new Event('online'))
      await settle()
      const answersOf = (all: typeof sent) =>
        all.filter(({ path }) => path === saveConsent.path).map(({ body }) => body)
      expect(answersOf(sent).slice(-1)).toEqual([yes])
      expect(answersOf(sent)).toHaveLength(consent ? 3 : 1)
      expect([storage.read('pixelIds'), cookie]).toEqual([undefined, []])
      leavePage('')
      const next = await openPage({ areas })
      expect(answersOf(next.sent)).toEqual([yes])
      expect(storage.read('consent')).toEqual(yes)
      expect(storage.read('pixelIds')).toEqual({ fbclid: 'click_7' })
      expect(cookie[0]).toMatch(/^_fbc=fb\.1\.\d{13}\.click_7;/)
      dispatchEvent(new Event('online'))
      await settle()
      expect(answersOf(next.sent)).toEqual([yes])
    },
  )

  it('TRACK-18 the click id of a later advertisement replaces the earlier one, other ids stay', async () => {
    leavePage('?ttclid=B')
    const { storage, events } = await openPage({ stored: { consent: yes, pixelIds: { ttclid: 'A', adid: 'x' } } })
    expect(storage.read('pixelIds')).toEqual({ ttclid: 'B', adid: 'x' })
    expect(events()[0]).toMatchObject({ consent: { clickIds: { ttclid: 'B', adid: 'x' } } })
  })

  it('DEC-21 a no drops the events that an earlier page has left for the partners', async () => {
    const left = [{ event: 'firstOpen', eventID: '1' }]
    const { storage } = await openPage({ stored: { partnerEvents: left, contentViewed: '1' } })
    storage.write('consent', { ...answer, purposes: [] })
    dispatchEvent(new Event('consentchange'))
    await settle()
    expect(storage.read('partnerEvents')).toBeUndefined()
  })

  /** The page in an app's WebView: notes the calls, answers with these ids. */
  function openApp(ids: Record<string, unknown>) {
    const asked: { verb: string; arguments: unknown }[] = []
    const page = {
      top: {},
      webkit: {
        messageHandlers: {
          foyerBridge: {
            async postMessage(message: { id: number; verb: string; arguments: unknown }) {
              asked.push(message)
              return { id: message.id, ok: true, value: message.verb === 'attribution' ? ids : null }
            },
          },
        },
      },
    }
    page.top = page
    vi.stubGlobal('window', page)
    return asked
  }

  it('TRACK-06, TRACK-17, ENT-14 inside of the app its ids are stored, and its SDKs get the events', async () => {
    const ids = { adid: 'a-1', gpsAdid: 'g-1', appsflyerId: 'af-1', adAppToken: 't', afAppId: 'id1' }
    const more = { afAdvertisingId: 'x', afOaid: 'o', idfa: 'i', idfv: 'v' }
    const asked = openApp({ ...ids, ...more })
    const { storage } = await openPage({ stored: { consent: yes, contentViewed: '1' } })
    expect(storage.read('pixelIds')).toMatchObject({ ...ids, ...more })
    expect(asked.map(({ verb }) => verb)).toEqual(['attribution', 'track'])
    expect(asked[1]?.arguments).toEqual({ event: 'firstOpen', eventID: expect.any(String) })
  })

  it('TRACK-17 ids of other names are none', async () => {
    openApp({ adid: 'a-1', phoneNumber: '1' })
    const { storage } = await openPage({ stored: { consent: yes } })
    expect(storage.read('pixelIds')).toEqual({ fbclid: 'click_7' })
  })

  it('TRACK-06, TRACK-17 with a yes to measurement alone its ids of measurement are stored, and its SDKs get no event', async () => {
    const asked = openApp({ adid: 'a-1', gpsAdid: 'g-1', idfa: 'i', appsflyerId: 'af-1' })
    const { storage } = await openPage({ stored: { consent: onlyMeasurement } })
    expect(storage.read('pixelIds')).toEqual({ adid: 'a-1', appsflyerId: 'af-1' })
    expect(asked.map(({ verb }) => verb)).toEqual(['attribution'])
  })

  it('TRACK-06 without a yes the app learns nothing', async () => {
    const asked = openApp({ adid: 'a-1' })
    await openPage()
    expect(asked).toEqual([])
  })
})

it('OPEN-11 TRACK-22 the path of the sent events', () => {
  expect([trackEvent.path, trackingSettings.path]).toEqual(['/wps/system/track', '/wps/system/tracking'])
})
