import type { Page } from '@playwright/test'
import type { StandInGeetest } from '../apps/server/src/testing/stand-in-geetest.ts'
import { test as base, expect, expectNoAxeFindings, makeUsername, takeScreenshot } from './journey.ts'
import { finishTask, logIn, passGuard, type Translate } from './member.ts'
import { PASSWORD } from './merchants.ts'
import { outsideHosts } from './world.ts'

const test = base.extend<{ geetest: StandInGeetest }>({
  geetest: async ({ world: { geetest } }, use) => {
    geetest.behaviour = 'normal'
    await use(geetest)
  },
})

/** How long an answer of Geetest 4 counts, in milliseconds. */
const REACHABLE_MS = 5_000

test.use({ expectedErrors: /Failed to load resource.*\b(400|403)\b/ })

/** Wrong passwords for a name, from this browser's address. */
async function guess(page: Page, username: string, times: number): Promise<void> {
  await page.evaluate(
    async ([name, count]) => {
      for (let index = 0; index < Number(count); index += 1)
        await fetch('/wps/session/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: name, password: 'wrong1horse' }),
        })
    },
    [username, times],
  )
}

async function fillRegistration(page: Page, t: Translate, username: string): Promise<void> {
  await page.getByLabel(t('field.username'), { exact: true }).fill(username)
  await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('field.confirm'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('registration.terms', { age: '18' })).check()
  await page.getByRole('button', { name: t('registration.submit') }).click()
}

test('T12 DEC-18 CAPT-13 CAPT-14 ERR-23 after guesses a login needs the embedded check, which needs nothing of the member', async ({
  page,
  context,
  site,
  newMember,
  t,
}) => {
  const { username, password } = await newMember('aurora')
  await page.clock.install()
  await page.goto(`${site('aurora')}/m/login?go=/m/wallet`)
  await guess(page, username, 5)
  const dialog = page.getByRole('dialog', { name: t('captcha.title') })

  await test.step('closed, it says what is missing', async () => {
    await context.route('**/wps/captcha/challenge?*', () => new Promise(() => undefined))
    await logIn(page, t, username, password)
    await expect(dialog.getByText(t('captcha.lead'))).toBeVisible()
    await takeScreenshot(page, 'captcha-embedded')
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: t('close') }).click()
    await expect(page.getByText(t('verify_first'))).toBeVisible()
    await expect(dialog).toBeHidden()
    await context.unrouteAll()
  })

  await test.step('a setup that fails twice can be repeated', async () => {
    let failures = 0
    await context.route('**/wps/captcha/challenge?*', (route) => {
      failures += 1
      return failures > 2 ? route.fallback() : route.fulfill({ status: 400, body: '' })
    })
    await passGuard(page)
    await logIn(page, t, username, password)
    await expect(dialog.getByText(t('captcha.failed'))).toBeVisible()
    expect(failures).toBe(2)
    await dialog.getByRole('button', { name: t('retry') }).click()
    await expect(page).toHaveURL(isWallet)
  })
})

/** By the path: the address of a login names the wallet too. */
const isWallet = ({ pathname }: URL) => pathname === '/m/wallet'

/** From a page without the app: the app itself would leave for the login, and abort the next navigation. */
async function forgetSession(page: Page, site: string, t: Translate): Promise<void> {
  // Until then the closing dialog leaves its history entry, which aborts a navigation.
  await expect(page.getByRole('heading', { level: 1, name: t('title.wallet') })).toBeVisible()
  await page.goto(`${site}/wps/openapi`)
  await page.evaluate('sessionStorage.clear()')
}

test('CAPT-01 CAPT-14 CAPT-19 REG-04 REG-21 DEC-18 T26 Geetest of both versions: in a frame of its own, at registration and login', async ({
  page,
  geetest,
  port,
  t,
  world,
}) => {
  const dialog = page.getByRole('dialog', { name: t('captcha.title') })
  const widget = dialog.frameLocator('iframe')
  const task = widget.getByRole('slider', { name: 'Drag the slider to the end' })
  const merchants = (['v3', 'v4'] as const).map((version) => ({
    version,
    site: `http://${version === 'v3' ? outsideHosts.geetestV3 : outsideHosts.geetestV4}:${port}`,
    username: makeUsername(),
  }))
  await page.clock.install()

  for (const { version, site, username } of merchants) {
    await test.step(`${version}: a registration has it, and says so when it is closed`, async () => {
      await page.goto(`${site}/m/register?go=/m/wallet`)
      await fillRegistration(page, t, username)
      await expect(task).toBeVisible()
      await takeScreenshot(page, `captcha-geetest-${version}`)
      const frame = page.frames().find((one) => one.url().includes('/captcha/'))
      expect(new URL(frame?.url() ?? '').hostname).toBe('scripts.localhost')
      await widget.getByRole('button', { name: 'Close the task' }).click()
      await expect(page.getByText(t('verify_first'))).toBeVisible()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('confirm') })
        .click()
      await passGuard(page)
      await page.getByRole('button', { name: t('registration.submit') }).click()
      await finishTask(task)
      await expect(page).toHaveURL(isWallet)
      await forgetSession(page, site, t)
    })

    await test.step(`${version}: the login has it too`, async () => {
      await page.goto(`${site}/m/login?go=/m/wallet`)
      await logIn(page, t, username)
      await finishTask(task)
      await expect(page).toHaveURL(isWallet)
      await forgetSession(page, site, t)
    })
  }

  geetest.behaviour = 'broken'
  await world.instance.advance(REACHABLE_MS)
  for (const { version, site, username } of merchants)
    await test.step(`${version}: while the vendor is down, the embedded check takes its place`, async () => {
      await page.goto(`${site}/m/login?go=/m/wallet`)
      await logIn(page, t, username)
      await expect(page).toHaveURL(isWallet)
    })
})

test('CAPT-13 CAPT-15 a widget that does not load is set up twice, five seconds each, and the form says so', async ({
  page,
  context,
  geetest: _,
  port,
  t,
}) => {
  await context.route('**/widget.js', () => new Promise(() => undefined))
  let setups = 0
  page.on('request', (request) => {
    if (request.url().includes('/wps/captcha/geetest')) setups += 1
  })
  await page.clock.install()
  await page.goto(`http://${outsideHosts.geetestBlocked}:${port}/m/login`)
  await logIn(page, t, makeUsername())
  const dialog = page.getByRole('dialog', { name: t('captcha.title') })
  for (const setup of [1, 2]) {
    await expect.poll(() => setups).toBe(setup)
    await expect(dialog.locator('iframe')).toHaveCount(1)
    await expect(dialog.getByText(t('captcha.failed'))).toBeHidden()
    await page.clock.runFor(5_000)
  }
  await expect(dialog.getByText(t('captcha.failed'))).toBeVisible()
  expect(setups).toBe(2)
  await dialog.getByRole('button', { name: t('close') }).click()
  await expect(page.getByText(t('verify_first'))).toBeVisible()
})
