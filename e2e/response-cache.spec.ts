import type { Page } from '@playwright/test'
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
/** Calls of offers over the page, at a time of their own. */
const deferred = ['/wps/system/tracking', '/wps/relay/WPSCORE_getDownloadSetting']
const news = '/wps/relay/MCSFE_getListAnnouncements'

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
  const readStored = async () =>
    (await page.evaluate<CachedEntry[]>(listCached)).filter(({ key }) => !deferred.some((path) => key.endsWith(path)))

  await openOffers(page, site('aurora'), t)
  await expect.poll(async () => (await readStored()).map(({ key }) => key)).toEqual([`/aurora/-/EN${news}`])
  const [{ leftSeconds } = { leftSeconds: 0 }] = await readStored()
  expect(leftSeconds).toBeGreaterThan(150)
  expect(leftSeconds).toBeLessThanOrEqual(180)
  expect(asked.filter((path) => path === news)).toHaveLength(1)

  await openOffers(page, site('aurora'), t)
  expect(
    asked.filter((path) => path === news),
    'a later page shows the kept answer',
  ).toHaveLength(1)

  await registerMember(page, site('aurora'), t, '/m/member/home')
  await openOffers(page, site('aurora'), t)
  await expect
    .poll(async () => (await readStored()).map(({ key }) => key).join())
    .toMatch(/\/aurora\/[^-/][^/]*\/EN\/wps/)
  const owners = (await readStored()).map(({ key }) => key.split('/wps/')[1])
  expect(
    owners.filter((path) => !/^(content|relay)\//.test(path ?? '')),
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
  const before = asked.filter((path) => path === news).length
  await page.addInitScript('const now = Date.now; Date.now = () => now() + 181_000')
  await openOffers(page, site('aurora'), t)
  await expect.poll(() => asked.filter((path) => path === news).length).toBe(before + 1)
})
