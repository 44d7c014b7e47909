import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { holdCalls } from './held-calls.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { leaveToBank, openHome, translateBank } from './member.ts'

test.describe('a deposit that is not approved at once', () => {
  test('DEP-01 declined it moves nothing; left open it waits, and paid later it is added while the member looks on', async ({
    page,
    context,
    site,
    t,
    language,
    newMember,
  }) => {
    const bank = translateBank(language)
    await openHome(page, site('lotus'), t, await newMember('lotus'), '/m/voucherCenter')

    await test.step('without an amount the field is where to go on', async () => {
      await page.locator('form button[type="submit"]').click()
      await expect(page.locator('input[inputmode="decimal"]')).toBeFocused()
    })

    await test.step('declined', async () => {
      await leaveToBank(page, '300')
      await page.getByRole('button', { name: bank['bank.pay.decline'] }).click()
      await page.waitForURL(/\/m\/voucherCenter\?/)
      await expect(page.getByText(t('deposit.declined.title'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'deposit-declined')
      await page.getByRole('button', { name: t('deposit.retry') }).click()
      await expect(page).toHaveURL(/\/m\/voucherCenter$/)
    })

    await test.step('OPEN-79 it is opened again from the foot of the page, and read from its beginning', async () => {
      const row = page.locator('a[href*="deposit="]').first()
      await row.scrollIntoViewIfNeeded()
      await row.click()
      await expect(page.getByRole('heading', { name: t('deposit.declined.title') })).toBeFocused()
      expect(await page.evaluate('scrollY')).toBe(0)
      await page.getByRole('button', { name: t('deposit.retry') }).click()
      await expect(page.locator('input[inputmode="decimal"]')).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
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
      await expect(page.locator('a[href*="deposit="]')).toHaveCount(1)
      await later.goto(payAddress)
      await later.getByText(bank['bank.behaviour.title']).click()
      await later.getByText(bank['bank.behaviour.twice']).click()
      await expectNoAxeFindings(later)
      await later.getByRole('button', { name: bank['bank.pay.approve'] }).click()
      await expect(page.getByText(t('deposit.home'))).toBeVisible()
      await expect(page.getByText(/400\.00/).first()).toBeVisible()
    })

    await test.step('the list below knows how it has ended, and no balance from before it is said', async () => {
      await page.getByRole('button', { name: t('deposit.again') }).click()
      const row = page.locator('a[href*="deposit="]').first()
      await expect(row).toContainText(t('deposit.status.approved'))
      await expect(page.getByText(t('deposit.available')).locator('..')).toContainText('400.00')
      const held = await holdCalls(page, 'GET', '**/wps/wallet')
      await row.click()
      await expect(page.getByRole('heading', { name: /400\.00/ })).toBeFocused()
      const words = t('deposit.approved.body', { balance: '…' }).replace('…', '').trim()
      const available = page.getByText(words)
      await expect.poll(held.count).toBeGreaterThan(0)
      await expect(available).toHaveCount(0)
      held.release()
      await expect(available).toContainText('400.00')
    })

    await page.goto(`${site('lotus')}/m/history`)
    await expect(page.getByText(/400\.00/)).toHaveCount(1)
    await expect(page.getByRole('button', { name: /300\.00/ }), 'what was declined says so').toContainText(
      t('wallet.phase.deposit.declined'),
    )
  })
})

test('OPEN-35, OPEN-72 a keyboard that has only a comma types the point with it; a deposit whose answer comes when the member has gone on does not call back', async ({
  page,
  site,
  t,
  newMember,
}) => {
  await openHome(page, site('lotus'), t, await newMember('lotus'), '/m/voucherCenter')
  const amount = page.locator('input[inputmode="decimal"]')

  await test.step('an amount with a comma', async () => {
    // The caret is set with the next frame.
    const expectShown = async (value: string) => {
      await expect(amount).toHaveValue(value)
      await page.evaluate('new Promise(requestAnimationFrame)')
    }
    await amount.pressSequentially('1250,5')
    await expectShown('1,250.5')
    await amount.press('Home')
    await amount.press('ArrowRight')
    await amount.pressSequentially('7')
    await expectShown('17,250.5')
    await amount.pressSequentially('8')
    await expectShown('178,250.5')
  })

  await test.step('a late answer', async () => {
    const held = await holdCalls(page, 'POST', '**/wps/deposit')
    await amount.fill('500')
    await page.locator('form button[type="submit"]').click()
    await expect.poll(held.count).toBe(1)
    await page.getByRole('link', { name: t('footer.home'), exact: true }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    const answered = page.waitForResponse((response) => /\/wps\/deposit$/.test(response.url()))
    held.release()
    await (await answered).finished()
    await waitForQuietPage(page)
    await expect(page).toHaveURL(/\/m\/home$/)
    await page.goBack()
    await expect(page.locator('a[href*="deposit="]'), 'it stands in the list').toHaveCount(1)
  })
})
