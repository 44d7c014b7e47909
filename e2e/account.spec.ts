import { expect, expectNoAxeFindings, makeUsername, takeScreenshot, test } from './journey.ts'
import { logIn, openHome, passGuard } from './member.ts'
import { PASSWORD, TERMS_VERSION } from './merchants.ts'

test.describe('a password', () => {
  test.use({ expectedErrors: /Failed to load resource.*400/ })

  test('LOGIN-02..04, OPEN-04, OPEN-26 a new password is measured while it is typed, and what is wrong with it is said in the form', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    await page.clock.install()
    await openHome(page, site('aurora'), t, await newMember('aurora'), '/m/changePsw')
    const old = page.getByLabel(t('session.password.old'), { exact: true })
    const fresh = page.getByLabel(t('session.password.new'), { exact: true })
    const meterOf = (word: 'weak' | 'fair' | 'strong') =>
      page.getByText(t('field.password.strength', { strength: t(`field.password.${word}`) }))
    const send = async (password: string) => {
      await fresh.fill(password)
      await page.getByLabel(t('field.confirm'), { exact: true }).fill(password)
      await page.getByRole('button', { name: t('session.password.submit') }).click()
    }
    await old.fill(PASSWORD)

    await test.step('its strength is said, and a common one is refused', async () => {
      for (const [password, word] of [
        ['password1', 'weak'],
        ['recovered1', 'fair'],
        ['brandnew7sky', 'strong'],
      ] as const) {
        await fresh.fill(password)
        await expect(meterOf(word)).toBeVisible()
      }
      await send('password1')
      await expect(page.getByText(t('field.password.common'))).toBeVisible()
      await expect(fresh).toBeFocused()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'password-weak')
    })

    await test.step('a leaked one, which only the server knows, is refused at its field, and called fair no longer', async () => {
      await fresh.fill('vika2001')
      await expect(page.getByText(t('field.password.common'))).toBeHidden()
      await expect(meterOf('fair')).toBeVisible()
      await send('vika2001')
      await expect(page.getByText(t('field.password.common'))).toBeVisible()
      await expect(meterOf('fair')).toBeHidden()
      await expect(fresh).toBeFocused()
      await takeScreenshot(page, 'password-leaked')
      await passGuard(page)
    })

    await test.step('a wrong old one is said under its field, the right one changes it', async () => {
      await old.fill('wrong1pass')
      await send('brandnew7sky')
      await expect(page.getByText(t('error.password_wrong'))).toBeVisible()
      await expect(old).toBeFocused()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'password-wrong')
      await passGuard(page)
      await old.fill(PASSWORD)
      await send('brandnew7sky')
      await expect(page.getByText(t('session.password.done'))).toBeVisible()
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  })
})

test.describe('a login', () => {
  test.use({ expectedErrors: /status of (400|429) .*\/wps\/session\/login/ })

  test('LOGIN-03, LOGIN-09, DEC-15, T12, T39, ERR-15 of three quick taps one is sent, a wait is said, and an expired password gets an advice', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    const calls = '**/wps/session/login'
    const { username, password } = await newMember('aurora')
    await page.goto(`${site('aurora')}/m/login`)

    await test.step('of three quick taps one is sent, and the name stays', async () => {
      let sent = 0
      let answer: () => void = () => undefined
      const tapped = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(calls, async (route) => {
        sent += 1
        await tapped
        await route.continue()
      })
      await page.getByLabel(t('field.username'), { exact: true }).fill('nobody77')
      await page.getByLabel(t('field.password'), { exact: true }).fill('wrong1pass')
      await page.getByRole('button', { name: t('session.login.submit') }).click({ clickCount: 3, delay: 20 })
      answer()
      await expect(page.getByRole('alert')).toHaveText(t('error.login.cred.err'))
      await expect(page.getByLabel(t('field.username'), { exact: true })).toHaveValue('nobody77')
      expect(sent).toBe(1)
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'login-wrong')
      await page.unroute(calls)
    })

    await test.step('beyond the limit of guesses the form says how long to wait', async () => {
      const body = { success: false, value: null, message: null, errorCode: 'TOO_MANY_REQUESTS' }
      await page.route(calls, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: body }))
      await page.reload()
      await logIn(page, t, 'nobody77')
      const [beginning = '', after = ''] = t('wait.seconds').split(/\{count.*\}\}/)
      await expect(page.getByRole('alert')).toContainText(beginning)
      await expect(page.getByRole('alert')).toContainText(/42 /)
      await expect(page.getByRole('alert')).toContainText(after)
      await takeScreenshot(page, 'login-wait')
      await page.unroute(calls)
    })

    await test.step('where no change is forced, an expired password gets an advice', async () => {
      await page.route(calls, async (route) => {
        const response = await route.fetch()
        const envelope = await response.json()
        await route.fulfill({ response, json: { ...envelope, value: { ...envelope.value, passwordExpired: true } } })
      })
      await page.reload()
      await logIn(page, t, username, password)
      await expect(page.getByText(t('session.password.advice'))).toBeVisible()
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  })
})

