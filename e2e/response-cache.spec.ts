import type { Page } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { expect, test } from './journey.ts'
import { registerMember, type Translate } from './member.ts'

interface CachedEntry {
  /** Owner and address of the response, as `/merchant/member/language/wps/…`. */
  key: string
  leftSeconds: number
}

/** Runs in the page: the client's cached responses. */
const listCached = `(async () => {
  const cache = await caches.open('api-cache-v1')
  return Promise.all((await cache.keys()).map(async (request) => ({
    key: new URL(request.url).pathname.replace('/api-cache-v1', ''),
    leftSeconds: ((await cache.match(request)).headers.get('X-Expires-At') - Date.now()) / 1000,
  })))
})()`
const news = '/wps/relay/MCSFE_getListAnnouncements'
/** Public calls of a guest's page: its own, and those of the deferred start, which the first tap begins. */
const ofGuest = [
  // Of the bar that invites friends.
  '/wps/content/banner',
  news,
  '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  '/wps/relay/WPSCORE_getDownloadSetting',
  '/wps/system/tracking',
]

/** Calls with the same answer for all visitors: only these are kept. */
const publicReads = new Set(ofGuest)

/** From home to the offers by a tap, so that the page requests its content. */
async function openOffers(page: Page, site: string, t: Translate): Promise<void> {
  await page.goto(`${site}/m/home`)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
  await page
    .getByRole('navigation')
    .last()
    .getByRole('link', { name: t('footer.activity') })
    .click()
  await expect(page.locator('main a[href^="/m/activity?id="]').first()).toBeVisible()
}

test.use({ serviceWorkers: 'allow' })

test('HTTP-13, HTTP-18, HTTP-23, CONF-18, T28 answers are kept for 180 s, and a logout takes the member’s away', async ({
  page,
  site,
  t,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/wps/')) asked.push(pathname)
  })
  const readStored = () => page.evaluate<CachedEntry[]>(listCached)
  const readKeys = async () => (await readStored()).map(({ key }) => key).toSorted()
  const countAsked = () => ofGuest.map((path) => asked.filter((one) => one === path).length)

  await openOffers(page, site('aurora'), t)
  await expect.poll(readKeys).toEqual(ofGuest.map((path) => `/aurora/-/EN${path}`))
  for (const { leftSeconds } of await readStored()) {
    expect(leftSeconds).toBeGreaterThan(150)
    expect(leftSeconds).toBeLessThanOrEqual(180)
  }
  expect(countAsked()).toEqual([1, 1, 1, 1, 1])

  await page.clock.install()
  await openOffers(page, site('aurora'), t)
  // Longer than the deferred start takes.
  await page.clock.runFor(6_000)
  await waitForQuietPage(page)
  expect(countAsked(), 'a later page shows the kept answers').toEqual([1, 1, 1, 1, 1])

  await registerMember(page, site('aurora'), t, '/m/member/home')
  await openOffers(page, site('aurora'), t)
  await expect
    .poll(async () => (await readStored()).map(({ key }) => key).join())
    .toMatch(/\/aurora\/[^-/][^/]*\/EN\/wps/)
  const ofMember = (await readKeys()).filter((key) => !key.startsWith('/aurora/-/'))
  expect(
    [...new Set(ofMember.map((key) => `/wps/${key.split('/wps/')[1]}`))].filter((path) => !publicReads.has(path)),
    'nothing of a member’s own',
  ).toEqual([])
  await page.goto(`${site('aurora')}/m/member/home`)
  await page.getByRole('button', { name: t('logout.action') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('member.logout') })
    .click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(async () => (await readStored()).filter(({ key }) => !key.startsWith('/aurora/-/'))).toEqual([])

  await openOffers(page, site('aurora'), t)
  // The calls of the deferred start may come after the page's own.
  await waitForQuietPage(page)
  const before = asked.filter((path) => path === news).length
  await page.addInitScript('const now = Date.now; Date.now = () => now() + 181_000')
  await openOffers(page, site('aurora'), t)
  await expect.poll(() => asked.filter((path) => path === news).length).toBe(before + 1)
})
