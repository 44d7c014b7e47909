import type { BrowserContext, Page } from '@playwright/test'
import { loginGuardMs } from '../apps/web/src/features/session/session.constants.ts'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { expect, expectNoAxeFindings, makeUsername, takeScreenshot, test } from './journey.ts'
import { logIn, logOut, type Translate } from './member.ts'
import { PASSWORD } from './merchants.ts'

// A proof without an account, and refused ones.
test.use({ expectedErrors: /Failed to load resource.*(400|403)/ })

const isHome = /\/m\/home$/
/** Storage that a browser grants to an ordinary window, in bytes; a private one has less. */
const ORDINARY_BYTES = 1e12
const PRIVATE_BYTES = 1e8

/** Contexts of the test's browser are private windows: tells the page another size of storage. */
async function grantStorage(context: BrowserContext, bytes: number): Promise<void> {
  await context.addInitScript((granted) => {
    const storage = { queryUsageAndQuota: (read: (used: number, granted: number) => void) => read(0, granted) }
    Object.defineProperty(navigator, 'webkitTemporaryStorage', { value: storage, configurable: true })
  }, bytes)
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

test('ERR-08, SOC-01, SOC-14, SOC-02, SOC-04, DEC-32 a visitor of Google gets an account, accepts the terms, and Google logs in from then on', async ({
  page,
  site,
  t,
}) => {
  await page.goto(`${site('aurora')}/m/login`)
  await expect(buttonOf(page, t, 'Google')).toBeVisible()
  await takeScreenshot(page, 'login-vendors')
  await signIn(page, t, 'Google', 'Mika Reyes')
  const dialog = askedOf(page, t)
  await expect(dialog.getByText('Mika Reyes')).toBeVisible()
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: t('session.social.create') }).click()
  await expect(page).toHaveURL(isHome)
  // DEC-32: age and terms are asked for once the account is there.
  const accept = page.getByRole('button', { name: t('session.terms.accept', { age: '18' }) })
  await accept.click()
  await expect(accept).toBeHidden()

  await logOut(page, site('aurora'), t)
  await page.goto(`${site('aurora')}/m/login`)
  await signIn(page, t, 'Google', 'Mika Reyes')
  await expect(page).toHaveURL(isHome)
})

test('SOC-15, SOC-17, SOC-19, CONF-48 a member binds Facebook by the password, and Facebook logs in from then on', async ({
  page,
  site,
  t,
  newMember,
}) => {
  const { username, password } = await newMember('aurora')
  await page.goto(`${site('aurora')}/m/login`)
  await signIn(page, t, 'Facebook', 'Noor Khan')
  await askedOf(page, t)
    .getByRole('button', { name: t('session.social.existing') })
    .click()
  await logIn(page, t, username, password)
  await expect(page).toHaveURL(isHome)

  await logOut(page, site('aurora'), t)
  await page.goto(`${site('aurora')}/m/login`)
  await signIn(page, t, 'Facebook', 'Noor Khan')
  await expect(page).toHaveURL(isHome)
})

test('SOC-16, SOC-21, ERR-28 who gives up at X reads the reason, and can try again', async ({ page, site, t }) => {
  await page.goto(`${site('aurora')}/m/login`)
  await signIn(page, t, 'X', 'Cancel')
  await expect(page.getByText(t('firebase.cancelled'))).toBeVisible()
  await expect(page.getByText(t('firebase.code', { code: 'auth/user-cancelled' }))).toBeVisible()
  await expect(page.getByText(t('firebase.reason', { reason: '' }).trim())).toBeVisible()
  await expectNoAxeFindings(page)
  await takeScreenshot(page, 'login-vendor-cancelled')
  await expect(buttonOf(page, t, 'X')).not.toHaveAttribute('aria-busy', 'true')
  // LOGIN-04: the guard after a refusal takes no tap.
  await page.waitForTimeout(loginGuardMs)
  await signIn(page, t, 'X', 'Somebody new')
  await expect(askedOf(page, t)).toBeVisible()
})

test('SOC-01 a blocked window is opened by a second tap', async ({ page, context, site, t }) => {
  await context.addInitScript(`
    const open = window.open.bind(window)
    let isBlocked = true
    window.open = (...given) => {
      if (!isBlocked) return open(...given)
      isBlocked = false
      return null
    }`)
  await page.goto(`${site('aurora')}/m/login`)
  await buttonOf(page, t, 'Google').click()
  const dialog = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ hasText: t('firebase.blocked') })
  await expect(dialog).toBeVisible()
  await expectNoAxeFindings(page)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: t('firebase.blocked.retry') }).click(),
  ])
  await popup.getByRole('button', { name: 'Somebody new' }).click()
  await expect(askedOf(page, t)).toBeVisible()
})

test('SOC-12, SOC-13, SOC-20, CONST-27 Google’s prompt comes by itself where the merchant has it, and logs in; not with a session', async ({
  page,
  site,
  t,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/vendor/google.js') && scripts.push(request.url())))
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
  await page.goto(`${site('lotus')}/m/login`)
  await waitForQuietPage(page)
  await page.waitForTimeout(1_000)
  expect(scripts).toHaveLength(1)
})

test('SOC-11 in a private window Google’s prompt does not come', async ({ page, context, site, t }) => {
  await grantStorage(context, PRIVATE_BYTES)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(`${site('lotus')}/m/login`)
  await expect(buttonOf(page, t, 'Google')).toBeVisible()
  await page.waitForTimeout(1_500)
  expect(asked.filter((url) => url.includes('session-login-firebase'))).toHaveLength(1)
  expect(asked.filter((url) => url.endsWith('/vendor/google.js'))).toEqual([])
})

test('T26 no script of a vendor loads before its button is touched', async ({ page, site, t }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(`${site('aurora')}/m/login`)
  await page.getByLabel(t('field.username')).fill('somebody')
  await waitForQuietPage(page)
  expect(asked.filter((url) => /social\.localhost|firebase-sign-in|google|facebook/.test(url))).toEqual([])
  await buttonOf(page, t, 'Google').click()
  await expect.poll(() => asked.filter((url) => url.includes('/vendor/gapi.js'))).toHaveLength(1)
})

test('SOC-09, SOC-10, ERR-26 a private window says that it cannot', async ({ page, context, site, t }) => {
  await grantStorage(context, PRIVATE_BYTES)
  await page.goto(`${site('aurora')}/m/login`)
  await buttonOf(page, t, 'Google').click()
  const toast = page.getByText(t('not_support_incognito'))
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden({ timeout: 2_500 })
  expect(context.pages()).toHaveLength(1)
})
