import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { logIn, passGuard, registerMember } from './member.ts'

/** Calls of a session that was ended on purpose, and a consumed code. */
test.use({ expectedErrors: /Failed to load resource.*401/ })

/** Refuses the next write of this kind; without a code by a gateway's page. */
async function refuse(
  page: Page,
  write: 'login' | 'deposit',
  { status, ...said }: { status: number; errorCode?: string; message?: string },
): Promise<void> {
  const envelope = { success: false, value: null, message: null, ...said }
  const answer = said.errorCode ? { status, json: envelope } : { status, body: '<h1>Bad Gateway</h1>' }
  const address = write === 'login' ? '**/wps/session/login' : '**/wps/deposit'
  let isDue = true
  await page.route(address, (route) => {
    if (!isDue || route.request().method() !== 'POST') return route.fallback()
    isDue = false
    return route.fulfill(answer)
  })
}

/** The next deposit is answered as one that was requested an hour ago. */
async function answerAsEarlier(page: Page): Promise<void> {
  let isDue = true
  await page.route('**/wps/deposit', async (route) => {
    if (!isDue || route.request().method() !== 'POST') return route.fallback()
    isDue = false
    const response = await route.fetch()
    const envelope = await response.json()
    const createdAt = new Date(Date.parse(envelope.value.createdAt) - 3_600_000).toISOString()
    await route.fulfill({ response, json: { ...envelope, value: { ...envelope.value, createdAt } } })
  })
}

