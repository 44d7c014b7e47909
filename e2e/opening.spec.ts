import type { BrowserContext, Page } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { startInstance } from '../scripts/running-instance.ts'
import { startChangingPlatform } from './changing-platform.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { siteOf } from './merchants.ts'

/** Lifetime of site settings in the front. */
const settingsAgeMs = 5_000

test.describe('a platform that comes and goes', () => {
  test.use({ expectedErrors: /status of (404|502|503)/ })

  test('BOOT-11 BOOT-13 ERR-01 ERR-02 OPEN-66 GUARD-16 MODAL-19 each state of a start, and the way out of each', async ({
    page,
    port,
    t,
    language,
  }) => {
    test.slow()
    const platform = await startChangingPlatform(port)
    const front = await startInstance({ hasClock: true, env: { WPS_UPSTREAM: platform.origin } })
    const home = `${siteOf('aurora', front.port)}/m/home`
    const footer = page.getByRole('navigation').last()
    try {
      await test.step('no platform for a while: it waits, and comes back with the network', async () => {
        await page.goto(home.replace('//', '//aurora.'))
        await expect(page.getByText(t('waiting.return'))).toBeVisible()
        await expect(page.getByText(t('error.service_unavailable'))).toBeVisible()
        expect(platform.statusCalls).toBe(4)
        await expectNoAxeFindings(page)
        await takeScreenshot(page, 'start-trouble')
        platform.state = 'open'
        await page.evaluate("dispatchEvent(new Event('online'))")
        await expect(footer).toBeVisible()
        platform.state = 'down'
      })

      await test.step('no platform for a moment: it says what the server says, and comes back by itself', async () => {
        const answer = await page.goto(home)
        expect(answer?.status()).toBe(503)
        await expect(page.getByRole('heading')).toHaveText(t('state.error.title'))
        await expect(page.getByText(t('waiting.retrying'))).toBeVisible()
        await expect(page.getByText(t('error.service_unavailable'))).toBeVisible()
        platform.state = 'open'
        await expect(footer).toBeVisible()
        await expect(page).toHaveURL(home)
      })

      await test.step('a maintenance: it counts down, and goes away by itself', async () => {
        platform.state = 'maintenance'
        await front.advance(settingsAgeMs)
        platform.maintenanceEnd = new Date(front.readNow() + 5_000).toISOString()
        await page.goto(home)
        await expect(page.getByRole('heading')).toHaveText(t('maintenance.title'))
        await expect(page.getByRole('timer')).toHaveText(/0:0\d/)
        await expectNoAxeFindings(page)
        await takeScreenshot(page, 'start-maintenance')
        const callsBefore = platform.statusCalls
        platform.state = 'open'
        await expect(footer).toBeVisible()
        expect(platform.statusCalls - callsBefore).toBeLessThanOrEqual(2)
      })

      await test.step('an address that is not in use: it leads to the one that is', async () => {
        platform.state = 'refusing'
        await front.advance(settingsAgeMs)
        await page.goto(home)
        await expect(page.getByRole('heading')).toHaveText(t('domain.title'))
        const way = page.getByRole('link', { name: t('domain.go', { host: 'www.aurora.example' }) })
        await expect(way).toHaveAttribute('href', 'https://www.aurora.example/m/index.html')
        await expect(page.getByRole('link')).toHaveCount(2)
        await expectNoAxeFindings(page)
        await takeScreenshot(page, `start-domain-${language}`)
      })
    } finally {
      await front.remove()
      await platform.close()
    }
  })
})

/** Runs in the page: records a timer with the delay of a reload. */
const noteReloadDelay = `(() => {
  const wait = setTimeout
  window.setTimeout = (run, ms, ...rest) => {
    if (ms === 200) sessionStorage.setItem('waitedMs', ms)
    return wait(run, ms, ...rest)
  }
})()`

