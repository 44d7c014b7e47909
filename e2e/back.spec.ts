import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { leaveToBank, openHome, translateBank } from './member.ts'

const readOverlay = (page: Page) => page.evaluate<number>('history.state?.overlay ?? 0')

/** Back closes overlays before it leaves the page, and never leads to the bank. */
test.describe('Back', () => {
  test('closes a sheet or an alert and stays on the page; Forward and a reload leave nothing dead behind', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    const language = page.getByRole('button', { name: t('language.title') })
    const sheet = page.getByRole('dialog', { name: t('language.title') })

    await test.step('a sheet', async () => {
      await page.goto(`${site('aurora')}/m/home`)
      await page.getByRole('link', { name: t('footer.activity'), exact: true }).click()
      await expect(page).toHaveURL(/\/m\/activity$/)

      await language.click()
      await expect(sheet).toBeVisible()
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/\/m\/activity$/)

      await page.goForward()
      await expect.poll(() => readOverlay(page), 'its entry is left at once').toBe(0)
      await expect(sheet).toBeHidden()

      const lengthBefore = await page.evaluate('history.length')
      for (let count = 0; count < 5; count += 1) {
        await language.click()
        await expect(sheet).toBeVisible()
        await sheet.getByRole('button', { name: t('close') }).click()
        await expect(sheet).toBeHidden()
      }
      expect(await page.evaluate('history.length')).toBe(lengthBefore)

      await language.click()
      await expect(sheet).toBeVisible()
      await page.reload()
      await expect(sheet).toBeHidden()
      await expect.poll(() => readOverlay(page)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL(/\/m\/home$/)
    })

    await test.step('an alert, whose answer leads on', async () => {
      await openHome(page, site('aurora'), t, await newMember('aurora'), '/m/member/home')
      await page.getByRole('button', { name: t('logout.action') }).click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toBeVisible()
      await page.goBack()
      await expect(alert).toBeHidden()
      await expect(page).toHaveURL(/\/m\/member\/home$/)
      await page.getByRole('button', { name: t('logout.action') }).click()
      await alert.getByRole('button', { name: t('member.logout') }).click()
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  })

  test('OPEN-35 after a deposit never leads to the bank’s page, kept or loaded anew', async ({
    page,
    site,
    t,
    language,
    newMember,
  }) => {
    const pay = async () => {
      await page
        .getByRole('link', { name: t('footer.deposit'), exact: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/m\/voucherCenter$/)
      await leaveToBank(page, '500')
      await page.getByRole('button', { name: translateBank(language)['bank.pay.approve'] }).click()
      await page.waitForURL(/\/m\/voucherCenter\?deposit=/)
      await expect(page.getByText(t('deposit.approved.title', { amount: '₱500.00' }))).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/m\/home$/)
    }
    await openHome(page, site('aurora'), t, await newMember('aurora'), '/m/home')
    await test.step('kept', pay)
    // A page with an open lock is not stored in the back/forward cache.
    await page.addInitScript("navigator.locks?.request('page', () => new Promise(() => {}))")
    await page.reload()
    await test.step('loaded anew', pay)
  })
})
