import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { logIn, registerMember } from './member.ts'

/** Calls of a session that was ended on purpose, and a code that was used up. */
test.use({ expectedErrors: /Failed to load resource.*401/ })

/** A code with which the session of this page may be taken over at the same site (DEC-12). */
async function makeHandoff(page: Page, site: string): Promise<string> {
  return page.evaluate(async (target) => {
    const { token } = JSON.parse(sessionStorage.getItem('aurora.session') ?? '{}')
    const answer = await fetch('/wps/session/handoff/create', {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ target }),
    })
    return ((await answer.json()) as { value: { code: string } }).value.code // the envelope of that call
  }, site)
}

test('SESS-09 a session that ends in the middle of a deposit loses nothing that was typed', async ({
  page,
  context,
  site,
  t,
}) => {
  const username = await registerMember(page, site('aurora'), t, '/m/voucherCenter')
  const amount = page.locator('input[inputmode="decimal"]')
  await page.getByRole('radio').nth(1).check({ force: true })
  await amount.fill('1321')
  await context.clearCookies({ name: 'bind' })
  await page.locator('form button[type="submit"]').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(t('please_login.body'))).toBeVisible()
  await dialog.getByRole('button', { name: t('login.action') }).click()
  await logIn(page, t, username)
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await expect(amount).toHaveValue('1,321')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await takeScreenshot(page, 'deposit-after-expiry')
})

test('DEC-12 T2 CONF-18 tabs of one browser: a code, a stranger’s code, another language, a logout', async ({
  page,
  context,
  browser,
  site,
  t,
}) => {
  const home = `${site('aurora')}/m/home`
  const ana = await registerMember(page, site('aurora'), t, '/m/member/home')
  const second = await context.newPage()

  await test.step('a code logs a second tab in, once, and leaves the address', async () => {
    const code = await makeHandoff(page, home)
    await second.goto(`${site('aurora')}/m/member/home?token=${code}`)
    await expect(second.getByRole('heading', { name: ana })).toBeVisible()
    expect(second.url()).not.toContain(code)
    const third = await context.newPage()
    await third.goto(`${site('aurora')}/m/member/home?token=${code}`)
    await expect(third).toHaveURL(/\/m\/login\?/)
    await expect(third.getByText(t('session.handoff.refused'))).toBeVisible()
    await third.close()
  })

  await test.step('a stranger’s code changes nothing without a yes', async () => {
    const elsewhere = await browser.newContext()
    const stranger = await elsewhere.newPage()
    const ben = await registerMember(stranger, site('aurora'), t, '/m/member/home')
    const code = await makeHandoff(stranger, home)
    await elsewhere.close()
    await second.goto(`${site('aurora')}/m/member/home?token=${code}`)
    const dialog = second.getByRole('alertdialog')
    await expect(dialog.getByText(t('switch.ask', { name: ben }))).toBeVisible()
    await expectNoAxeFindings(second)
    await dialog.getByRole('button', { name: t('cancel') }).click()
    await expect(second.getByRole('heading', { name: ana })).toBeVisible()
  })

  await test.step('another tab’s language comes with the next page', async () => {
    await page.getByRole('button', { name: t('language.open') }).click()
    await page.getByRole('button', { name: '简体中文' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
    await expect(second.locator('html')).toHaveAttribute('lang', 'en')
    await second.getByRole('link', { name: t('title.notice') }).click()
    await expect(second).toHaveURL(/\/m\/notice$/)
    await expect(second.locator('html')).toHaveAttribute('lang', /^zh/)
  })

  await test.step('a logout in one is a logout in both', async () => {
    await second.goto(`${site('aurora')}/m/wallet`)
    await expect(second).toHaveURL(/\/m\/wallet$/)
    await expect(second.locator('html')).toHaveAttribute('data-ready', '1')
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    await expect(second).toHaveURL(/\/m\/home$/)
    await second.goto(`${site('aurora')}/m/wallet`)
    await expect(second).toHaveURL(/\/m\/login\?/)
  })
})

test('DEC-23 a browser without cookies is told so at the login', async ({ page, context, site, t, password }) => {
  const network = await context.newCDPSession(page)
  await network.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  let sent = 0
  await page.route('**/wps/session/login', (route) => {
    sent += 1
    return route.continue()
  })
  await page.goto(`${site('aurora')}/m/login`)
  await logIn(page, t, 'demo', password)
  await expect(page.getByRole('alert').filter({ hasText: t('session.cookies') })).toBeVisible()
  expect(sent).toBe(0)
  await expectNoAxeFindings(page)
  await takeScreenshot(page, 'login-without-cookies')
})

test('SESS-01 SESS-14 a browser that keeps nothing, a day ahead of the server, still works', async ({
  page,
  site,
  t,
  password,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const RealDate = Date
    const now = () => RealDate.now() + 86_400_000
    globalThis.Date = class extends RealDate {
      constructor(...given: [] | [string | number]) {
        super(given[0] ?? now())
      }
      static override now = now
    } as DateConstructor // only what the page uses
  })
  await page.goto(`${site('lotus')}/m/login?language=EN`)
  await logIn(page, t, 'demo', password)
  await expect(page.getByText(t('session.forgets'))).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('timer')).toHaveText(/^[01]:\d\d$/)
  await page.getByRole('link', { name: t('footer.member'), exact: true }).click()
  await expect(
    page.getByText(
      t('member.unread', { count: '1' })
        .replace(/.*one \{#/, '1')
        .replace(/\}.*/, ''),
    ),
  ).toBeAttached()
  await takeScreenshot(page, 'member-with-unread')
  await page.getByRole('link', { name: t('title.notice') }).click()
  await expect(page.getByText(t('inbox.new'), { exact: true })).toBeVisible()
  await takeScreenshot(page, 'inbox')
})