test.describe('a build that has gone', () => {
  test.use({
    expectedErrors: /^Failed to load resource|dynamically imported module|ScreenLoadError|module script|preload CSS/,
  })

  /** Removes every file of the build until told otherwise; counts documents, and answers to whether the build is there. */
  async function takeBuildAway(context: BrowserContext, page: Page) {
    const seen = { documents: 0, looks: 0, isGone: true }
    page.on('request', (request) => {
      if (request.isNavigationRequest()) seen.documents += 1
    })
    page.on('response', (response) => {
      if (response.request().method() === 'HEAD') seen.looks += 1
    })
    await context.route('**/m/assets/**', async (route) => {
      if (!seen.isGone) return route.continue()
      // Like some servers: a page in place of a script.
      await route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' })
    })
    return seen
  }

  async function openPage(page: Page, address: string): Promise<void> {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
    await waitForQuietPage(page)
  }

  test('BOOT-13 CONST-34 a screen that is missing: one reload, never a white page, a loop or a screen without its styles', async ({
    page,
    context,
    site,
    t,
  }) => {
    const offers = page
      .getByRole('navigation')
      .last()
      .getByRole('link', { name: t('footer.activity') })
    const more = page.getByText(t('promotion.activity.more')).first()

    await test.step('a style sheet that does not arrive comes with the repetition', async () => {
      await openPage(page, `${site('aurora')}/m/home`)
      await page.route('**/m/assets/promotion-activity-screen-*.css', (route) => route.abort(), { times: 1 })
      await offers.click()
      await expect(more).toBeVisible()
      // A sheet that failed has no rules to read.
      const countRules = `[...document.styleSheets]
        .filter(({ href }) => href?.includes('/promotion-activity-screen-'))
        .map((sheet) => { try { return sheet.cssRules.length } catch { return 0 } })`
      expect(await page.evaluate<number[]>(countRules)).toEqual([expect.any(Number)])
      expect(await page.evaluate<number[]>(countRules)).not.toContain(0)
    })

    await test.step('a script that is gone', async () => {
      await page.addInitScript(noteReloadDelay)
      await openPage(page, `${site('aurora')}/m/home`)
      const seen = await takeBuildAway(context, page)
      await offers.click()
      // The new document's script fails to load too: the server's markup stays, with a way out.
      const line = page.getByRole('alert').filter({ hasText: t('state.error.title') })
      await expect(line).toBeVisible()
      await expect(page).toHaveURL(/\/m\/activity$/)
      await expect(more).toBeVisible()
      await takeScreenshot(page, 'start-failed')
      // Both documents have asked whether the build is there.
      await expect.poll(() => seen.looks).toBe(2)
      await waitForQuietPage(page)
      expect(seen.documents).toBe(1)
      expect(await page.evaluate("sessionStorage.getItem('waitedMs')")).toBe('200')
      seen.isGone = false
      await line.getByRole('button', { name: t('retry') }).click()
      await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
      expect(seen.documents).toBe(2)
    })
  })

  test('DEC-38 a part that is missing leaves a form or a page as it is and says so; the next page comes from the new build', async ({
    page,
    context,
    site,
    t,
  }) => {
    const failure = page.locator('#root').getByText(t('state.error.title'))
    await openPage(page, `${site('aurora')}/m/login`)
    const name = page.getByLabel(t('field.username'), { exact: true })
    await name.fill('demo')
    const seen = await takeBuildAway(context, page)
    await page.getByRole('button', { name: t('language.open') }).click()
    await expect(failure).toBeVisible()
    await expect.poll(() => seen.looks).toBe(1)
    await waitForQuietPage(page)
    await expect(name).toHaveValue('demo')
    expect(seen.documents).toBe(0)
    seen.isGone = false
    await page
      .getByRole('link', { name: t('session.login.register') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/m\/register/)
    // The document follows the new address; until then the former one is ready.
    await expect.poll(() => seen.documents).toBe(1)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '1')

    // A banner whose way out is missing.
    const home = `${site('aurora')}/m/home`
    await page.route(home, async (route) => {
      const response = await route.fetch()
      const outside = '"linkageType":"URL","linkage":"https://partner.example/x"'
      const body = (await response.text()).replace('"linkageType":"G","linkage":"FIVE"', outside)
      expect(body).toContain(outside)
      await route.fulfill({ response, body })
    })
    await openPage(page, home)
    seen.isGone = true
    await page
      .getByRole('region', { name: t('home.banners') })
      .getByRole('link')
      .first()
      .click()
    await expect(failure).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(context.pages()).toHaveLength(1)
  })
})
