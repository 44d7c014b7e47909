import type { Page } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { logIn, logOut, passGuard, type Translate } from './member.ts'

// A proof without an account, and a refused one.
test.use({ expectedErrors: /Failed to load resource.*(400|403)/ })

const isHome = /\/m\/home$/

/** The question to a visitor without an account. */
const askedOf = (page: Page, t: Translate) => page.getByRole('dialog').filter({ hasText: t('session.social.existing') })
const telegramButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('session.login.vendor', { name: 'Telegram' }) })

/** Taps the button of Telegram on the login page. Returns its window. */
async function openTelegram(page: Page, t: Translate): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), telegramButton(page, t).click()])
  return popup
}

test('LINE-02 LINE-05 LINE-09 LINE-10 SOC-03 SOC-06 ERR-31 CONF-14 a visitor of Line binds an account, and Line logs in from then on', async ({
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

  await test.step('a code that Line does not know is said, and nothing of Line stays', async () => {
    await page.goto(`${site('aurora')}/m/login`)
    await page.evaluate(`sessionStorage.setItem('aurora.loginState', '{"state":"s","search":""}')`)
    await page.goto(`${site('aurora')}/m/login?code=unknown&state=s`)
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByRole('heading', { name: t('error.line_invalid_token') })).toBeVisible()
    await alert.getByRole('button', { name: t('confirm') }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    const left = await page.evaluate<string[]>('Object.keys(sessionStorage)')
    expect(left.filter((key) => /lineSession|loginState/.test(key))).toEqual([])
  })

  await test.step('who gives up at Line is back on the login page, with nothing to say', async () => {
    await goByLine('Cancel')
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByRole('button', { name: t('session.login.vendor', { name: 'LINE' }) })).toBeVisible()
  })

  await test.step('without an account the visitor is asked, and binds one by its password', async () => {
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
  })

  await test.step('from then on Line logs in', async () => {
    await logOut(page, site('aurora'), t)
    await goByLine('Mika Reyes')
    await expect(page).toHaveURL(isHome)
    await page.goto(`${site('aurora')}/m/security?part=identities`)
    await expect(page.getByText('Mika Reyes')).toBeVisible()
  })
})

test('TG-02 TG-08 ERR-27 SOC-07 SOC-08 DEC-32 MAYA-01 OPEN-61 T2 visitors of Telegram and of the Maya app get accounts without a form', async ({
  page,
  context,
  site,
  port,
  t,
}) => {
  await page.clock.install()
  const goByTelegram = async (person: string) => {
    await page.goto(`${site('aurora')}/m/login`)
    const popup = await openTelegram(page, t)
    await popup.getByRole('link', { name: person }).click()
  }

  await test.step('a blocked window is said, and the button stays usable', async () => {
    await page.goto(`${site('aurora')}/m/login`)
    await page.evaluate('window.open = () => null')
    for (const _ of [1, 2]) {
      await telegramButton(page, t).click()
      await expect(page.getByText(t('popup_blocked'))).toBeVisible()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('confirm') })
        .click()
      await expect(page.getByText(t('popup_blocked'))).toBeHidden()
      await passGuard(page)
    }
  })

  await test.step('a result that nobody asked for logs nobody in', async () => {
    const result = Buffer.from(JSON.stringify({ id: 1, auth_date: 1, hash: '0'.repeat(64) })).toString('base64url')
    await page.goto(`${site('aurora')}/m/login?telegram=unknown#tgAuthResult=${result}`)
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('Telegram’s visitor gets an account, and accepts the terms once it is there', async () => {
    await goByTelegram('Noor Khan')
    const dialog = askedOf(page, t)
    await expect(dialog.getByText('Noor Khan')).toBeVisible()
    await dialog.getByRole('button', { name: t('session.social.create') }).click()
    await expect(page).toHaveURL(isHome)
    const accept = page.getByRole('button', { name: t('session.terms.accept', { age: '18' }) })
    await accept.click()
    await expect(accept).toBeHidden()
  })

  await test.step('from then on Telegram logs in', async () => {
    await logOut(page, site('aurora'), t)
    await goByTelegram('Noor Khan')
    await expect(page).toHaveURL(isHome)
    await logOut(page, site('aurora'), t)
  })

  await test.step('the Maya app opens the home page with a session, which registers its visitor', async () => {
    const to = `${site('aurora')}/m/home`
    await page.goto(`http://social.localhost:${port}/maya?${new URLSearchParams({ to })}`)
    await page.getByRole('link', { name: 'Somebody new' }).click()
    await page.getByRole('button', { name: t('session.social.create') }).click()
    await expect(page).toHaveURL(isHome)
  })

  await test.step('a link with a session never replaces the member of this browser without a yes', async () => {
    const other = await context.newPage()
    const logins: string[] = []
    other.on('request', (request) => void (request.url().endsWith('/login/maya') && logins.push(request.url())))
    await other.goto(`${site('aurora')}/m/home?sessionId=unknown`)
    const alert = other.getByRole('alertdialog')
    await expect(alert.getByText(t('switch.maya'))).toBeVisible()
    expect(logins).toEqual([])
    await alert.getByRole('button', { name: t('cancel') }).click()
    await expect(other).toHaveURL(/\/m\/login$/)
    await waitForQuietPage(other)
    expect(logins).toEqual([])
  })
})

test('TG-06 T16 LINE-07 REG-07 at a merchant of manual registrations Telegram’s identity goes into the form, and its script holds a mini app’s data', async ({
  page,
  context,
  site,
  t,
}) => {
  const scripts: string[] = []
  const logins: string[] = []
  page.on('request', (request) => void (request.url().includes('telegram.js') && scripts.push(request.url())))
  page.on('request', (request) => void (request.url().endsWith('/login/telegram') && logins.push(request.url())))

  await test.step('outside of Telegram the data of a mini app is a link of anybody’s: the tap asks Telegram', async () => {
    await page.goto(`${site('lotus')}/m/home#tgWebAppData=unsigned`)
    await waitForQuietPage(page)
    expect(scripts).toEqual([])
    await page.goto(`${site('lotus')}/m/login#tgWebAppData=unsigned`)
    const popup = await openTelegram(page, t)
    const visitor = popup.getByRole('link', { name: 'Somebody new' })
    await expect(visitor).toBeVisible()
    expect(logins).toEqual([])
    await visitor.click()
  })

  await test.step('the form gets the identity; given up, it is an ordinary one', async () => {
    await askedOf(page, t)
      .getByRole('button', { name: t('session.social.create') })
      .click()
    await expect(page).toHaveURL(/\/m\/register/)
    await expect(page.getByText('Sam Santos')).toBeVisible()
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: t('cancel') }).click()
    await expect(page.getByText('Sam Santos')).toBeHidden()
  })

  await test.step('inside Telegram its script holds the data on the way to the login', async () => {
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
    await telegramButton(page, t).click()
    expect((await call).postDataJSON()).toMatchObject({ telegramAuth: 'unsigned' })
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})
