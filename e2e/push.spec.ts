import { createDeposit, login, pushBind, pushSubscribe } from '@foyer/contract'
import type { BrowserContext, Page, Response } from '@playwright/test'
import {
  type StandInPush,
  subscribeTestBrowser,
  type TestBrowser,
  verifyVapid,
} from '../apps/server/src/testing/stand-in-push.ts'
import { setupDelayMs } from '../apps/web/src/lib/push/push.constants.ts'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import { callEndpoint, decideAtBank } from '../scripts/instance-client.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { test as base, expect, QUEUE_TIMEOUT_MS } from './journey.ts'
import { logOut, registerMember } from './member.ts'
import type { ReadyMember } from './member-factory.ts'
import { merchantHosts, PASSWORD, siteOf } from './merchants.ts'

/** With a push service on loopback, which Chromium itself does not subscribe at. */
const test = base.extend<{ service: StandInPush }>({
  service: async ({ world: { push } }, use) => {
    push.deliveries = []
    push.status = undefined
    await use(push)
  },
})

test.describe.configure({ timeout: scaleTimeMs(240_000) })

/** Of the browser that shows notifications. */
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findBrowser({ canNotify: true }), args: browserFlags },
})

/** Subscriptions of the page are this browser's at the push service on loopback, with its real keys. */
const subscribeAs = ({ subscription: { endpoint, p256dh, auth } }: TestBrowser) => `{
  let current = null
  PushManager.prototype.getSubscription = async () => current
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    current = {
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => (${JSON.stringify({ endpoint, keys: { p256dh, auth } })}),
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    return current
  }
}`

interface Delivery {
  page: Page
  context: BrowserContext
  /** The decrypted message, JSON. */
  data: string
  shown: readonly { title: string; tag: string }[]
}

interface Login {
  token: string
  cookie: string
}

/** The page's login, for calls beside it. */
async function readLogin(page: Page, context: BrowserContext): Promise<Login> {
  const { token } = JSON.parse(await page.evaluate(`sessionStorage.getItem('aurora.session')`))
  const cookies = await context.cookies(page.url())
  return { token, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

/** Deposits by calls alone: the event of a notification. */
async function deposit(port: string, { token, cookie }: Login): Promise<void> {
  const { value } = await callEndpoint<{ payUrl: string }>({
    port,
    host: merchantHosts.aurora,
    endpoint: createDeposit,
    headers: { authorization: token, cookie },
    body: { requestId: crypto.randomUUID(), method: 'bank', amountMinor: '30000' },
  })
  await decideAtBank(port, value.payUrl, 'before')
}

/**
 * Lets the merchant's queue pass: the deposit of another member reaches that member's phone after everything that came
 * before. The member is logged in by calls alone.
 */
async function passQueue(port: string, service: StandInPush, other: ReadyMember): Promise<void> {
  const place = { port, host: merchantHosts.aurora }
  const { value, cookie } = await callEndpoint<{ token: string }>({ ...place, endpoint: login, body: { ...other } })
  const headers = { authorization: value.token, cookie }
  const phone = subscribeTestBrowser(service)
  const registrationToken = phone.token
  await callEndpoint({ ...place, endpoint: pushBind, headers, body: { registrationToken } })
  await callEndpoint({ ...place, endpoint: pushSubscribe, headers, body: { registrationToken, topic: 'all' } })
  await deposit(port, { token: value.token, cookie })
  await expect.poll(() => phone.read(), { timeout: QUEUE_TIMEOUT_MS }).toMatchObject([{ path: '/m/wallet' }])
}

/** Gives a message to the page's service worker, as the browser does once it has decrypted it. */
async function deliver(page: Page, context: BrowserContext, data: string): Promise<void> {
  const { origin } = new URL(page.url())
  // A message to a service worker that is still being installed is lost without a sign.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const protocol = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/m/`)
      if (own) resolve(own.registrationId)
    })
  })
  await protocol.send('ServiceWorker.enable')
  await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

/** A tap on the shown notification; only the browser can make a trusted event of it. */
const tapShown = `self.registration.getNotifications().then(([notification]) => {
  const event = new NotificationEvent('notificationclick', { notification })
  Object.defineProperty(event, 'waitUntil', { value: () => undefined })
  self.dispatchEvent(event)
})`

/** A subscription of a browser whose push service cannot be reached: addresses and keys are of the real form. */
const stubSubscriptions = `{
  let current = null
  const text = (length) =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(length))))
      .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  PushManager.prototype.getSubscription = async () => current
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/' + crypto.randomUUID()
    const keys = { p256dh: text(65), auth: text(16) }
    current = {
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    return current
  }
}`

/** Title and tag of each shown notification. */
const readShown = `navigator.serviceWorker.ready
  .then((registration) => registration.getNotifications())
  .then((shown) => shown.map(({ title, tag }) => ({ title, tag })))`

/** Delivers a message, again where the browser loses it without a sign: one of the same tag takes the place of the last. */
async function expectShown({ page, context, data, shown }: Delivery): Promise<void> {
  await expect(async () => {
    await deliver(page, context, data)
    await expect.poll(() => page.evaluate(readShown), { timeout: 5_000 }).toEqual(shown)
  }).toPass()
}

