import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { registerMember } from './member.ts'

/** Has the platform know the session no more, for calls to these addresses. */
async function forgetSession(page: Page, addresses: string): Promise<void> {
  const envelope = { success: false, value: null, message: null, errorCode: 'customer.not.login' }
  await page.route(addresses, (route) => route.fulfill({ status: 401, json: envelope }))
}

test.describe('a session that the platform knows no more', () => {
  test.use({ expectedErrors: /Failed to load resource.*401/ })

  test('CONF-39, SESS-09 leads from a member’s page to the login and back, without an alert', async ({
    page,
    site,
    t,
  }) => {
    await registerMember(page, site('aurora'), t, '/m/home')
    await forgetSession(page, '**/wps/**')
    await page.goto(`${site('aurora')}/m/wallet`)
    await expect(page).toHaveURL(`${site('aurora')}/m/login?go=%2Fm%2Fwallet`)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('CONF-39, ERR-13 is told in one alert where the member wanted something', async ({ page, site, t }) => {
    await registerMember(page, site('aurora'), t, '/m/changePsw')
    await forgetSession(page, '**/wps/member/password')
    await page.getByLabel(t('session.password.old'), { exact: true }).fill('journey7')
    await page.getByLabel(t('session.password.new'), { exact: true }).fill('brandnew1')
    await page.getByLabel(t('field.confirm'), { exact: true }).fill('brandnew1')
    await page.getByRole('button', { name: t('session.password.submit') }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toHaveCount(1)
    await expect(alert).toContainText(t('please_login.body'))
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'session-end')
    await alert.getByRole('button', { name: t('login.action') }).click()
    await expect(page).toHaveURL(/\/m\/login\?go=/)
  })
})
