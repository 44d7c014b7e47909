import { logout, pushBind, pushKey, pushSubscribe, pushUnsubscribe, type SiteSettings } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPushOwner, storePushOwner } from '../../../service-worker/push-owner.ts'
import { nameCaches } from '../../../service-worker/worker.rules.ts'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { createArea, createCaches } from '../../../testing/fixture-wps.ts'
import { createClock } from '../../lib/clock.ts'
import type { Services } from '../../lib/services.tsx'
import { createSessionStore } from '../../lib/session.ts'
import { openStorage } from '../../lib/storage.ts'
import { reportCall } from '../../lib/wps/call-watch.ts'
import { createNotices } from '../../ui/notices.tsx'
import { watchPush } from './push-watch.ts'

let permission: NotificationPermission
let answered: NotificationPermission
let asked: number
let isOffline: boolean
let dispatch: (event: Event) => boolean
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  permission = 'default'
  answered = 'granted'
  asked = 0
  isOffline = false
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  dispatch = page.dispatchEvent.bind(page)
  vi.stubGlobal('caches', createCaches())
  vi.stubGlobal('location', { pathname: '/m/home', search: '' })
  vi.stubGlobal('history', { state: null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const key = btoa(String.fromCharCode(...new Uint8Array(65).fill(4)))
const browser = () => {
  const Notification = {
    get permission() {
      return permission
    },
    async requestPermission() {
      asked += 1
      permission = answered
      return answered
    },
  }
  let subscription: object | null = null
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      subscription = {
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: key, auth: 'AAAA' } }),
        unsubscribe: async () => {
          subscription = null
        },
      }
      return subscription
    },
  }
  const registration = { pushManager }
  return {
    Notification,
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  }
}

/** Local storage with this member's choice in it. */
const withPushOff = (...ids: string[]) => createArea(new Map([['aurora.pushOff', JSON.stringify(ids)]]))

/** A member's page in a browser, or in the app's WebView with these answers of the phone. */
async function open({
  app,
  settings = fixtureSettings(),
  local = createArea(),
}: {
  app?: Record<string, unknown>
  settings?: SiteSettings
  local?: ReturnType<typeof createArea>
} = {}) {
  const phone = app && {
    webkit: {
      messageHandlers: {
        foyerBridge: {
          postMessage: async ({ id, verb }: { id: number; verb: string }) => ({ id, ok: true, value: app[verb] }),
        },
      },
    },
  }
  const { Notification, serviceWorker } = browser()
  const page: Record<string, unknown> = phone ?? { Notification, PushManager: class {} }
  page.top = page
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { userAgent: 'Chrome', ...(phone ? {} : { serviceWorker }) })
  vi.stubGlobal('Notification', phone ? undefined : Notification)
  const storage = openStorage('aurora', { session: createArea(), local })
  const session = createSessionStore(storage, 'aurora')
  const called: [string, unknown][] = []
  const wps = {
    async call({ path }: { path: string }, { body }: { body?: unknown } = {}) {
      called.push([path, body])
      if (isOffline) throw new Error('no network')
      if (path === pushBind.path) return { isNew: true, mark: 'm-1' }
      return path === pushKey.path ? { publicKey: key } : null
    },
  }
  const services = {
    ...{
      wps,
      storage,
      session,
      clock: createClock('2026-11-25T00:00:00.000Z'),
      merchant: 'aurora',
      loadTexts: async () => undefined,
    },
  } as unknown as Services // those of push
  session.open({ id: '7', token: 't', userName: 'ana', customerType: 0 })
  storage.write('pushMoment', '1')
  const notices = createNotices()
  watchPush({ services, notices, i18n: { _: (id: unknown) => String(id) } }, settings)
  await settle()
  return { storage, notices, called, session }
}
const settle = () => vi.advanceTimersByTimeAsync(1)

