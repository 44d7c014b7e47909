import { confirmAuthenticator, register, startAuthenticator, systemCountry } from '@foyer/contract'
import type { Page } from '@playwright/test'
import { type TOTP, URI } from 'otpauth'
import { callEndpoint } from '../scripts/instance-client.ts'
import { expect, expectNoAxeFindings, makeUsername, takeScreenshot, test } from './journey.ts'
import { logIn, logOut, solveGeetest, type Translate } from './member.ts'
import { merchantHosts, PASSWORD as password } from './merchants.ts'

const findModal = (page: Page, t: Translate, name: 'title.login' | 'title.register') =>
  page.getByRole('dialog', { name: t(name) })

test('CONF-21 ROUTE-06 ROUTE-07 LOGIN-06 login and registration open over the home page in one modal, which closes with Back, its button, Escape and success', async ({
  page,
  site,
  t,
  newMember,
}) => {
  const { username, password } = await newMember('lotus')
  const modal = findModal(page, t, 'title.login')
  const homeHeading = page.locator('main h1')

  await test.step('opened at its full height, and its button stays in place while its page loads', async () => {
    await page.addInitScript(`
      window.tops = new Set()
      const record = () => {
        const close = document.querySelector('[role=dialog] button')
        if (close) tops.add(close.getBoundingClientRect().top)
        requestAnimationFrame(record)
      }
      record()
    `)
    await page.goto(`${site('lotus')}/m/login`)
    await expect(modal.getByLabel(t('field.password'), { exact: true })).toBeVisible()
    expect(await page.evaluate('[...tops]')).toHaveLength(1)
  })

  await test.step('closed with Back', async () => {
    await page.goto(`${site('lotus')}/m/home`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('login.action') })
      .click()
    await expect(modal).toBeVisible()
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page).toHaveTitle(new RegExp(t('title.login')))
    await page.goBack()
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('closed with its button, after a reload', async () => {
    await page.goForward()
    await expect(modal).toBeVisible()
    await page.reload()
    await expect(modal).toBeVisible()
    await expect(homeHeading).toBeAttached()
    await expect(modal.locator(':focus')).toHaveCount(1)
    await modal.getByRole('button', { name: t('close') }).click()
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('closed with Escape', async () => {
    await page.goto(`${site('lotus')}/m/login?go=%2Fm%2Fwallet`)
    await expect(modal).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'login-modal')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('left by a registration, which takes the place of the login', async () => {
    await page.goto(`${site('lotus')}/m/login`)
    const registration = findModal(page, t, 'title.register')
    await modal.getByRole('link', { name: t('session.login.register') }).click()
    await expect(registration).toBeVisible()
    await expect(page).toHaveURL(/\/m\/register$/)
    await takeScreenshot(page, 'register-modal')
    await registration.getByLabel(t('field.username'), { exact: true }).fill(makeUsername())
    for (const field of ['field.password', 'field.confirm'] as const)
      await registration.getByLabel(t(field), { exact: true }).fill('journey7sky')
    await registration.getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(registration).toBeHidden()
    await logOut(page, site('lotus'), t)
  })

  await test.step('left by a login', async () => {
    await page.goto(`${site('lotus')}/m/login?go=%2Fm%2FvoucherCenter`)
    await modal.getByLabel(t('field.username'), { exact: true }).fill(username)
    await modal.getByLabel(t('field.password'), { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await solveGeetest(page, t)
    await expect(page).toHaveURL(/\/m\/voucherCenter/)
    await expect(modal).toBeHidden()
  })
})

test.describe('a notice', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  })

  test('MODAL-17 is closed by a double tap, whose second tap reaches nothing below', async ({ page, site, t }) => {
    const value = { countryCode: 'CN' }
    await page.route(`**${systemCountry.path}`, (route) => route.fulfill({ json: { success: true, value } }))
    await page.goto(`${site('aurora')}/m/home`)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
    // The first interaction starts the deferred work.
    await page.keyboard.press('Tab')
    const notice = page.getByRole('alertdialog', { name: t('china.title') })
    await page.evaluate(`window.reached = 0; document.addEventListener('click', () => { reached += 1 }, true)`)
    await notice.getByRole('button').dblclick()
    await expect(notice).toBeHidden()
    expect(await page.evaluate<number>('reached')).toBe(1)
    await expect(page).toHaveURL(/\/m\/home$/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('login.action') })
      .click()
    await expect(page).toHaveURL(/\/m\/login/)
  })
})

test.describe('with a second factor', () => {
  test.use({ expectedErrors: /Failed to load resource.*40[013]/ })

  test('CONF-21 LOGIN-13 TWOFA-04 its sheet opens over the modal, Back closes the sheet alone, and the last try leads back to the form', async ({
    page,
    site,
    port,
    t,
    world,
  }) => {
    const username = makeUsername()
    const here = { port, host: merchantHosts.lotus }
    const body = { username, password }
    const { value: opened, cookie } = await callEndpoint<{ token: string }>({ ...here, endpoint: register, body })
    const asMember = { ...here, headers: { authorization: opened.token, cookie } }
    const { value: started } = await callEndpoint<{ uri: string }>({
      ...asMember,
      endpoint: startAuthenticator,
      body: { password },
    })
    const totp = URI.parse(started.uri) as TOTP // the address names its kind
    const codeAt = (steps: number) => totp.generate({ timestamp: world.instance.readNow() + steps * 30_000 })
    await callEndpoint({ ...asMember, endpoint: confirmAuthenticator, body: { code: codeAt(0) } })

    await page.goto(`${site('lotus')}/m/login`)
    const modal = findModal(page, t, 'title.login')
    const sheet = page.getByRole('dialog', { name: t('verification.factor.title') })
    await logIn(page, t, username, password)
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(modal).toBeVisible()
    await expect(page).toHaveURL(/\/m\/login$/)
    await logIn(page, t, username, password)
    await expect(sheet).toBeVisible()
    await takeScreenshot(page, 'login-modal-factor')
    await expect(async () => {
      if (await sheet.isVisible()) {
        await sheet.getByRole('textbox').fill('000000', { timeout: 500 })
        await page.keyboard.press('Enter')
      }
      await expect(page.getByText(t('error.login_attempt_over')).first()).toBeVisible({ timeout: 1_000 })
    }, 'after the last try').toPass()
    await expect(sheet).toBeHidden()
    await expect(modal.getByLabel(t('field.username'), { exact: true })).toHaveValue('')
    await logIn(page, t, username, password)
    await expect(sheet).toBeVisible()
    await sheet.getByRole('textbox').fill(codeAt(1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(modal).toBeHidden()
  })
})
