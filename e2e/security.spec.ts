import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { logIn, logOut, openHome, passGuard, registerMember } from './member.ts'
import { PASSWORD } from './merchants.ts'

/** A device with a screen lock that holds passkeys, without questions to a person. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    /** Whether the person unlocks the device. */
    unlock: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }).then(() => undefined),
    async countKeys() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
  }
}

test.describe('passkeys', () => {
  test('DEC-30 a passkey is added, logs in without a name, is named and removed', async ({ page, site, t }) => {
    const device = await addAuthenticator(page)
    const username = await registerMember(page, site('aurora'), t, '/m/security')
    const entry = (href: string) => page.getByRole('main').locator(`a[href="${href}"]`)

    await test.step('the page leads to all of it', async () => {
      await expect(entry('/m/changePsw')).toBeVisible()
      await expect(entry('/m/security?part=sessions')).toContainText('1')
      await expect(entry('/m/security?part=logins')).toContainText(String(new Date().getFullYear()))
      await takeScreenshot(page, 'security')
      await entry('/m/security?part=passkeys').click()
      await expect(page.getByText(t('security.passkeys.empty'))).toBeVisible()
      await takeScreenshot(page, 'security-passkeys-none')
    })

    const sheet = page.getByRole('dialog')
    await test.step('it asks for the password', async () => {
      await page.getByRole('button', { name: t('security.passkeys.add') }).click()
      await sheet.getByRole('button', { name: t('security.passkeys.next') }).click()
      await expect(sheet.getByText(t('field.password.required'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'security-passkey-add')
      await sheet.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
      await sheet.getByRole('button', { name: t('security.passkeys.next') }).click()
      await expect(page.getByText(t('security.passkeys.added'))).toBeVisible()
      await expect(sheet).toBeHidden()
      expect(await device.countKeys()).toBe(1)
    })

    await test.step('it is named', async () => {
      const row = page.getByRole('main').getByRole('listitem')
      await expect(row).toHaveCount(1)
      await row.getByRole('button').click()
      await sheet.getByLabel(t('security.passkeys.name')).fill('Blue phone')
      await takeScreenshot(page, 'security-passkey')
      await sheet.getByRole('button', { name: t('security.passkeys.save') }).click()
      await expect(row).toContainText('Blue phone')
      await takeScreenshot(page, 'security-passkeys')
    })

    await test.step('it logs in', async () => {
      await logOut(page, site('aurora'), t)
      await page.goto(`${site('aurora')}/m/login?go=${encodeURIComponent('/m/member/home')}`)
      await takeScreenshot(page, 'login-passkey')
      await page.getByRole('button', { name: t('session.login.passkey') }).click()
      await expect(page).toHaveURL(/\/m\/member\/home$/)
      await expect(page.getByRole('heading', { name: username })).toBeVisible()
    })

    await test.step('it is offered at the user name with its focus, and the button takes over from the offer', async () => {
      await logOut(page, site('aurora'), t)
      const asked: string[] = []
      page.on('request', (request) => request.url().endsWith('/login/passkey/start') && asked.push(request.url()))
      await page.goto(`${site('aurora')}/m/login?go=${encodeURIComponent('/m/member/home')}`)
      const field = page.getByLabel(t('field.username'), { exact: true })
      await expect(field).toHaveAttribute('autocomplete', 'username webauthn')
      expect(asked).toEqual([])
      await expect(async () => {
        await field.blur()
        await field.focus()
        await expect.poll(() => asked.length, { timeout: 1_000 }).toBe(1)
      }).toPass()
      // The device of this test may accept the offer by itself.
      await page
        .getByRole('button', { name: t('session.login.passkey') })
        .click({ timeout: 2_000 })
        .catch(() => undefined)
      await expect(page).toHaveURL(/\/m\/member\/home$/)
    })

    await test.step('a device that stays locked logs in nobody, and the page goes on', async () => {
      await logOut(page, site('aurora'), t)
      await page.goto(`${site('aurora')}/m/login?go=${encodeURIComponent('/m/security?part=logins')}`)
      await device.unlock(false)
      await page.getByRole('button', { name: t('session.login.passkey') }).click()
      await expect(page.getByText(t('session.passkey.unused'))).toBeVisible()
      await takeScreenshot(page, 'login-passkey-unused')
      await device.unlock(true)
      await expect(async () => {
        // A slow machine may be there after the wait of an earlier try.
        if (!page.url().endsWith('part=logins'))
          await page.getByRole('button', { name: t('session.login.passkey') }).click({ timeout: 1_000 })
        await expect(page).toHaveURL(/part=logins$/, { timeout: 3_000 })
      }).toPass()
      await expect(page.getByText(t('security.logins.way.passkey')).first()).toBeVisible()
      await takeScreenshot(page, 'security-logins')
    })

    await test.step('it is removed with the password', async () => {
      await page.goto(`${site('aurora')}/m/security?part=passkeys`)
      await page.getByRole('main').getByRole('listitem').getByRole('button').click()
      await sheet.getByRole('button', { name: t('security.passkeys.remove') }).click()
      await sheet.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
      await takeScreenshot(page, 'security-passkey-remove')
      await sheet.getByRole('button', { name: t('security.passkeys.remove') }).click()
      await expect(page.getByText(t('security.passkeys.empty'))).toBeVisible()
    })
  })
})

test.describe('two-step login', () => {
  // Logins of a member with a second step are refused until it is done.
  test.use({ expectedErrors: /status of (400|403) .*\/wps\/session\/login/ })

  test('DEC-30 T15 TWOFA-02 TWOFA-03 LOGIN-13 MODAL-14 MODAL-15 an authenticator is added by its key, a login asks for it and lists a wrong code, and a recovery code works once', async ({
    page,
    site,
    t,
    newMember,
    world,
  }) => {
    const { username, password } = await newMember('aurora')
    await page.clock.install()
    await openHome(page, site('aurora'), t, { username, password }, '/m/security?part=factors')
    const sheet = page.getByRole('dialog')
    const open = () => page.getByRole('main').getByRole('button').first().click()
    const confirm = async (button: 'on' | 'off') => {
      await sheet.getByLabel(t('field.password'), { exact: true }).fill(password)
      await sheet.getByRole('button', { name: t(`security.factors.switch.${button}`) }).click()
    }
    let recoveryCode = ''
    let secret = ''
    const codeAt = (steps: number) =>
      new TOTP({ secret }).generate({ timestamp: world.instance.readNow() + steps * 30_000 })
    const submit = sheet.getByRole('button', { name: t('session.login.submit') })
    /** Logs in up to the second step. */
    const beginLogin = async () => {
      await logOut(page, site('aurora'), t)
      await page.goto(`${site('aurora')}/m/login?go=${encodeURIComponent('/m/security?part=logins')}`)
      await expect(sheet).toHaveCount(0)
      await logIn(page, t, username, password)
      await expect(sheet.getByText(t('verification.factor.ga.hint'))).toBeVisible()
    }
    await test.step('it is added by the key beside its QR code', async () => {
      await open()
      await confirm('on')
      await expect(sheet.getByRole('img', { name: t('security.factors.qr') })).toBeVisible()
      secret = await sheet.locator('bdi').innerText()
      const app = sheet.getByRole('link', { name: t('security.factors.open') })
      await expect(app).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`))
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'security-factor-secret')
      await sheet.getByLabel(t('field.code'), { exact: true }).fill(codeAt(0))
      await sheet.getByRole('button', { name: t('security.factors.confirm') }).click()
      const codes = sheet.getByRole('listitem')
      await expect(codes).toHaveCount(10)
      recoveryCode = await codes.first().innerText()
      await takeScreenshot(page, 'security-factor-codes')
      await sheet.getByRole('button', { name: t('security.factors.codes.done') }).click()
      await expect(page.getByRole('main').getByText(t('security.factors.on'), { exact: true })).toBeVisible()
      await takeScreenshot(page, 'security-factors')
    })

    await test.step('a login asks for its code in a dialog, where a wrong one can be corrected', async () => {
      await beginLogin()
      const code = sheet.getByLabel(t('field.code'), { exact: true })
      // Each code works once: the next one.
      await code.fill(codeAt(1) === '000000' ? '000001' : '000000')
      await submit.click()
      await expect(sheet.getByText(t('verification.factor.ga.wrong'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'second-factor')
      await passGuard(page)
      await code.fill(codeAt(1))
      await submit.click()
      await expect(page).toHaveURL(/part=logins$/)
    })

    await test.step('a recovery code stands in for a lost phone', async () => {
      await beginLogin()
      await sheet.getByRole('button', { name: t('verification.factor.recovery') }).click()
      await sheet.getByLabel(t('verification.factor.recovery'), { exact: true }).fill(recoveryCode)
      await takeScreenshot(page, 'second-factor-recovery')
      await submit.click()
      await expect(page).toHaveURL(/part=logins$/)
    })

    await test.step('the wrong code is in the list of logins', async () => {
      await expect(page.getByText(t('security.logins.way.verification')).first()).toBeVisible()
      // The page's lead has the same words in a sentence.
      await expect(page.getByText(t('security.logins.failed'), { exact: true })).toHaveCount(1)
      await takeScreenshot(page, 'security-logins-failed')
    })

    await test.step('it is switched off with the password', async () => {
      await page.goto(`${site('aurora')}/m/security?part=factors`)
      await expect(page.getByText(/^9 \S/)).toBeVisible()
      await open()
      await confirm('off')
      await expect(page.getByRole('main').getByText(t('security.factors.off'), { exact: true }).first()).toBeVisible()
    })
  })
})

test.describe('sessions', () => {
  // Calls of the session that was ended elsewhere.
  test.use({ expectedErrors: /Failed to load resource.*401/ })

  test('DEC-20 DEC-30 T9 MEMB-05 a member has an icon and a nickname, and logs out another device at once', async ({
    page,
    browser,
    site,
    t,
    newMember,
  }) => {
    const member = await newMember('aurora')
    await openHome(page, site('aurora'), t, member, '/m/member/home')

    await test.step('an icon and a nickname of the member’s own', async () => {
      await page.getByRole('button', { name: t('member.profile.edit') }).click()
      const sheet = page.getByRole('dialog')
      const icon = sheet.getByLabel(t('member.profile.avatar.one', { number: '4' }))
      await sheet.locator('label', { has: page.locator('input[value="3"]') }).click()
      await expect(icon).toBeChecked()
      await sheet.getByLabel(t('member.profile.nickname')).fill('x')
      await sheet.getByRole('button', { name: t('member.profile.save') }).click()
      await expect(sheet.getByText(t('field.nickname.length'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'profile-form')
      await sheet.getByLabel(t('member.profile.nickname')).fill('Lucky Ana')
      await sheet.getByRole('button', { name: t('member.profile.save') }).click()
      await expect(page.getByRole('heading', { name: 'Lucky Ana' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Lucky Ana' })).toBeVisible()
      await expect(page.getByText(member.username)).toBeVisible()
      await expect(page.locator('img[src="/m/art/avatars/3.svg"]')).toBeVisible()
      await takeScreenshot(page, 'profile')
    })

    const context = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    })
    const phone = await context.newPage()
    await phone.goto(`${site('aurora')}/m/login?go=${encodeURIComponent('/m/wallet')}`)
    await logIn(phone, t, member.username)
    await expect(phone).toHaveURL(/\/m\/wallet$/)

    await page.goto(`${site('aurora')}/m/security?part=sessions`)
    const name = t('security.device', { browser: 'Safari', system: 'iPhone' })
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toBeVisible()
    await takeScreenshot(page, 'security-sessions')
    await row.getByRole('button').click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(t('security.sessions.end.title'))).toBeVisible()
    await takeScreenshot(page, 'security-session-end')
    await dialog.getByRole('button', { name: t('security.sessions.end') }).click()
    await expect(row).toHaveCount(0)
    await phone.reload()
    await expect(
      phone.getByText(t('please_login.body')).or(phone.getByLabel(t('field.password')).first()),
    ).toBeVisible()
    await context.close()

    // The device of the registration by call remains.
    await page.getByRole('button', { name: t('security.sessions.others') }).click()
    await dialog.getByRole('button', { name: t('security.sessions.end') }).click()
    await expect(page.getByText(t('security.sessions.alone'))).toBeVisible()
    await expect(page.getByText(t('security.sessions.current'))).toBeVisible()
    await takeScreenshot(page, 'security-sessions-alone')
  })
})
