import { routes } from '../apps/web/src/routes.ts'
import { listMissingRulesInPage } from './first-paint-page.ts'
import { expect, test } from './journey.ts'

const sites = [
  ['aurora', 'EN'],
  ['lotus', 'UR'],
] as const

test('ROUTE-02 a first visit can read each merchant’s home page and go on before any script has run, in documents with the styles of all that they show', async ({
  browser,
  page,
  site,
  locale,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale, viewport })
  const reader = await context.newPage()

  for (const [merchant] of sites)
    await test.step(`a way on from ${merchant}`, async () => {
      await reader.goto(`${site(merchant)}/m/home`)
      const drawn = reader.locator('svg').filter({ has: reader.locator('path, circle, rect, line') })
      expect(await drawn.count(), 'icons with their shapes').toBe(await reader.locator('svg').count())
      const items = reader.getByRole('navigation').last().getByRole('link')
      expect(await items.count()).toBeGreaterThanOrEqual(3)
      const targets = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      for (const target of targets) {
        const answer = await reader.goto(new URL(target, site(merchant)).href)
        expect(answer?.status(), target).toBe(200)
        await expect(reader.getByRole('main')).toBeVisible()
      }
    })

  await test.step('styles of each document', async () => {
    const sheets = new Map<string, string>()
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
  })
  await context.close()
})

test('a page of which the script has run has its whole style sheets, and the next one the image of all icons', async ({
  page,
  site,
}) => {
  await page.goto(`${site('aurora')}/m/home`)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
  const files = await page.evaluate('[...document.styleSheets].map(({ href }) => href).join(" ")')
  expect(files).toMatch(/\/start-[\w-]+\.css .*\/home-screen-[\w-]+\.css/)
  const image = page.waitForResponse(/\/m\/assets\/icons-[\w-]+\.svg$/)
  await page.locator('nav a[href="/m/activity"]').last().click()
  await expect(page.getByRole('main').locator('svg use').first()).toHaveAttribute('href', /icons-[\w-]+\.svg#/)
  expect((await image).status()).toBe(200)
})
