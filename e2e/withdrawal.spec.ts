import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { holdCalls } from './held-calls.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { addAccount, beginningOf, openHome, readAvailable, requestPayout } from './member.ts'

test('WDR-01, OPEN-07, OPEN-35, OPEN-36, OPEN-79 on a slow network a balance that has not come keeps no answer back, and a new account is the one that is paid; each step is read from its beginning', async ({
  page,
  site,
  t,
  newMember,
}) => {
  const amount = page.locator('input[inputmode="decimal"]')
  const review = page.getByRole('button', { name: t('withdrawal.review') })
  await openHome(page, site('aurora'), t, await newMember('aurora', 1_000), '/m/withdraw')

  await test.step('a balance that has not come', async () => {
    await addAccount(page, t, '1234567891')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('heading', { name: t('withdrawal.hold.title') }), 'T37 before an amount').toBeVisible()
    await expect(amount).toHaveCount(0)
    await expect(amount).toBeVisible()
    await page.route('**/wps/wallet', () => undefined)
    await page.reload()
    await review.click()
    await expect(amount).toBeFocused()
    await amount.fill('300')
    await review.click()
    await expect(page.getByText('1234567891'.slice(-4)).first()).toBeVisible()
    await expect(amount).toHaveCount(0)
    await page.unroute('**/wps/wallet')
    await page.reload()
    await expect(amount).toBeVisible()
  })

  await test.step('a list of accounts that cannot be renewed', async () => {
    await page.route('**/wps/member/withdrawal/card', (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    )
    await addAccount(page, t, '7654328881')
    const chosen = page.locator('label', { has: page.getByRole('radio', { checked: true }) })
    await expect(chosen).toContainText('8881')
    await expect(page.getByRole('radio')).toHaveCount(2)
    await expect(page.getByRole('radio').last()).toBeChecked()
    await amount.fill('300')
    await review.click()
    const title = page.getByRole('heading', { name: t('withdrawal.confirm.title') })
    await expect(title).toBeFocused()
    await expect(title).toHaveCSS('outline-style', 'none')
    await page.getByRole('button', { name: t('withdrawal.confirm.back') }).click()
    await expect(page.getByRole('main')).toBeFocused()
    await review.click()
  })

  await test.step('an answer that comes when the member has gone on', async () => {
    const held = await holdCalls(page, 'POST', '**/wps/withdrawal')
    await page
      .getByRole('button', { name: beginningOf(t('withdrawal.confirm.action')) })
      .last()
      .click()
    await expect.poll(held.count).toBe(1)
    await page.getByRole('link', { name: t('footer.home'), exact: true }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    const answered = page.waitForResponse((response) => /\/wps\/withdrawal$/.test(response.url()))
    held.release()
    await (await answered).finished()
    await waitForQuietPage(page)
    await expect(page, 'whoever has gone on is not called back').toHaveURL(/\/m\/home$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${site('aurora')}/m/withdraw`)
    const row = page.locator('a[href*="withdrawal="]')
    await row.scrollIntoViewIfNeeded()
    await row.click()
    await expect(page.getByRole('main').getByRole('heading').first()).toBeFocused()
    expect(await page.evaluate('scrollY')).toBe(0)
  })
})

test.describe('a withdrawal that is not paid', () => {
  test('WDR-01 refused it gives all of it back; without an answer it stays held, and nothing is given back by guess', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    const origin = site('aurora')
    await openHome(page, origin, t, await newMember('aurora', 1_000), '/m/withdraw')

    await test.step('refused', async () => {
      await addAccount(page, t, '1234567892')
      await page.getByRole('button', { name: t('withdrawal.review') }).click()
      await expect(page.locator('input[inputmode="decimal"]'), 'where to go on without an amount').toBeFocused()
      await requestPayout(page, t, '600')
      await expect(page.getByText(t('withdrawal.refused.title'))).toBeVisible()
      await expect(page.getByText(t('withdrawal.refusal.account_closed'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'withdrawal-refused')
      await page.goto(`${origin}/m/wallet`)
      expect(await readAvailable(page, t)).toBe(100_000)
    })

    await test.step('no answer', async () => {
      await page.goto(`${origin}/m/withdraw`)
      await addAccount(page, t, '1234567893')
      await requestPayout(page, t, '600')
      await expect(page.getByText(t('withdrawal.unknown.title'))).toBeVisible({ timeout: scaleTimeMs(40_000) })
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
