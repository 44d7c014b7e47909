import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { addAccount, arrive, askForPayout, readAvailable } from './member.ts'

test('WDR-01, OPEN-35 a balance that has not come yet keeps no answer back', async ({ page, site, t, newMember }) => {
  await arrive(page, site('aurora'), t, await newMember('aurora', 1_000), '/m/withdraw')
  await addAccount(page, t, '1234567894')
  await page.route('**/wps/wallet', () => undefined)
  await page.reload()
  const amount = page.locator('input[inputmode="decimal"]')
  await page.getByRole('button', { name: t('withdrawal.review') }).click()
  await expect(amount).toBeFocused()
  await amount.fill('300')
  await page.getByRole('button', { name: t('withdrawal.review') }).click()
  await expect(page.getByText('1234567894'.slice(-4)).first()).toBeVisible()
  await expect(amount).toHaveCount(0)
})

test.describe('a withdrawal that is not paid', { tag: '@everywhere' }, () => {
  test('WDR-01 refused it gives all of it back; without an answer it stays held, and nothing is given back by guess', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    const origin = site('aurora')
    await arrive(page, origin, t, await newMember('aurora', 1_000), '/m/withdraw')

    await test.step('refused', async () => {
      await addAccount(page, t, '1234567892')
      await page.getByRole('button', { name: t('withdrawal.review') }).click()
      await expect(page.locator('input[inputmode="decimal"]'), 'where to go on without an amount').toBeFocused()
      await askForPayout(page, t, '600')
      await expect(page.getByText(t('withdrawal.refused.title'))).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(t('withdrawal.refusal.account_closed'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'withdrawal-refused')
      await page.goto(`${origin}/m/wallet`)
      expect(await readAvailable(page, t)).toBe(100_000)
    })

    await test.step('no answer', async () => {
      await page.goto(`${origin}/m/withdraw`)
      await addAccount(page, t, '1234567893')
      await askForPayout(page, t, '600')
      await expect(page.getByText(t('withdrawal.unknown.title'))).toBeVisible({ timeout: 40_000 })
      await page.reload()
      await expect(page.getByText(t('withdrawal.unknown.title'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'withdrawal-unknown')
      await page.goto(`${origin}/m/wallet`)
      expect(await readAvailable(page, t)).toBe(40_000)
      await expect(page.getByText(/600\.00/).first()).toBeVisible()
    })
  })
})
