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

test('PWA-03, PWA-04, PWA-05, CONST-44 an accepted install says so for 3 s, and the prompt is used up', async ({
  page,
  site,
  t,
}) => {
  await page.clock.install()
  await page.goto(`${site('aurora')}/m/download`)
  await offerPrompt(page, 'accepted')
  expect(await isCaptured(page)).toBe(true)
  const install = page.getByRole('button', { name: t('install.action', { merchant: 'Aurora' }) })
  await install.waitFor()
  await page.locator('html[data-ready]').waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
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
})

test('PWA-06, PWA-07, PWA-08, PWA-09, CONF-46 a decline counts; the installed app is 99', async ({ page, site, t }) => {
  await page.goto(`${site('aurora')}/m/download`)
  await offerPrompt(page, 'dismissed')
  await page.getByRole('button', { name: t('install.action', { merchant: 'Aurora' }) }).click()
  await expect.poll(() => readMarks(page)).toEqual({ installDismissed: '1', installDismissals: '1' })
  expect(await page.evaluate('window.promptsShown')).toBe(1)
  // The deferred start, which listens for the browser's own event, begins with the first interaction.
  await expect(async () => {
    await page.evaluate(`dispatchEvent(new Event('appinstalled'))`)
    expect(await readMarks(page)).toMatchObject({ installDismissals: '99', isInstalled: '1' })
  }).toPass()
})

test('PWA-27, CONST-63 the name and icon wait 10 s for the manifest, and the merchant’s own stay', async ({
  page,
  site,
  t,
}) => {
  let askedMs = 0
  const ended = new Promise<number>((resolve) => {
    page.on('requestfailed', (request) => {
      if (request.url().includes('/wps/system/manifest.json') && askedMs > 0) resolve(Date.now() - askedMs)
    })
  })
  await page.route('**/wps/system/manifest.json*', () => {
    askedMs ||= Date.now()
  })
  await page.goto(`${site('aurora')}/m/download`)
  await expect.poll(() => askedMs).toBeGreaterThan(0)
  const waitedMs = await ended
  expect(waitedMs).toBeGreaterThan(9_000)
  await expect(page.getByRole('heading', { name: t('install.title', { merchant: 'Aurora' }) })).toBeVisible()
  await expect(page.getByRole('main').locator('header img').first()).toBeVisible()
})

test('PWA-28, CONST-64 the icon has 5 s, then the logo stays in its place', async ({ page, site }) => {
  let askedMs = 0
  await page.route('**/icon-192*', () => {
    askedMs ||= Date.now()
  })
  // The page's load waits for the picture.
  await page.goto(`${site('aurora')}/m/download`, { waitUntil: 'domcontentloaded' })
  const pictures = page.getByRole('main').locator('header img')
  await expect(pictures).toHaveCount(2)
  await expect(pictures).toHaveCount(1)
  const waitedMs = Date.now() - askedMs
  expect(waitedMs).toBeGreaterThan(4_000)
  await expect(pictures.first()).toBeVisible()
})
