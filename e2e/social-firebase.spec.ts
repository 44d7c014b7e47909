import type { BrowserContext, Page } from '@playwright/test'
import { oneTapDelayMs } from '../apps/web/src/lib/firebase/firebase.constants.ts'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { expect, expectNoAxeFindings, makeUsername, takeScreenshot, test } from './journey.ts'
import { logIn, logOut, passGuard, type Translate } from './member.ts'
import { PASSWORD } from './merchants.ts'

// A proof without an account, and refused ones.
test.use({ expectedErrors: /Failed to load resource.*(400|403)/ })

const isHome = /\/m\/home$/
/** Storage that a browser grants to an ordinary window, in bytes; a private one has less. */
const ORDINARY_BYTES = 1e12
const PRIVATE_BYTES = 1e8

/**
 * Contexts of the test's browser are private windows: tells the page another size of storage. The page's root is marked
 * once it has asked for it.
 */
async function grantStorage(context: BrowserContext, bytes: number): Promise<void> {
  await context.addInitScript(`Object.defineProperty(navigator, 'webkitTemporaryStorage', {
    value: {
      queryUsageAndQuota(read) {
        document.documentElement.dataset.storage = 'asked'
        read(0, ${bytes})
      },
    },
    configurable: true,
  })`)
}

test.beforeEach(({ context }) => grantStorage(context, ORDINARY_BYTES))

const buttonOf = (page: Page, t: Translate, name: string) =>
  page.getByRole('button', { name: t('session.login.vendor', { name }) })
const askedOf = (page: Page, t: Translate) => page.getByRole('dialog').filter({ hasText: t('session.social.existing') })

/** Fills the open registration form and sends it. */
async function registerHere(page: Page, t: Translate): Promise<void> {
  await page.getByLabel(t('field.username'), { exact: true }).fill(makeUsername())
  for (const field of ['field.password', 'field.confirm'] as const)
    await page.getByLabel(t(field), { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('registration.submit') }).click()
}

/** Signs in at the demo's vendor as one of its people. */
async function signIn(page: Page, t: Translate, vendor: string, person: string): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), buttonOf(page, t, vendor).click()])
  await popup.getByRole('button', { name: person }).click()
}

test('T26, ERR-08, ERR-26, SOC-01, SOC-02, SOC-04, SOC-09, SOC-10, SOC-14, DEC-32 a visitor of Google gets an account, accepts the terms, and Google logs in from then on', async ({
  page,
  context,
  site,
  t,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await grantStorage(context, PRIVATE_BYTES)

  await test.step('no script of a vendor loads before its button is touched', async () => {
    await page.goto(`${site('aurora')}/m/login`)
    await page.getByLabel(t('field.username')).fill('somebody')
    await waitForQuietPage(page)
    expect(asked.filter((url) => /social\.localhost|firebase-sign-in|google|facebook/.test(url))).toEqual([])
    await takeScreenshot(page, 'login-vendors')
    await buttonOf(page, t, 'Google').click()
    await expect.poll(() => asked.filter((url) => url.includes('/vendor/gapi.js'))).toHaveLength(1)
  })

  await test.step('a private window says that it cannot', async () => {
    const toast = page.getByText(t('not_support_incognito'))
    await expect(toast).toBeVisible()
    await expect(toast).toBeHidden({ timeout: 2_500 })
    expect(context.pages()).toHaveLength(1)
  })

  const dialog = askedOf(page, t)
  await test.step('a blocked window is opened by a second tap', async () => {
    await grantStorage(context, ORDINARY_BYTES)
    await page.reload()
    await page.evaluate(`{
      const open = window.open.bind(window)
      window.open = () => {
        window.open = open
        return null
      }
    }`)
    await buttonOf(page, t, 'Google').click()
    const blocked = page.getByRole('alertdialog').filter({ hasText: t('firebase.blocked') })
    await expect(blocked).toBeVisible()
    await expectNoAxeFindings(page)
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      blocked.getByRole('button', { name: t('firebase.blocked.retry') }).click(),
    ])
    await popup.getByRole('button', { name: 'Mika Reyes' }).click()
    await expect(dialog.getByText('Mika Reyes')).toBeVisible()
    await expectNoAxeFindings(page)
  })

  await test.step('the visitor gets an account, and accepts the terms once it is there', async () => {
    await dialog.getByRole('button', { name: t('session.social.create') }).click()
    await expect(page).toHaveURL(isHome)
    const accept = page.getByRole('button', { name: t('session.terms.accept', { age: '18' }) })
    await accept.click()
    await expect(accept).toBeHidden()
  })

  await test.step('from then on Google logs in', async () => {
    await logOut(page, site('aurora'), t)
    await page.goto(`${site('aurora')}/m/login`)
    await signIn(page, t, 'Google', 'Mika Reyes')
    await expect(page).toHaveURL(isHome)
  })
})