test.describe('a registration', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('OPEN-24, OPEN-77, REF-08, REG-14, SESS-09, T20 by a link: its code is locked, what was typed outlives a refusal, and a lost answer leads into the account', async ({
    page,
    site,
    t,
  }) => {
    const calls = '**/wps/member/register'
    const sent: unknown[] = []
    page.on('request', (request) => request.url().endsWith('/wps/member/register') && sent.push(request.postDataJSON()))
    await page.route('**/wps/session/key/rsa', (route) =>
      route.fulfill({ json: { success: true, value: null, message: null, errorCode: null } }),
    )
    await page.clock.install()
    const name = page.getByLabel(t('field.username'), { exact: true })
    const code = page.getByLabel(t('field.referral'), { exact: true })
    const submit = page.getByRole('button', { name: t('registration.submit') })
    const dialog = page.getByRole('alertdialog')
    const fill = async (username: string) => {
      await name.fill(username)
      for (const field of ['field.password', 'field.confirm'] as const)
        await page.getByLabel(t(field), { exact: true }).fill(PASSWORD)
      await page.getByLabel(t('registration.terms', { age: '18' })).check()
    }

    await test.step('the code of the link is filled in and locked, also on a later page', async () => {
      await page.goto(`${site('aurora')}/m/home?tid=42&r=FRIEND9`)
      await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
      await page.goto(`${site('aurora')}/m/register.html?go=%2Fm%2Fwallet`)
      await expect(code).toHaveValue('FRIEND9')
      await expect(code).not.toBeEditable()
    })

    await test.step('a refusal says why in an alert, and what was typed stays, also over a look at another page', async () => {
      await name.fill('demo')
      await expect(page.getByText(t('registration.username.taken'))).toBeVisible()
      await fill('typed1')
      await expect(page.getByText(t('registration.username.free'))).toBeVisible()
      await takeScreenshot(page, 'register-checked')
      await page.route(
        calls,
        (route) =>
          route.fulfill({ json: { success: false, value: null, message: 'words', errorCode: 'registration_closed' } }),
        { times: 1 },
      )
      await submit.click()
      await expect(dialog.getByText(t('error.registration_closed'))).toBeVisible()
      await dialog.getByRole('button', { name: t('confirm') }).click()
      await expect(name).toHaveValue('typed1')
      await page.getByRole('link', { name: t('registration.terms.read') }).click()
      await expect(page).toHaveURL(/\/m\/helpCenter/)
      await page.goBack()
      await expect(name).toHaveValue('typed1')
      await expect(page.getByLabel(t('field.password'), { exact: true })).toHaveValue('')
    })

    await test.step('after a lost answer the visitor is told that it may be done, and asking again leads into the account', async () => {
      await page.route(
        calls,
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await fill(makeUsername())
      await submit.click()
      await expect(dialog.getByText(t('request.lost'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'registration-lost')
      await dialog.getByRole('button', { name: t('confirm') }).click()
      await passGuard(page)
      await submit.click()
      await expect(page).toHaveURL(/\/m\/wallet$/)
      expect(sent.at(-1)).toMatchObject({
        termsVersion: TERMS_VERSION,
        linkId: '42',
        referralCode: 'FRIEND9',
        pixelTrack: { tid: '42' },
      })
    })
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
