import { routes } from '../apps/web/src/routes.ts'
import { listMissingRulesInPage } from './first-paint-page.ts'
import { expect, test } from './journey.ts'

for (const merchant of ['aurora', 'lotus'] as const) {
  test.describe(`a first visit to ${merchant}`, () => {
    test('can read it and go on before any script has run', async ({ browser, site, locale, viewport }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale, viewport })
      const page = await context.newPage()
      await page.goto(`${site(merchant)}/m/home`)
      const drawn = page.locator('svg').filter({ has: page.locator('path, circle, rect, line') })
      expect(await drawn.count(), 'icons with their shapes').toBe(await page.locator('svg').count())
      const items = page.getByRole('navigation').last().getByRole('link')
      expect(await items.count()).toBeGreaterThanOrEqual(3)
      const targets = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      for (const target of targets) {
        const answer = await page.goto(new URL(target, site(merchant)).href)
        expect(answer?.status(), target).toBe(200)
        await expect(page.getByRole('main')).toBeVisible()
      }
      await context.close()
    })
  })
}

test('an icon of a page that the script has opened refers to the image of all icons', async ({ page, site }) => {
  await page.goto(`${site('aurora')}/m/home`)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
  const image = page.waitForResponse(/\/m\/assets\/icons-[\w-]+\.svg$/)
  await page.locator('nav a[href="/m/activity"]').last().click()
  await expect(page.getByRole('main').locator('svg use').first()).toHaveAttribute('href', /icons-[\w-]+\.svg#/)
  expect((await image).status()).toBe(200)
})

test('ROUTE-02 each document has the styles of all that it shows', async ({ browser, page, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  const sheets = new Map<string, string>()
  const sites = [
    ['aurora', 'EN'],
    ['lotus', 'UR'],
  ] as const
  for (const [merchant, language] of sites)
    for (const { path } of routes) {
      const html = (await (await reader.goto(`${site(merchant)}${path}?language=${language}`))?.text()) ?? ''
      const files = [...new Set(html.match(/\/m\/assets\/[\w.-]+\.css/g))]
      expect(files.length, path).toBeGreaterThan(0)
      for (const file of files)
        if (!sheets.has(file)) sheets.set(file, await (await page.request.get(site('aurora') + file)).text())
      const css = files.map((file) => sheets.get(file)).join('')
      const missing = await page.evaluate(`${listMissingRulesInPage}(${JSON.stringify({ html, css })})`)
      expect(missing, `${merchant} ${path}`).toEqual([])
    }
  await context.close()
})

test('a page of which the script has run has its whole style sheets', async ({ page, site }) => {
  await page.goto(`${site('aurora')}/m/home`)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
  const files = await page.evaluate('[...document.styleSheets].map(({ href }) => href).join(" ")')
  expect(files).toMatch(/\/start-[\w-]+\.css .*\/home-screen-[\w-]+\.css/)
})