test('SOC-15..17, SOC-19, SOC-21, ERR-28, CONF-48 who gives up at X can try again, and a member binds Facebook by the password', async ({
  page,
  site,
  t,
  newMember,
}) => {
  const { username, password } = await newMember('aurora')
  await page.clock.install()

  await test.step('who gives up at X reads the reason, and can try again', async () => {
    await page.goto(`${site('aurora')}/m/login`)
    await signIn(page, t, 'X', 'Cancel')
    await expect(page.getByText(t('firebase.cancelled'))).toBeVisible()
    await expect(page.getByText(t('firebase.code', { code: 'auth/user-cancelled' }))).toBeVisible()
    await expect(page.getByText(t('firebase.reason', { reason: '' }).trim())).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'login-vendor-cancelled')
    await expect(buttonOf(page, t, 'X')).not.toHaveAttribute('aria-busy', 'true')
    await passGuard(page)
    await signIn(page, t, 'X', 'Somebody new')
    await expect(askedOf(page, t)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(askedOf(page, t)).toBeHidden()
  })

  await test.step('a member binds Facebook by the password', async () => {
    await signIn(page, t, 'Facebook', 'Noor Khan')
    await askedOf(page, t)
      .getByRole('button', { name: t('session.social.existing') })
      .click()
    await logIn(page, t, username, password)
    await expect(page).toHaveURL(isHome)
  })

  await test.step('from then on Facebook logs in', async () => {
    await logOut(page, site('aurora'), t)
    await page.goto(`${site('aurora')}/m/login`)
    await signIn(page, t, 'Facebook', 'Noor Khan')
    await expect(page).toHaveURL(isHome)
  })
})

test('SOC-11..13, SOC-20, CONST-27 Google’s prompt comes by itself where the merchant has it, and logs in; not with a session, and not in a private window', async ({
  page,
  context,
  site,
  t,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/vendor/google.js') && scripts.push(request.url())))

  await test.step('in a private window it does not come', async () => {
    await grantStorage(context, PRIVATE_BYTES)
    await page.goto(`${site('lotus')}/m/login`)
    await expect(page.locator('html')).toHaveAttribute('data-storage', 'asked')
    await waitForQuietPage(page)
    await expect(buttonOf(page, t, 'Google')).toBeVisible()
    expect(scripts).toEqual([])
    await grantStorage(context, ORDINARY_BYTES)
  })

  await page.goto(`${site('lotus')}/m/login`)
  const prompt = page.frameLocator('iframe[title="Sign in with Google"]')
  await expect(prompt.getByRole('button', { name: 'Noor Khan' })).toBeVisible()
  // SOC-20: by the merchant's client id.
  expect(await page.locator('iframe[title="Sign in with Google"]').getAttribute('src')).toContain(
    'client_id=demo-client',
  )
  await takeScreenshot(page, 'login-one-tap')
  const waitedMs = await page.evaluate<number>(`(() => {
    const entries = performance.getEntriesByType('resource')
    const handler = entries.find(({ name }) => name.includes('session-login-firebase'))
    const script = entries.find(({ name }) => name.endsWith('/vendor/google.js'))
    return script.startTime - handler.responseEnd
  })()`)
  expect(waitedMs).toBeGreaterThan(495)
  const create = askedOf(page, t).getByRole('button', { name: t('session.social.create') })
  // The frame goes with the click, which the browser then may leave without an answer.
  await expect(async () => {
    await prompt
      .getByRole('button', { name: 'Somebody new' })
      .click({ timeout: 3_000 })
      .catch(() => undefined)
    await expect(create).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await create.click()
  await expect(page).toHaveURL(/\/m\/register/)
  await registerHere(page, t)
  await expect(page).toHaveURL(isHome)
  expect(scripts).toHaveLength(1)

  await test.step('with a session it does not come', async () => {
    await page.clock.install()
    await page.goto(`${site('lotus')}/m/login`)
    await expect(page.getByRole('link', { name: t('session.current.go') })).toBeVisible()
    await waitForQuietPage(page)
    await page.clock.runFor(2 * oneTapDelayMs)
    await waitForQuietPage(page)
    expect(scripts).toHaveLength(1)
  })
})
