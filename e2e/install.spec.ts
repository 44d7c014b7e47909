import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** The browser's own prompt, as Chromium offers it, with a visitor's choice. Headless Chromium never offers one. */
function offerPrompt(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  return page.evaluate(`(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    event.prompt = async () => { window.promptsShown = (window.promptsShown ?? 0) + 1 }
    event.userChoice = Promise.resolve({ outcome: '${outcome}' })
    dispatchEvent(event)
  })()`)
}

const readMarks = (page: Page) =>
  page.evaluate<Record<string, string>>(`Object.fromEntries(Object.entries(localStorage)
    .filter(([key]) => /install/i.test(key)).map(([key, value]) => [key.split('.').at(-1), value.replaceAll('"', '')]))`)

const isCaptured = (page: Page) => page.evaluate<boolean>('window.foyerPrompt !== undefined')

/** Stops the page's clock. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000)
}

test('PWA-03..09, PWA-27, PWA-28, CONF-46, CONST-44 the install page waits for manifest and icon no longer than it should, and offers the browser’s prompt until it is answered', async ({
  page,
  site,
  t,
}) => {
  const address = `${site('aurora')}/m/download`
  const install = page.getByRole('button', { name: t('install.action', { merchant: 'Aurora' }) })
  const pictures = page.getByRole('main').locator('header img')
  await page.clock.install()

  await test.step('without the manifest the merchant’s own name and logo stay', async () => {
    const manifests = '**/wps/system/manifest.json*'
    let ended = 0
    page.on('requestfailed', (request) => {
      if (request.url().includes('/wps/system/manifest.json')) ended += 1
    })
    await page.route(manifests, () => undefined)
    const asked = page.waitForEvent('request', (request) => request.url().includes('/wps/system/manifest.json'))
    await page.goto(address)
    await page.locator('html[data-ready]').waitFor()
    await asked
    await pauseClock(page)
    await page.clock.runFor(4_000)
    expect(ended, 'it is waited for').toBe(0)
    await page.clock.runFor(6_000)
    await expect.poll(() => ended).toBe(1)
    await expect(page.getByRole('heading', { name: t('install.title', { merchant: 'Aurora' }) })).toBeVisible()
    await expect(pictures.first()).toBeVisible()
    await page.unroute(manifests)
    await page.clock.resume()
  })

  await test.step('without the icon the logo stays in its place', async () => {
    await page.route('**/icon-192*', () => undefined)
    // The page's load waits for the picture.
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(pictures).toHaveCount(2)
    await pauseClock(page)
    await page.clock.runFor(1_000)
    await expect(pictures).toHaveCount(2)
    await page.clock.runFor(4_000)
    await expect(pictures).toHaveCount(1)
    await expect(pictures.first()).toBeVisible()
    await page.unroute('**/icon-192*')
    await page.clock.resume()
  })

  await test.step('an accepted install says so for 3 s, and the prompt is used up', async () => {
    await page.goto(address)
    await offerPrompt(page, 'accepted')
    expect(await isCaptured(page)).toBe(true)
    await install.waitFor()
    await page.locator('html[data-ready]').waitFor()
    await pauseClock(page)
    await install.click()
    const message = page.getByRole('status').getByText(t('a2hs_installing'), { exact: true })
    await page.clock.runFor(100)
    await expect(message).toBeVisible()
    expect(await isCaptured(page)).toBe(false)
    await page.clock.runFor(2_800)
    await expect(message).toBeVisible()
    await page.clock.runFor(200)
    await expect(message).toBeHidden()
    expect(await readMarks(page)).toEqual({})
    await page.clock.resume()
  })

  await test.step('a decline counts; the installed app is 99', async () => {
    await page.goto(address)
    await offerPrompt(page, 'dismissed')
    await install.click()
    await expect.poll(() => readMarks(page)).toEqual({ installDismissed: '1', installDismissals: '1' })
    expect(await page.evaluate('window.promptsShown')).toBe(1)
    // The deferred start, which listens for the browser's own event, begins with the first interaction.
    await expect(async () => {
      await page.evaluate(`dispatchEvent(new Event('appinstalled'))`)
      expect(await readMarks(page)).toMatchObject({ installDismissals: '99', isInstalled: '1' })
    }).toPass()
  })
})