describe('MODAL-07 the question', () => {
  it('MODAL-07 does not come for a game that was only opened', async () => {
    const { notices, session, storage } = await open()
    notices.get().alerts[0]?.answer(false)
    await settle()
    session.end('logout')
    session.open({ id: '7', token: 't', userName: 'ana', customerType: 0 })
    storage.remove('pushPromptClosed')
    storage.remove('pushMoment')
    storage.write('lastGame', '/m/launchGame?code=FIVE')
    dispatch(new Event('popstate'))
    await settle()
    expect(notices.get().alerts).toEqual([])
  })

  it('PUSH-07, PUSH-08 a yes stores the token and registers it for all topics', async () => {
    const { notices, storage, called } = await open()
    expect(notices.get().alerts).toMatchObject([{ title: 'push.ask.title', confirmLabel: 'push.ask.yes' }])
    expect(asked).toBe(0)
    notices.get().alerts[0]?.answer(true)
    await vi.waitFor(() => expect(storage.read('pushBound')).toBe('1'))
    expect(storage.read('pushToken')?.token).toMatch(/^webpush\./)
    expect(called.map(([path]) => path)).toEqual([pushKey.path, pushBind.path, pushSubscribe.path])
    expect(called.at(-1)?.[1]).toMatchObject({ topic: 'all' })
    expect(storage.read('pushPromptClosed')).toBeUndefined()
  })

  it('PUSH-05, PUSH-06, PUSH-22 a denied permission shows notification_request_tips and closes the question for the day', async () => {
    answered = 'denied'
    const { notices, storage } = await open()
    notices.get().alerts[0]?.answer(true)
    await settle()
    expect(notices.get().alerts).toMatchObject([{ title: 'notification_request_tips' }])
    expect(storage.read('pushPromptClosed')).toMatch(/^2026-11-\d\d$/)
    notices.get().alerts[0]?.answer(true)
    expect(notices.get()).toMatchObject({ alerts: [], toasts: [] })
  })

  it('PUSH-03 our own no asks the browser nothing, and closes the question for the day', async () => {
    const { notices, storage } = await open()
    notices.get().alerts[0]?.answer(false)
    await settle()
    expect(asked).toBe(0)
    expect(storage.read('pushPromptClosed')).toBeDefined()
    expect(notices.get().alerts).toEqual([])
  })
})

describe('NATIVE-01 inside of the app', () => {
  const project = { apiKey: 'k', appId: 'a', projectId: 'p', messagingSenderId: '1', vapidKey: 'v' }
  const withFirebase = () => {
    const settings = fixtureSettings()
    return { ...settings, smsProvider: { ...settings.smsProvider, ...project } }
  }

  it('PUSH-07, PUSH-17 the phone’s token is bound', async () => {
    const { notices, storage, called } = await open({
      app: { pushToken: 'fcm-of-the-phone' },
      settings: withFirebase(),
    })
    notices.get().alerts[0]?.answer(true)
    await vi.waitFor(() => expect(storage.read('pushBound')).toBe('1'))
    expect(storage.read('pushToken')?.token).toBe('fcm-of-the-phone')
    expect(called.map(([path]) => path)).toEqual([pushBind.path, pushSubscribe.path])
  })

  it('PUSH-05, PUSH-06, PUSH-22 a phone that refuses is a denied permission', async () => {
    const { notices, storage } = await open({ app: { pushToken: null }, settings: withFirebase() })
    notices.get().alerts[0]?.answer(true)
    await settle()
    expect(notices.get().alerts).toMatchObject([{ title: 'notification_request_tips' }])
    expect(storage.read('pushToken')).toBeUndefined()
  })

  it('PUSH-02 a merchant without a Firebase project asks nothing', async () => {
    const { notices } = await open({ app: { pushToken: 'x' } })
    expect(notices.get().alerts).toEqual([])
  })
})

const cacheName = nameCaches('aurora').push
const sendLogout = () => reportCall({ endpoint: logout, phase: 'sent', body: {}, value: undefined })