/** A code that transfers the session of this page within the same site (DEC-12). */
async function createSessionTransfer(page: Page, site: string): Promise<string> {
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

test('DEC-12 T2 CONF-18 LANG-08 tabs of one browser: a code, another user’s code, another language, a logout', async ({
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
    const code = await createSessionTransfer(page, home)
    await second.goto(`${site('aurora')}/m/member/home?token=${code}`)
    await expect(second.getByRole('heading', { name: ana })).toBeVisible()
    expect(second.url()).not.toContain(code)
    const third = await context.newPage()
    await third.goto(`${site('aurora')}/m/member/home?token=${code}`)
    await expect(third).toHaveURL(/\/m\/login\?/)
    await expect(third.getByText(t('session.handoff.refused'))).toBeVisible()
    await third.close()
  })

  await test.step('another user’s code changes nothing without a yes, and the member with one', async () => {
    const elsewhere = await browser.newContext()
    const otherUser = await elsewhere.newPage()
    const ben = await registerMember(otherUser, site('aurora'), t, '/m/member/home')
    const code = await createSessionTransfer(otherUser, home)
    const nextCode = await createSessionTransfer(otherUser, home)
    await elsewhere.close()
    await second.goto(`${site('aurora')}/m/member/home?token=${code}`)
    const dialog = second.getByRole('alertdialog')
    await expect(dialog.getByText(t('switch.ask', { name: ben }))).toBeVisible()
    await expectNoAxeFindings(second)
    await dialog.getByRole('button', { name: t('cancel') }).click()
    await expect(second.getByRole('heading', { name: ana })).toBeVisible()
    await second.goto(`${site('aurora')}/m/member/home?token=${nextCode}`)
    await dialog.getByRole('button', { name: t('switch.action') }).click()
    await expect(second.getByRole('heading', { name: ben })).toBeVisible()
    await expect(page.getByRole('alertdialog').getByText(t('session.tabs.replaced'))).toBeVisible()
    // The server knows the new session after both tabs have ended the former ones.
    const ownCode = await createSessionTransfer(second, home)
    await page.goto(`${site('aurora')}/m/member/home?token=${ownCode}`)
    await expect(page.getByRole('heading', { name: ben })).toBeVisible()
  })

  await test.step('another tab’s language comes with the next page', async () => {
    await page.getByRole('button', { name: t('language.open') }).click()
    await page.getByRole('radio', { name: '简体中文' }).click()
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

test('DEC-23 SESS-01 SESS-14 a browser without cookies is told so at the login, and one that keeps nothing, a day ahead of the server, still works', async ({
  page,
  context,
  site,
  t,
  password,
}) => {
  await test.step('without cookies nothing is sent', async () => {
    const network = await context.newCDPSession(page)
    await network.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/wps/session/login') && sent.push(request.url()))
    await page.goto(`${site('aurora')}/m/login`)
    await logIn(page, t, 'demo', password)
    await expect(page.getByRole('alert').filter({ hasText: t('session.cookies') })).toBeVisible()
    expect(sent).toEqual([])
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'login-without-cookies')
    await network.detach()
  })

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
  await expect(page.getByRole('timer')).toHaveText(/^[0-4]:\d\d$/)
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

test.describe('a refusal', () => {
  test.use({ expectedErrors: /Failed to load resource.*(400|401|404|502)/ })

  test('ERR-01, LOGIN-02, OPEN-35, SESS-09, T20 is shown once, where the one table has it, and a session that ends in a deposit loses nothing that was typed', async ({
    page,
    context,
    site,
    t,
    newMember,
  }) => {
    const member = await newMember('aurora')
    const inForm = page.locator('form').getByRole('alert')
    const dialog = page.getByRole('alertdialog')
    const amount = page.locator('input[inputmode="decimal"]')
    const submit = page.locator('form button[type="submit"]')
    await page.clock.install()

    await test.step('a login at an address that is no site any more: over the page', async () => {
      await page.goto(`${site('aurora')}/m/login?go=%2Fm%2FvoucherCenter`)
      await refuse(page, 'login', { status: 404, errorCode: 'domain_not_available' })
      await logIn(page, t, member.username, member.password)
      await expect(dialog.getByText(t('domain.title'))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(inForm).toBeEmpty()
      await passGuard(page)
    })

    await test.step('a login that the server refuses in words of its own: in the form', async () => {
      await refuse(page, 'login', { status: 400, errorCode: 'HOUSE_RULE', message: 'Closed until {noon} <b>today</b>' })
      await logIn(page, t, member.username, member.password)
      await expect(inForm).toHaveText('Closed until {noon} <b>today</b>')
      await expect(dialog).toHaveCount(0)
      await passGuard(page)
    })

    await test.step('a wrong password: in the form', async () => {
      await logIn(page, t, member.username, 'wrong1pass')
      await expect(inForm).toHaveText(t('error.login.cred.err'))
      await expect(page.getByText(t('error.login.cred.err'))).toHaveCount(1)
      await expect(dialog).toHaveCount(0)
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'login-refused')
      await passGuard(page)
    })

    await test.step('a session that ends in the middle of a deposit: asked for the login, with nothing lost', async () => {
      await logIn(page, t, member.username, member.password)
      await expect(page).toHaveURL(/\/m\/voucherCenter$/)
      await page.getByRole('radio').nth(1).check({ force: true })
      await amount.fill('1321')
      await context.clearCookies({ name: 'bind' })
      await submit.click()
      await expect(dialog.getByText(t('please_login.body'))).toBeVisible()
      await dialog.getByRole('button', { name: t('login.action') }).click()
      await logIn(page, t, member.username, member.password)
      await expect(page).toHaveURL(/\/m\/voucherCenter$/)
      await expect(amount).toHaveValue('1,321')
      await expect(page.getByRole('radio').nth(1)).toBeChecked()
      await takeScreenshot(page, 'deposit-after-expiry')
    })

    await test.step('a deposit over a limit of the server: at its field', async () => {
      await refuse(page, 'deposit', { status: 400, errorCode: 'amount_above_maximum' })
      await page.getByRole('radio').first().check({ force: true })
      await amount.fill('500')
      await submit.click()
      await expect(page.getByText(t('error.amount_above_maximum'))).toHaveCount(1)
      await expect(dialog).toHaveCount(0)
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'deposit-refused')
    })

    await test.step('a deposit of which a gateway says nothing: unsure', async () => {
      await refuse(page, 'deposit', { status: 502 })
      await submit.click()
      await expect(page.getByText(t('request.unsure'))).toHaveCount(1)
      await expect(page.getByText(t('error.amount_above_maximum'))).toHaveCount(0)
      await expect(dialog).toHaveCount(0)
      await takeScreenshot(page, 'deposit-unsure')
    })

    await test.step('a deposit answered with an earlier request: asked before it is shown', async () => {
      await answerAsEarlier(page)
      await submit.click()
      const question = page.getByRole('alertdialog')
      await expect(question.getByRole('heading')).toHaveText(t('request.earlier.title'))
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'deposit-earlier')
      await question.getByRole('button', { name: t('request.earlier.new') }).click()
      await expect(question).toHaveCount(0)
      await submit.click()
      await expect(page.getByText(t('deposit.leaving.title'))).toBeVisible()
    })
  })
})