test('PUSH-07 a member turns notifications on, receives one, opens its page, and turns them off', async ({
  page,
  context,
  site,
  t,
}) => {
  const home = site('aurora')
  await context.grantPermissions(['notifications'], { origin: new URL(home).origin })
  await page.addInitScript({ content: stubSubscriptions })
  await registerMember(page, home, t, '/m/notice?part=push')
  const card = page.getByRole('region', { name: t('inbox.push.device') })
  await expect(card).toContainText(t('inbox.push.off'))
  await card.getByRole('button', { name: t('inbox.push.turn.on') }).click()
  await expect(card).toContainText(t('inbox.push.on'))

  const topic = page.getByLabel(t('inbox.push.promotion'))
  await topic.uncheck()
  await expect(page.getByText(t('inbox.push.saved'))).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t('inbox.push.promotion'))).not.toBeChecked()

  const data = JSON.stringify({ title: 'Deposit added', body: 'It is there.', tag: 'd', path: '/m/wallet' })
  await expectShown({ page, context, data, shown: [{ title: 'Deposit added', tag: 'd' }] })

  await card.getByRole('button', { name: t('inbox.push.turn.off') }).click()
  await expect(card).toContainText(t('inbox.push.off'))
  // The permission is still granted: a later page binds nothing all the same.
  await page.clock.install()
  await reloadAndPass(page)
  await page.evaluate(`fetch('/wps/push/key').then((answer) => answer.json())`)
  await expect(card).toContainText(t('inbox.push.off'))
  expect(await page.evaluate(`localStorage.getItem('aurora.pushToken')`)).toBeNull()
})

/** Loads the page again and lets the time pass after which what asks is loaded (PUSH-15); it has asked then, or will not. */
async function reloadAndPass(page: Page): Promise<void> {
  let url: string | undefined
  const note = (response: Response) => {
    if (/\/push-watch-[^/]*\.js$/.test(response.url())) url = response.url()
  }
  page.on('response', note)
  await page.reload()
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  // Repeated until the delay has begun, which is after a part of the page that loads later.
  await expect
    .poll(async () => {
      await page.clock.runFor(setupDelayMs)
      return url
    })
    .toBeDefined()
  page.off('response', note)
  await page.evaluate(`import(${JSON.stringify(url)})`)
}

test('PUSH-07, PUSH-08, PUSH-11, T25 a deposit reaches the phone through a push service, its tap opens the wallet, and nothing comes after a logout', async ({
  page,
  context,
  port,
  service,
  newMember,
  t,
}) => {
  const site = siteOf('aurora', port)
  const other = await newMember('aurora')
  const phone = subscribeTestBrowser(service)
  await context.grantPermissions(['notifications'], { origin: site })
  await page.addInitScript({ content: subscribeAs(phone) })
  const username = await registerMember(page, site, t, '/m/notice?part=push')
  const card = page.getByRole('region', { name: t('inbox.push.device') })
  await card.getByRole('button', { name: t('inbox.push.turn.on') }).click()
  await expect(card).toContainText(t('inbox.push.on'))

  const here = await readLogin(page, context)
  await deposit(port, here)
  await expect.poll(() => phone.read(), { timeout: QUEUE_TIMEOUT_MS }).toMatchObject([{ path: '/m/wallet' }])
  const [delivery] = service.deliveries.slice(-1)
  const published = await page.evaluate(`fetch('/wps/push/key').then((answer) => answer.json())`)
  expect(await verifyVapid({ headers: delivery?.headers ?? {} }, service.url)).toEqual({
    subject: 'mailto:push@aurora.example',
    key: (published as { value: { publicKey: string } }).value.publicKey, // an envelope of this call
  })
  const message = phone.read()[0] as { title: string; tag: string } // a message of ours, just compared
  // The content is encrypted for the phone: the service on the way reads nothing of it.
  expect(delivery?.body.includes(message.title)).toBe(false)
  const { title, tag } = message
  await expectShown({ page, context, data: JSON.stringify(message), shown: [{ title, tag }] })
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(tapShown)
  await expect(page).toHaveURL(`${site}/m/wallet`)
  await expect.poll(() => page.evaluate(readShown)).toEqual([])

  // A service that knows the phone no longer: it leaves the list, and the next visit subscribes again.
  service.status = 410
  await deposit(port, here)
  await expect.poll(() => phone.read().length, { timeout: QUEUE_TIMEOUT_MS }).toBe(2)
  service.status = undefined
  await deposit(port, here)
  await passQueue(port, service, other)
  expect(phone.read()).toHaveLength(2)
  await page.evaluate(`sessionStorage.removeItem('aurora.pushBound')`)
  await page.goto(`${site}/m/notice?part=push`)
  await expect.poll(() => page.evaluate(`sessionStorage.getItem('aurora.pushBound')`)).toBe('"1"')
  await deposit(port, here)
  await expect.poll(() => phone.read().length, { timeout: QUEUE_TIMEOUT_MS }).toBe(3)

  await logOut(page, site, t)
  const elsewhere = await callEndpoint<{ token: string }>({
    port,
    host: merchantHosts.aurora,
    endpoint: login,
    body: { username, password: PASSWORD },
  })
  await deposit(port, { token: elsewhere.value.token, cookie: elsewhere.cookie })
  await passQueue(port, service, other)
  expect(phone.read()).toHaveLength(3)
})
