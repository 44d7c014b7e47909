import { saveConsent, trackEvent, trackingSettings } from '@foyer/contract'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { callEndpoint } from '../scripts/instance-client.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { test as base, expect, expectNoAxeFindings, QUEUE_TIMEOUT_MS, takeScreenshot } from './journey.ts'
import { leaveToBank, registerMember, type Translate, translateBank } from './member.ts'
import { type RecordingProxy, startRecordingProxy, type TrackingPartnersStandIn } from './tracking-partners.ts'
import { outsideHosts } from './world.ts'

interface Fixtures {
  /** A phone whose whole traffic passes the recording proxy. */
  phone: { page: Page; context: BrowserContext; proxy: RecordingProxy }
  partners: TrackingPartnersStandIn
  merchantSite: string
  /** Lets the merchant's queue pass: another visitor's event is reported after all that came before. Returns its id. */
  passQueue: () => Promise<string>
}

const test = base.extend<Fixtures>({
  partners: async ({ world: { partners } }, use) => {
    partners.reset()
    await use(partners)
  },
  merchantSite: async ({ port }, use) => {
    await use(`http://${outsideHosts.partners}:${port}`)
  },
  passQueue: async ({ port, partners }, use) => {
    await use(async () => {
      const place = { port, host: outsideHosts.partners }
      const [consentId, eventID] = [crypto.randomUUID(), crypto.randomUUID()]
      const { value } = await callEndpoint<{ consentVersion: string }>({ ...place, endpoint: trackingSettings })
      const answer = { consentId, version: value.consentVersion, purposes: ['advertising'] }
      await callEndpoint({ ...place, endpoint: saveConsent, body: answer })
      const event = {
        event: 'register',
        eventID,
        source: 'direct',
        consent: { consentId, clickIds: { fbclid: 'other' } },
      }
      await callEndpoint({ ...place, endpoint: trackEvent, body: event })
      await expect
        .poll(() => partners.hits.some(({ body }) => body.includes(eventID)), { timeout: QUEUE_TIMEOUT_MS })
        .toBe(true)
      return eventID
    })
  },
  phone: async ({ browser, locale, viewport }, use) => {
    const proxy = await startRecordingProxy()
    const context = await browser.newContext({
      locale,
      viewport,
      hasTouch: true,
      isMobile: true,
      proxy: { server: proxy.server, bypass: '<-loopback>' },
    })
    await use({ page: await context.newPage(), context, proxy })
    await context.close()
    await proxy.close()
  },
})

test.describe.configure({ mode: 'parallel', timeout: scaleTimeMs(240_000) })

/**
 * Provokes an event of the page. What the page does for the partners it has done before it tells the server: their frame is
 * in the document by the answer.
 */
async function provokeEvent(page: Page): Promise<void> {
  const isReport = (body: string | null) => body?.includes('a2hsInstalled') === true
  const isAnswer = (one: Response) => one.url().endsWith(trackEvent.path) && isReport(one.request().postData())
  await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
  // Repeated until the page listens for it, which begins after an interaction.
  await expect(async () => {
    await page.keyboard.press('Shift')
    const told = page.waitForResponse(isAnswer, { timeout: 10_000 })
    await page.evaluate(`dispatchEvent(new Event('appinstalled'))`)
    await told
  }).toPass({ timeout: scaleTimeMs(60_000) })
}

const countFrames = (page: Page) => page.evaluate<number>('document.querySelectorAll("iframe").length')

/** From an advertisement to a game, a deposit and back: everything that a partner would like to know. */
async function goThrough(
  page: Page,
  site: string,
  t: Translate,
  approve: string,
  {
    answer,
    atHome,
  }: {
    answer: string
    /** On the home page, once it could have told partners. */
    atHome: () => Promise<void>
  },
): Promise<void> {
  await page.goto(`${site}/m/home?fbclid=click-of-the-ad&gclid=g-1`)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
  await page.keyboard.press('Shift')
  const bar = page.getByRole('complementary', { name: t('consent.title') })
  await bar.getByRole('button', { name: answer, exact: true }).click()
  await expect(bar).toBeHidden()
  await registerMember(page, site, t, '/m/voucherCenter')
  await leaveToBank(page, '300')
  await page.getByRole('button', { name: approve }).click()
  await page.waitForURL(/\/m\/voucherCenter\?/)
  await expect(page.getByText(t('deposit.home'))).toBeVisible()
  await page.locator('nav a[href="/m/home"]').last().click()
  await expect(page).toHaveURL(/\/m\/home/)
  await provokeEvent(page)
  await atHome()
  await page.goto(`${site}/m/activity`)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
}

/** Hosts of ours: the merchant's, those of its bank and games, and of scripts; and Chromium's own service for forms. */
const ownHost = /^((fir|bank|arcade|scripts)\.localhost:\d+|content-autofill\.googleapis\.com:443)$/

