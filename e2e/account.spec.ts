import { expect, expectNoAxeFindings, makeUsername, takeScreenshot, test } from './journey.ts'
import { logIn, logOut, registerMember, waitForGuard } from './member.ts'
import { PASSWORD } from './merchants.ts'

/** The intentionally failed call of a journey. */
const refusals = /Failed to load resource.*400/

test.describe('an account', () => {
  test.use({ expectedErrors: refusals })

  test('LOGIN-02..04, OPEN-26 a wrong password is said under the form, a new one lets the member in', async ({
    page,
    site,
    t,
  }) => {
    await registerMember(page, site('aurora'), t, '/m/changePsw')
    const fill = async (old: string, fresh: string) => {
      await page.getByLabel(t('session.password.old'), { exact: true }).fill(old)
      await page.getByLabel(t('session.password.new'), { exact: true }).fill(fresh)
      await page.getByLabel(t('field.confirm'), { exact: true }).fill(fresh)
      await page.getByRole('button', { name: t('session.password.submit') }).click()
    }
    await fill('wrong1pass', 'brandnew7sky')
    await expect(page.getByText(t('error.password_wrong'))).toBeVisible()
    await expect(page.getByLabel(t('session.password.old'), { exact: true })).toBeFocused()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'password-wrong')
    await waitForGuard(page)
    await fill('journey7sky', 'brandnew7sky')
    await expect(page.getByText(t('session.password.done'))).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('OPEN-04 OPEN-26 the strength of a new password is said while it is typed, and a common one is refused', async ({
    page,
    site,
    t,
  }) => {
    await registerMember(page, site('aurora'), t, '/m/changePsw')
    const fresh = page.getByLabel(t('session.password.new'), { exact: true })
    for (const [password, word] of [
      ['password1', 'field.password.weak'],
      ['recovered1', 'field.password.fair'],
      ['brandnew7sky', 'field.password.strong'],
    ] as const) {
      await fresh.fill(password)
      await expect(page.getByText(t('field.password.strength', { strength: t(word) }))).toBeVisible()
    }
    await fresh.fill('password1')
    await page.getByLabel(t('session.password.old'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('field.confirm'), { exact: true }).fill('password1')
    await page.getByRole('button', { name: t('session.password.submit') }).click()
    await expect(page.getByText(t('field.password.common'))).toBeVisible()
    await expect(fresh).toBeFocused()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'password-weak')

    await test.step('a leaked one, which only the server knows, is refused at its field, and called fair no longer', async () => {
      const meter = page.getByText(t('field.password.strength', { strength: t('field.password.fair') }))
      await fresh.fill('vika2001')
      await expect(page.getByText(t('field.password.common'))).toBeHidden()
      await expect(meter).toBeVisible()
      await page.getByLabel(t('field.confirm'), { exact: true }).fill('vika2001')
      await page.getByRole('button', { name: t('session.password.submit') }).click()
      await expect(page.getByText(t('field.password.common'))).toBeVisible()
      await expect(meter).toBeHidden()
      await expect(fresh).toBeFocused()
      await takeScreenshot(page, 'password-leaked')
    })
  })

  test('LOGIN-03, DEC-15 of three quick taps one is sent, and the name stays', async ({ page, site, t }) => {
    let sent = 0
    await page.route('**/wps/session/login', async (route) => {
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto(`${site('aurora')}/m/login`)
    await page.getByLabel(t('field.username'), { exact: true }).fill('nobody77')
    await page.getByLabel(t('field.password'), { exact: true }).fill('wrong1pass')
    const button = page.getByRole('button', { name: t('session.login.submit') })
    await button.click({ clickCount: 3, delay: 20 })
    await expect(page.getByRole('alert')).toHaveText(t('error.login.cred.err'))
    await expect(page.getByLabel(t('field.username'), { exact: true })).toHaveValue('nobody77')
    expect(sent).toBe(1)
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'login-wrong')
  })

  test('OPEN-24, REF-08 a code from a link is filled in and locked, also on a later page', async ({
    page,
    site,
    t,
  }) => {
    await page.goto(`${site('aurora')}/m/home?r=FRIEND9`)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
    await page.goto(`${site('aurora')}/m/register.html`)
    const code = page.getByLabel(t('field.referral'), { exact: true })
    await expect(code).toHaveValue('FRIEND9')
    await expect(code).not.toBeEditable()
  })

  test('T2 without script no password gets into an address', async ({ browser, site, locale, viewport }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale, viewport })
    const page = await context.newPage()
    for (const path of ['/m/login', '/m/register']) {
      await page.goto(site('aurora') + path)
      await page.locator('input[name="username"]').fill('canary77')
      await page.locator('input[name="password"]').fill('canary1secret')
      await page.locator('input[name="password"]').press('Enter')
      await page.locator('form button').last().click()
      await expect(page).toHaveURL(site('aurora') + path)
    }
    await context.close()
  })
})

