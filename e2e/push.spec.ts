import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { registerMember } from './member.ts'

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

  const protocol = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${home}/m/`)
      if (own) resolve(own.registrationId)
    })
  })
  await protocol.send('ServiceWorker.enable')
  const data = JSON.stringify({ title: 'Deposit added', body: 'It is there.', tag: 'd', path: '/m/wallet' })
  await protocol.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(home).origin,
    registrationId: await registered,
    data,
  })
  await expect.poll(() => page.evaluate(readShown)).toEqual([{ title: 'Deposit added', tag: 'd' }])

  await card.getByRole('button', { name: t('inbox.push.turn.off') }).click()
  await expect(card).toContainText(t('inbox.push.off'))
})

test('MODAL-07 PUSH-03 a member with a reason is asked once a day before the browser asks', async ({
  page,
  site,
  t,
}) => {
  await page.addInitScript({
    content: `${stubSubscriptions};Object.defineProperty(Notification, 'permission', { get: () => 'default' })`,
  })
  await registerMember(page, site('aurora'), t, '/m/home')
  await page.evaluate(`sessionStorage.setItem('aurora.pushMoment', '"1"')`)
  await page.reload()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading')).toHaveText(t('push.ask.title'), { timeout: 30_000 })
  await expectNoAxeFindings(page)
  await takeScreenshot(page, 'push-question')
  await question.getByRole('button', { name: t('push.ask.no') }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await page.waitForTimeout(15_000)
  await expect(question).toHaveCount(0)
})
