import type { Page } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { logIn, logOut, type Translate } from './member.ts'

// A proof without an account, and a refused one.
test.use({ expectedErrors: /Failed to load resource.*(400|403)/ })

const isHome = /\/m\/home$/

/** The question to a visitor without an account. */
const askedOf = (page: Page, t: Translate) => page.getByRole('dialog').filter({ hasText: t('session.social.existing') })

test('LINE-02 LINE-05 LINE-10 SOC-03 SOC-06 a visitor of Line binds an account, and Line logs in from then on', async ({
  page,
  site,
  t,
  newMember,
}) => {
  const goByLine = async (person: string) => {
    await page.goto(`${site('aurora')}/m/login`)
    await page.getByRole('button', { name: t('session.login.vendor', { name: 'LINE' }) }).click()
    await page.getByRole('link', { name: person }).click()
  }
  const { username, password } = await newMember('aurora')

  // Given up at Line: back on the login page, with nothing to say.
  await goByLine('Cancel')
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByRole('button', { name: t('session.login.vendor', { name: 'LINE' }) })).toBeVisible()

  await goByLine('Mika Reyes')
  const dialog = askedOf(page, t)
  await expect(dialog.getByText('Mika Reyes')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expectNoAxeFindings(page)
  await takeScreenshot(page, 'social-choice')

  await dialog.getByRole('button', { name: t('session.social.existing') }).click()
  await expect(page.getByText(t('verification.social'))).toBeVisible()
  await expectNoAxeFindings(page)
  await takeScreenshot(page, 'social-pending')
  await logIn(page, t, username, password)
  await expect(page).toHaveURL(isHome)

  await logOut(page, site('aurora'), t)
  await goByLine('Mika Reyes')
  await expect(page).toHaveURL(isHome)
  await page.goto(`${site('aurora')}/m/security?part=identities`)
  await expect(page.getByText('Mika Reyes')).toBeVisible()
})

test('TG-02 SOC-07 SOC-08 DEC-32 a visitor of Telegram gets an account, accepts the terms, and Telegram logs in from then on', async ({
  page,
  site,
  t,
}) => {
  const goByTelegram = async (person: string) => {
    await page.goto(`${site('aurora')}/m/login`)
    const button = page.getByRole('button', { name: t('session.login.vendor', { name: 'Telegram' }) })
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
    await popup.getByRole('link', { name: person }).click()
  }
  await goByTelegram('Noor Khan')
  const dialog = askedOf(page, t)
  await expect(dialog.getByText('Noor Khan')).toBeVisible()
  await dialog.getByRole('button', { name: t('session.social.create') }).click()
  await expect(page).toHaveURL(isHome)
  // DEC-32: age and terms are asked for once the account is there.
  const accept = page.getByRole('button', { name: t('session.terms.accept', { age: '18' }) })
  await accept.click()
  await expect(accept).toBeHidden()

  await logOut(page, site('aurora'), t)
  await goByTelegram('Noor Khan')
  await expect(page).toHaveURL(isHome)
})

test('LINE-09 ERR-31 CONF-14 a code that Line does not know is said, and nothing of Line stays', async ({
  page,
  site,
  t,
}) => {
  await page.goto(`${site('aurora')}/m/login`)
  await page.evaluate(`sessionStorage.setItem('aurora.loginState', '"s"')`)
  await page.goto(`${site('aurora')}/m/login?code=unknown&state=s`)
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByRole('heading', { name: t('notice') })).toBeVisible()
  await alert.getByRole('button', { name: t('confirm') }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  const left = await page.evaluate<string[]>('Object.keys(sessionStorage)')
  expect(left.filter((key) => /lineSession|loginState/.test(key))).toEqual([])
})