test.describe('a login beyond the limit of guesses', () => {
  test.use({ expectedErrors: /status of 429 .*\/wps\/session\/login/ })

  test('T12 ERR-15 says in the form how long to wait', async ({ page, site, t }) => {
    const body = { success: false, value: null, message: null, errorCode: 'TOO_MANY_REQUESTS' }
    await page.route('**/wps/session/login', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: body }),
    )
    await page.goto(`${site('aurora')}/m/login`)
    await logIn(page, t, 'nobody77')
    const [beginning = '', after = ''] = t('wait.seconds').split(/\{count.*\}\}/)
    await expect(page.getByRole('alert')).toContainText(beginning)
    await expect(page.getByRole('alert')).toContainText(/42 /)
    await expect(page.getByRole('alert')).toContainText(after)
    await takeScreenshot(page, 'login-wait')
  })
})

test('T39 LOGIN-09 where no change is forced, a login with an expired password suggests one', async ({
  page,
  site,
  t,
}) => {
  const username = await registerMember(page, site('aurora'), t, '/m/home')
  await logOut(page, site('aurora'), t)
  await page.route('**/wps/session/login', async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    await route.fulfill({ response, json: { ...envelope, value: { ...envelope.value, passwordExpired: true } } })
  })
  await page.goto(`${site('aurora')}/m/login`)
  await logIn(page, t, username)
  await expect(page.getByText(t('session.password.advice'))).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('REG-14 a refused registration says why in an alert, and what was typed stays', async ({ page, site, t }) => {
  await page.route('**/wps/member/register', (route) =>
    route.fulfill({ json: { success: false, value: null, message: 'words', errorCode: 'registration_closed' } }),
  )
  await page.goto(`${site('aurora')}/m/register`)
  await page.getByLabel(t('field.username'), { exact: true }).fill('typed1')
  await page.getByLabel(t('field.password'), { exact: true }).fill('journey7sky')
  await page.getByLabel(t('field.confirm'), { exact: true }).fill('journey7sky')
  await page.getByLabel(t('registration.terms', { age: '18' })).check()
  await page.getByRole('button', { name: t('registration.submit') }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(t('error.registration_closed'))).toBeVisible()
  await dialog.getByRole('button', { name: t('confirm') }).click()
  await expect(page.getByLabel(t('field.username'), { exact: true })).toHaveValue('typed1')

  await test.step('SESS-09 also over a look at another page', async () => {
    await page.getByRole('link', { name: t('registration.terms.read') }).click()
    await expect(page).toHaveURL(/\/m\/helpCenter/)
    await page.goBack()
    await expect(page.getByLabel(t('field.username'), { exact: true })).toHaveValue('typed1')
    await expect(page.getByLabel(t('field.password'), { exact: true })).toHaveValue('')
  })
})

test.describe('an answer that is lost on its way', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('REG-14 T20 the visitor is told that it may be done, and asking again leads into the account', async ({
    page,
    site,
    t,
  }) => {
    await page.route(
      '**/wps/member/register',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    const username = makeUsername()
    await page.goto(`${site('aurora')}/m/register?go=%2Fm%2Fwallet`)
    await page.getByLabel(t('field.username'), { exact: true }).fill(username)
    await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('field.confirm'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('registration.terms', { age: '18' })).check()
    const submit = page.getByRole('button', { name: t('registration.submit') })
    await submit.click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(t('request.lost'))).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'registration-lost')
    await dialog.getByRole('button', { name: t('confirm') }).click()
    await waitForGuard(page)
    await submit.click()
    await expect(page).toHaveURL(/\/m\/wallet$/)
  })
})

test.describe('a phone far from the server', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' })

  test('a page that the server rendered tells times in the zone of the phone', async ({ page, site }) => {
    await page.goto(`${site('aurora')}/m/activity`)
    const time = page.locator('time').first()
    const instant = (await time.getAttribute('datetime')) ?? ''
    const language = (await page.locator('html').getAttribute('lang')) ?? ''
    const day = (timeZone?: string) =>
      page.evaluate(
        ([at = '', tag, zone]) =>
          new Intl.DateTimeFormat(tag, { dateStyle: 'medium', numberingSystem: 'latn', timeZone: zone }).format(
            new Date(at),
          ),
        [instant, language, timeZone],
      )
    const there = await day()
    expect(there).not.toBe(await day('UTC'))
    await expect(time).toHaveText(there)
  })
})