/** A member's page with push on. */
async function openBound() {
  permission = 'granted'
  const page = await open()
  await vi.waitFor(() => expect(page.storage.read('pushBound')).toBe('1'))
  page.called.length = 0
  return page
}

describe('T25 a logout', () => {
  it('MODAL-07 nobody is asked while it is on its way, nor after it', async () => {
    const { notices, session, storage } = await open()
    notices.get().alerts[0]?.answer(false)
    await settle()
    storage.remove('pushPromptClosed')
    sendLogout()
    dispatch(new Event('popstate'))
    await settle()
    expect(notices.get().alerts).toEqual([])
    session.end('logout')
    dispatch(new Event('popstate'))
    await settle()
    expect(notices.get().alerts).toEqual([])
    session.open({ id: '7', token: 't', userName: 'ana', customerType: 0 })
    storage.write('pushMoment', '1')
    dispatch(new Event('popstate'))
    await settle()
    expect(notices.get().alerts).toHaveLength(1)
  })

  it('MODAL-07 closes the open question, which then counts as not asked', async () => {
    const { notices, session, storage } = await open()
    expect(notices.get().alerts).toHaveLength(1)
    session.end('logout')
    await settle()
    expect(notices.get().alerts).toEqual([])
    expect([asked, storage.read('pushPromptClosed')]).toEqual([0, undefined])
  })

  it('PUSH-11 without a network the worker forgets the member at once, and the platform is told on its return', async () => {
    const { session, storage, called } = await openBound()
    const { token } = storage.read('pushToken') ?? {}
    expect(await readPushOwner(cacheName)).toEqual({ token, mark: 'm-1', name: 'Aurora' })
    isOffline = true
    session.end('logout')
    await vi.waitFor(() => expect(called).toHaveLength(1))
    expect(await readPushOwner(cacheName)).toBeNull()
    expect(storage.read('pushToken')?.token).toBe(token)
    isOffline = false
    dispatch(new Event('online'))
    await vi.waitFor(() => expect(storage.read('pushToken')).toBeUndefined())
    expect(called.at(-1)).toEqual([pushUnsubscribe.path, { registrationToken: token, unsubscribeAll: true }])
  })

  it('PUSH-11 removes the token that the worker has renewed meanwhile', async () => {
    const { session, storage, called } = await openBound()
    await storePushOwner(cacheName, { token: 'webpush.renewed', mark: 'm-1' })
    session.end('logout')
    await vi.waitFor(() => expect(storage.read('pushToken')).toBeUndefined())
    expect(called.at(-1)?.[1]).toMatchObject({ registrationToken: 'webpush.renewed' })
  })
})

it('PUSH-11 a permission that was taken back removes the device with the next page', async () => {
  const { session, storage, called } = await openBound()
  permission = 'denied'
  session.open({ id: '7', token: 't2', userName: 'ana', customerType: 0 })
  await vi.waitFor(() => expect(storage.read('pushToken')).toBeUndefined())
  expect(called.map(([path]) => path)).toEqual([pushUnsubscribe.path])
})

describe('PUSH-09 a member who has turned push off on this device', () => {
  it('is not bound by a later page or login, although the permission is granted', async () => {
    permission = 'granted'
    const { session, storage, called } = await open({ local: withPushOff('7') })
    session.open({ id: '7', token: 't2', userName: 'ana', customerType: 0 })
    dispatch(new Event('online'))
    await settle()
    expect([called, storage.read('pushToken')]).toEqual([[], undefined])
  })

  it('is not asked again', async () => {
    const { notices } = await open({ local: withPushOff('7') })
    expect(notices.get().alerts).toEqual([])
  })

  it('another member of the same phone is bound', async () => {
    permission = 'granted'
    const { storage } = await open({ local: withPushOff('8') })
    await vi.waitFor(() => expect(storage.read('pushBound')).toBe('1'))
  })
})
