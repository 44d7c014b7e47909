import { parseWebPushToken, pushKey, pushRenew, pushUnsubscribe } from '@foyer/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { type PushOwner, readPushOwner, storePushOwner } from './push-owner.ts'
import { renewPush } from './renew-push.ts'
import { showPush } from './show-push.ts'

const cacheName = 'foyer.aurora.push.2'
afterEach(() => vi.unstubAllGlobals())

const describeData = (mark: string) =>
  ({ text: () => JSON.stringify({ title: 'Deposit added', mark }) }) as PushMessageData // what the worker reads
const device: PushOwner = { token: 'webpush.old', mark: 'm-1' }

/** A worker of a bound device, and what it asks the platform. */
async function start({ owner = device, refusal }: { owner?: PushOwner | null; refusal?: Error } = {}) {
  const entries = new Map<string, Response>()
  const cache = {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const called: [string, unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    called.push([path, body && JSON.parse(body)])
    return Response.json({ success: true, value: path === pushKey.path ? { publicKey: 'key-of-today' } : null })
  })
  const shown: string[] = []
  const notices: unknown[] = []
  const subscribed: unknown[] = []
  let isSubscribed = true
  const registration = {
    pushManager: {
      async subscribe({ applicationServerKey }: { applicationServerKey: unknown }) {
        if (refusal) throw refusal
        subscribed.push(applicationServerKey)
        return { toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } }) }
      },
      getSubscription: async () => ({
        async unsubscribe() {
          isSubscribed = false
        },
      }),
    },
    async showNotification(title: string, options: unknown) {
      shown.push(title)
      notices.push(options)
    },
    getNotifications: async () => shown,
  }
  const scope = { registration, location: { hostname: 'aurora.example' } } as unknown as ServiceWorkerGlobalScope // what it uses
  if (owner)
    await storePushOwner(cacheName, owner as never) // of the row
  else await storePushOwner(cacheName, null)
  const receive = (mark: string) => showPush(scope, describeData(mark), cacheName)
  return { scope, called, shown, notices, subscribed, receive, isSubscribed: () => isSubscribed }
}

/** The token of the call to renew. */
const readNewToken = (called: [string, unknown][]) => JSON.parse(JSON.stringify(called[1]?.[1] ?? {})).newToken

it('PUSH-10 a subscription that has ended is renewed with the key of today, and the platform learns the new token', async () => {
  const { scope, called, subscribed } = await start()
  await renewPush(scope, {}, cacheName)
  expect(subscribed).toEqual(['key-of-today'])
  expect(called.map(([path]) => path)).toEqual([pushKey.path, pushRenew.path])
  const newToken = readNewToken(called)
  expect(called[1]?.[1]).toEqual({ registrationToken: 'webpush.old', newToken })
  expect(parseWebPushToken(newToken)?.endpoint).toBe('https://push.example/2')
  expect(await readPushOwner(cacheName)).toEqual({ token: newToken, mark: 'm-1' })
})

it('PUSH-10 the browser’s own renewal is taken', async () => {
  const { scope, called, subscribed } = await start()
  const toJSON = () => ({ endpoint: 'https://push.example/3', keys: { p256dh: 'p', auth: 'a' } })
  await renewPush(scope, { newSubscription: { toJSON } as unknown as PushSubscription }, cacheName) // what it reads
  expect(subscribed).toEqual([])
  const newToken = readNewToken(called)
  expect(parseWebPushToken(newToken)?.endpoint).toBe('https://push.example/3')
})

it('PUSH-11 a permission that was taken back removes the device', async () => {
  const { scope, called } = await start({ refusal: new DOMException('denied', 'NotAllowedError') })
  await renewPush(scope, {}, cacheName)
  expect(called.at(-1)).toEqual([pushUnsubscribe.path, { registrationToken: 'webpush.old', unsubscribeAll: true }])
  expect(await readPushOwner(cacheName)).toBeNull()
})

it('T25 after a logout nothing is renewed', async () => {
  const { scope, called } = await start({ owner: null })
  await renewPush(scope, {}, cacheName)
  expect(called).toEqual([])
})

it('T25 after a logout without a network a message shows nothing and ends the subscription', async () => {
  const { receive, shown, isSubscribed } = await start({ owner: null })
  await receive('m-1')
  expect([shown, isSubscribed()]).toEqual([[], false])
})

it('T25 of a message for the member before only the merchant’s name is shown, and the device stays its new member’s', async () => {
  const { receive, shown, notices, isSubscribed } = await start({
    owner: { token: 'webpush.old', mark: 'm-2', name: 'Aurora' },
  })
  await receive('m-1')
  expect([shown, isSubscribed()]).toEqual([['Aurora'], true])
  expect(notices[0]).toMatchObject({ body: '', tag: 'neutral', data: { path: '/m/home' } })
  await receive('m-2')
  expect(shown).toEqual(['Aurora', 'Deposit added'])
})

it('T25 a device bound by an earlier build shows the host of the site instead', async () => {
  const { receive, shown } = await start({ owner: { token: 'webpush.old', mark: 'm-2' } })
  await receive('m-1')
  expect(shown).toEqual(['aurora.example'])
})
