import { register } from '@foyer/contract'
import { callEndpoint } from '../scripts/instance-client.ts'
import { expect, expectNoAxeFindings, makeUsername, takeScreenshot, test } from './journey.ts'
import { leaveToBank, openHome } from './member.ts'
import { merchantHosts, PASSWORD } from './merchants.ts'

test.describe('terms that were not accepted yet', () => {
  test.use({ expectedErrors: /Failed to load resource.*403/ })

  test('OPEN-77 are asked for after the login, and hold back the deposit but not the withdrawal', async ({
    page,
    site,
    port,
    t,
  }) => {
    const username = makeUsername()
    const body = { username, password: PASSWORD }
    await callEndpoint({ port, host: merchantHosts.aurora, endpoint: register, body })
    const sheet = page.getByRole('dialog', { name: t('session.terms.first.title') })
    const accept = sheet.getByRole('button', { name: t('session.terms.accept', { age: '18' }) })

    await openHome(page, site('aurora'), t, body, '/m/member/home')
    await expect(accept).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'terms')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.goto(`${site('aurora')}/m/withdraw`)
    await expect(page.getByRole('button', { name: t('withdrawal.card.add') })).toBeVisible()
    await expect(sheet).toBeHidden()

    await page.goto(`${site('aurora')}/m/voucherCenter`)
    await sheet.getByRole('button', { name: t('close') }).click()
    await expect(sheet).toBeHidden()
    await page.locator('input[inputmode="decimal"]').fill('100')
    await page.locator('form button[type="submit"]').click()
    await expect(page.getByText(t('error.terms_required'))).toBeVisible()
    await page.reload()
    await sheet.getByRole('link', { name: t('registration.terms.read') }).click()
    await expect(page).toHaveURL(/\/m\/helpCenter\?page=terms$/)
    await expect(sheet).toBeHidden()
    await page.goBack()
    await accept.click()
    await expect(sheet).toBeHidden()
    await leaveToBank(page, '100')
  })
})