test('DEC-21, T26, CONF-24, TRACK-05, TRACK-16 without an answer and with a no no partner has a request or a cookie, over the whole journey; with a yes to measurement exactly its partners learn of it', async ({
  phone: { page, context, proxy },
  partners,
  merchantSite,
  passQueue,
  t,
  language,
}) => {
  const expectNoCookies = async () => {
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('_'))).toEqual([])
  }
  await test.step('without an answer', async () => {
    await page.goto(`${merchantSite}/m/home?fbclid=click-of-the-ad&gclid=g-1`)
    await provokeEvent(page)
    expect(await countFrames(page)).toBe(0)
    await expectNoCookies()
  })

  await test.step('with a no', async () => {
    await goThrough(page, merchantSite, t, translateBank(language)['bank.pay.approve'], {
      answer: t('consent.no'),
      atHome: async () => expect(await countFrames(page)).toBe(0),
    })
    const other = await passQueue()
    // The other visitor's event, and nothing else.
    expect(partners.paths).toEqual(['/v23.0/1234/events'])
    expect(partners.hits).toEqual([{ partner: expect.any(String), body: expect.stringContaining(other) }])
    expect([...proxy.hosts].filter((host) => !ownHost.test(host))).toEqual([])
    expect([...proxy.cookies].filter((cookie) => /_(fb|google|kwai|ga|tt)/.test(cookie))).toEqual([])
    await expectNoCookies()
    expect(await page.evaluate(`localStorage.getItem('fir.pixelIds') ?? localStorage.getItem('pixelIds')`)).toBeNull()
  })

  await test.step('with a yes to measurement alone', async () => {
    await page.goto(`${merchantSite}/m/helpCenter#privacy`)
    const choice = page.getByRole('switch', { name: t('consent.purpose.measurement') })
    await choice.click()
    await expect(choice).toBeChecked()
    await expect(page.getByText(t('consent.saved'))).toBeVisible()
    await expect(page.getByRole('switch', { name: t('consent.purpose.advertising') })).not.toBeChecked()
    const before = partners.hits.length
    await page.goto(`${merchantSite}/m/home?fbclid=click-of-the-ad`)
    await provokeEvent(page)
    await expect.poll(() => partners.hits.length, { timeout: QUEUE_TIMEOUT_MS }).toBeGreaterThan(before)
    const other = await passQueue()
    const own = partners.hits.slice(before).filter(({ body }) => !body.includes(other))
    expect([...new Set(own.map(({ partner }) => partner))]).toEqual(['google'])
    expect(partners.paths.filter((path) => /fbevents|kwai|v23/.test(path))).toEqual(
      Array(2).fill('/v23.0/1234/events'), // the other visitors' events
    )
    await expectNoCookies()
  })
})

test('DEC-21, CONF-40, TRACK-05, TRACK-16, T26 with a yes exactly the merchant’s partners learn of it, from their own frame, and a no ends it', async ({
  phone: { page, context, proxy },
  partners,
  merchantSite,
  passQueue,
  t,
  language,
}) => {
  await page.goto(`${merchantSite}/m/home`)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
  await page.keyboard.press('Shift')
  const bar = page.getByRole('complementary', { name: t('consent.title') })
  await expect(bar).toBeVisible()
  await expectNoAxeFindings(page)
  await takeScreenshot(page, 'consent')
  await bar.getByRole('link', { name: t('consent.choose') }).click()
  await expect(page.getByRole('switch', { name: t('consent.purpose.measurement') })).toBeInViewport()
  await expect(bar).toBeHidden()
  await expectNoAxeFindings(page)
  await takeScreenshot(page, 'consent-settings')
  const approve = translateBank(language)['bank.pay.approve']
  const partnersHit = () => [...new Set(partners.hits.map(({ partner }) => partner))].toSorted()
  const listIds = (pattern: RegExp, partner: RegExp) =>
    partners.hits.flatMap((hit) => (partner.test(hit.partner) ? (pattern.exec(hit.body)?.[1] ?? []) : [])).toSorted()
  const ofScripts = ['facebook', 'google', 'kwai']
  await goThrough(page, merchantSite, t, approve, {
    answer: t('consent.yes'),
    async atHome() {
      await expect.poll(partnersHit, { timeout: QUEUE_TIMEOUT_MS }).toEqual(expect.arrayContaining(ofScripts))
      // The same event has one id in the browser and from the server, so that it counts once.
      await passQueue()
      const ofServer = listIds(/"event_name":"Purchase","event_id":"([^"]+)"/, /^server/)
      expect(ofServer).toHaveLength(1)
      // Approved at the bank, before the page has read anything.
      expect(listIds(/"event_name":"Subscribe","event_id":"([^"]+)"/, /^server/)).toHaveLength(1)
      await expect.poll(() => listIds(/"Purchase".*"eventID":"([^"]+)"/, /^facebook$/)).toEqual(ofServer)
    },
  })
  await expect.poll(partnersHit, { timeout: QUEUE_TIMEOUT_MS }).toEqual([...ofScripts, 'server of /v23.0/1234/events'])
  await expect
    .poll(() => partners.hits.filter(({ body }) => /purchase/i.test(body)).length, { timeout: QUEUE_TIMEOUT_MS })
    .toBeGreaterThan(3)
  const foreign = [...proxy.hosts].filter((host) => !ownHost.test(host))
  expect(foreign).toEqual([new URL(partners.scriptOrigin).host])
  const names = (await context.cookies(merchantSite)).map((cookie) => cookie.name).filter((one) => one.startsWith('_'))
  expect(names.toSorted()).toEqual(['_fbc', '_fbp'])
  expect([...proxy.cookies].filter((cookie) => cookie.startsWith('partners.localhost'))).toEqual([])

  await page.goto(`${merchantSite}/m/helpCenter#privacy`)
  await page.getByRole('button', { name: t('consent.no'), exact: true }).click()
  await expect(page.getByRole('switch', { name: t('consent.purpose.advertising') })).not.toBeChecked()
  await expect(page.getByText(t('consent.saved'))).toBeVisible()
  await passQueue()
  const before = partners.paths.length
  const left = (await context.cookies()).map((cookie) => cookie.name).filter((one) => one.startsWith('_'))
  expect(left).toEqual([])
  await page.goto(`${merchantSite}/m/home`)
  await provokeEvent(page)
  expect(await countFrames(page)).toBe(0)
  await passQueue()
  // The other visitor's event, and nothing else.
  expect(partners.paths.slice(before)).toEqual(['/v23.0/1234/events'])
})
