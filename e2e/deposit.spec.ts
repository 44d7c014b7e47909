import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { arrive, leaveToBank, sayBank } from './member.ts'

test.describe('a deposit that is not approved at once', { tag: '@everywhere' }, () => {
  test('DEP-01 declined it moves nothing; left open it waits, and paid later it is added while the member looks on', async ({
    page,
    context,
    site,
    t,
    language,
    newMember,
  }) => {
    const bank = sayBank(language)
    await arrive(page, site('lotus'), t, await newMember('lotus'), '/m/voucherCenter')

    await test.step('without an amount the field is where to go on', async () => {
      await page.locator('form button[type="submit"]').click()
      await expect(page.locator('input[inputmode="decimal"]')).toBeFocused()
    })

    await test.step('declined', async () => {
      await leaveToBank(page, '300')
      await page.getByRole('button', { name: bank['bank.pay.decline'] }).click()
      await page.waitForURL(/\/m\/voucherCenter\?/)
      await expect(page.getByText(t('deposit.declined.title'))).toBeVisible({ timeout: 20_000 })
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'deposit-declined')
      await page.getByRole('button', { name: t('deposit.retry') }).click()
      await expect(page).toHaveURL(/\/m\/voucherCenter$/)
    })

    await leaveToBank(page, '400')
    const payAddress = page.url()
    await test.step('left open', async () => {
      await page.getByText(bank['bank.pay.leave']).click()
      await page.waitForURL(/\/m\/voucherCenter\?/)
      await expect(page.getByText(t('deposit.waiting.title'))).toBeVisible()
      await page.reload()
      await expect(page.getByText(t('deposit.waiting.title'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'deposit-waiting')
    })

    await test.step('paid later, and reported twice', async () => {
      const later = await context.newPage()
      await later.goto(payAddress)
      await later.getByText(bank['bank.behaviour.title']).click()
      await later.getByText(bank['bank.behaviour.twice']).click()
      await expectNoAxeFindings(later)
      await later.getByRole('button', { name: bank['bank.pay.approve'] }).click()
      await expect(page.getByText(t('deposit.home'))).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(/400\.00/).first()).toBeVisible()
    })

    await page.goto(`${site('lotus')}/m/history`)
    await expect(page.getByText(/400\.00/)).toHaveCount(1)
    await expect(page.getByText(/300\.00/), 'what was declined moved nothing').toHaveCount(0)
  })
})