test('LINE-07 REG-07 at a merchant of manual registrations the form gets the identity', async ({ page, site, t }) => {
  await page.goto(`${site('lotus')}/m/login`)
  const button = page.getByRole('button', { name: t('session.login.vendor', { name: 'Telegram' }) })
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await popup.getByRole('link', { name: 'Somebody new' }).click()
  await askedOf(page, t)
    .getByRole('button', { name: t('session.social.create') })
    .click()
  await expect(page).toHaveURL(/\/m\/register/)
  await expect(page.getByText('Sam Santos')).toBeVisible()
  await expectNoAxeFindings(page)
  // Given up, the form is an ordinary one.
  await page.getByRole('button', { name: t('cancel') }).click()
  await expect(page.getByText('Sam Santos')).toBeHidden()
})

test('TG-08 ERR-27 a blocked window is said, and a result that nobody asked for logs nobody in', async ({
  page,
  site,
  t,
}) => {
  await page.addInitScript('window.open = () => null')
  await page.goto(`${site('aurora')}/m/login`)
  const button = page.getByRole('button', { name: t('session.login.vendor', { name: 'Telegram' }) })
  // The button stays usable after a window that did not open.
  for (const _ of [1, 2]) {
    await button.click()
    await expect(page.getByText(t('popup_blocked'))).toBeVisible()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('confirm') })
      .click()
    await expect(page.getByText(t('popup_blocked'))).toBeHidden()
    // LOGIN-04.
    await page.waitForTimeout(600)
  }
  const result = Buffer.from(JSON.stringify({ id: 1, auth_date: 1, hash: '0'.repeat(64) })).toString('base64url')
  await page.goto(`${site('aurora')}/m/login?telegram=unknown#tgAuthResult=${result}`)
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('TG-06 T16 inside Telegram its script holds the mini app’s data on the way to the login, and nowhere else', async ({
  page,
  context,
  site,
  t,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.url().includes('telegram.js') && scripts.push(request.url())))
  await page.goto(`${site('lotus')}/m/home#tgWebAppData=unsigned`)
  await waitForQuietPage(page)
  expect(scripts).toEqual([])
  // In another browser such an address is a link of anybody's: the tap asks Telegram.
  const logins: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/login/telegram') && logins.push(request.url())))
  const button = page.getByRole('button', { name: t('session.login.vendor', { name: 'Telegram' }) })
  await page.goto(`${site('lotus')}/m/login#tgWebAppData=unsigned`)
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await expect(popup.getByRole('link', { name: 'Somebody new' })).toBeVisible()
  await popup.close()
  expect(logins).toEqual([])

  await context.addInitScript('window.TelegramWebviewProxy = { postEvent() {} }')
  await page.goto('about:blank')
  await page.goto(`${site('lotus')}/m/home#tgWebAppData=unsigned`)
  await expect
    .poll(() => page.evaluate('window.Telegram?.WebApp.isReady && window.Telegram.WebApp.isExpanded'))
    .toBe(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('login.action') })
    .click()
  const call = page.waitForRequest('**/wps/session/login/telegram')
  await button.click()
  expect((await call).postDataJSON()).toMatchObject({ telegramAuth: 'unsigned' })
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('MAYA-01 OPEN-61 T2 the Maya app opens the home page with a session, which registers its visitor', async ({
  page,
  context,
  site,
  port,
  t,
}) => {
  const to = `${site('aurora')}/m/home`
  await page.goto(`http://social.localhost:${port}/maya?${new URLSearchParams({ to })}`)
  await page.getByRole('link', { name: 'Somebody new' }).click()
  await page.getByRole('button', { name: t('session.social.create') }).click()
  await expect(page).toHaveURL(isHome)

  // A link with a session never replaces the member of this browser without a yes.
  const other = await context.newPage()
  const logins: string[] = []
  other.on('request', (request) => void (request.url().endsWith('/login/maya') && logins.push(request.url())))
  await other.goto(`${to}?sessionId=unknown`)
  const alert = other.getByRole('alertdialog')
  await expect(alert.getByText(t('switch.maya'))).toBeVisible()
  expect(logins).toEqual([])
  await alert.getByRole('button', { name: t('cancel') }).click()
  await expect(other).toHaveURL(/\/m\/login$/)
  await waitForQuietPage(other)
  expect(logins).toEqual([])
})
