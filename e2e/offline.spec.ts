import { systemStatus } from '@foyer/contract'
import type { Page } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { registerMember } from './member.ts'

/** CONST-46: the toast appears, and disappears after 1.5 s. */
async function expectShortToast(page: Page, text: string, sinceMs: number): Promise<void> {
  const toast = page.getByRole('status').getByText(text, { exact: true })
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden({ timeout: scaleTimeMs(3_000) })
  expect(Date.now() - sinceMs).toBeGreaterThanOrEqual(1_500)
}

/** Runs in the page: the paths of all cached entries. */
const listCached = `(async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
  return requests.map(({ url }) => new URL(url).pathname)
})()`

test.use({ serviceWorkers: 'allow' })

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('OPEN-51, DEC-39, BOOT-11 home and history open as last seen, others say so and come back, and nothing of the member is in a cache', async ({
    page,
    context,
    site,
    t,
  }) => {
    await page.goto(`${site('aurora')}/m/home`)
    await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true)
    // The question of consent has the same answer for all visitors: the deferred start reads it once, as a guest's.
    const consent = '/api-cache-v1/aurora/-/EN/wps/system/tracking'
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate<string[]>(listCached)).toContain(consent)
    await registerMember(page, site('aurora'), t, '/m/wallet')
    await waitForQuietPage(page)
    await expect
      .poll(() => page.evaluate<string[]>(listCached), { timeout: scaleTimeMs(60_000) })
      .toContain('/m/history')
    await context.setOffline(true)
    await page.goto(`${site('aurora')}/m/wallet`)
    await expect(page.getByText(t('balance.asOf', { time: '' }).trim())).toBeVisible()
    await expect(page.getByText(t('wallet.empty.first'))).toBeVisible()
    await takeScreenshot(page, 'offline-wallet')
    await page.goto(`${site('aurora')}/m/home`)
    await expect(page.getByText(t('network_offline')).last()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-stored-at', /^\d{13}$/)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
    // Its settings are those of its moment: the return of the network brings new ones.
    const renewed = page.waitForResponse((response) => new URL(response.url()).pathname === systemStatus.path)
    await context.setOffline(false)
    expect((await renewed).status()).toBe(200)
    await context.setOffline(true)
    await page.goto(`${site('aurora')}/m/withdraw?from=wallet`)
    await expect(page.getByRole('heading')).toHaveText(t('network_offline'))
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'offline')
    const stored = await page.evaluate<string[]>(listCached)
    expect(stored).toContain('/m/offline')
    const isPublic = (path: string) =>
      /^\/m\/(offline$|assets\/|art\/|(home|wallet|history|member\/home|game)$)|^\/api-cache-v1\/.*\/wps\/(content\/|relay\/)/.test(
        path,
      )
    expect(stored.filter((path) => !isPublic(path))).toEqual([consent])
    await expect(page.getByRole('link', { name: t('retry') })).toHaveAttribute('href', '')
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/m\/withdraw\?from=wallet$/)
    await expect(page).toHaveTitle(new RegExp(t('title.withdraw')))
  })

  test('BOOT-13, CONST-68, CONST-46 a screen whose script does not come says so, asks four times, and comes with the network', async ({
    browser,
    site,
    t,
    locale,
    viewport,
  }) => {
    // No worker: it would have the script already.
    const context = await browser.newContext({ serviceWorkers: 'block', locale, viewport })
    const page = await context.newPage()
    await page.goto(`${site('aurora')}/m/home`)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
    await waitForQuietPage(page)
    const goneAt = Date.now()
    await context.setOffline(true)
    await expectShortToast(page, t('network_offline'), goneAt)
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page
      .getByRole('navigation')
      .last()
      .getByRole('link', { name: t('footer.activity') })
      .click()
    await expect(page.getByRole('alert').getByText(t('network_offline'))).toBeVisible()
    const button = page.getByRole('button', { name: t('retry') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).not.toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(60_000)
    await waitForQuietPage(page)
    const screens = asked.filter((url) => url.includes('/m/assets/promotion-activity-screen') && url.endsWith('.js'))
    // The navigation's own, and three more, each requested as a preload and as a module.
    expect(screens.length).toBeLessThanOrEqual(10)
    await context.setOffline(false)
    await expect(page.getByText(t('promotion.activity.more'))).toBeVisible()
    await context.close()
  })
})
