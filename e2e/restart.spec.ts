import type { Page, Route } from '@playwright/test'
import { proveLedger, type RunningInstance } from '../scripts/running-instance.ts'
import { expect, makeUsername, test } from './journey.ts'
import {
  addAccount,
  beginningOf,
  leaveToBank,
  loadLotteryTexts,
  openPlacedTicket,
  readAvailable,
  readMoney,
  translateBank,
} from './member.ts'
import { PASSWORD, siteOf } from './merchants.ts'

/** While the instance is down, calls fail with network errors, and a dialog's styles do not load. */
const failures = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_SOCKET|status of 4(00|09)|Unable to preload CSS/

/** No worker: a call must fail with a network error. */
test.use({ serviceWorkers: 'block', expectedErrors: failures })

/**
 * Kills the instance at the next POST to an address: before it receives the request, or after its execution with the
 * response in transit. Restarts it after the call has failed in the page.
 */
async function killAt(
  page: Page,
  instance: RunningInstance,
  address: string,
  moment: 'before' | 'after',
  act: () => Promise<void>,
): Promise<void> {
  const done = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (moment === 'after') await carryOut(route)
    await instance.kill()
    await route.abort('connectionreset')
    done.resolve()
  })
  await act()
  await done.promise
  await page.unroute(address)
}

/** Sends the call unchanged; only browsers resolve the names below localhost. */
async function carryOut(route: Route): Promise<void> {
  const url = new URL(route.request().url())
  const headers = { ...(await route.request().allHeaders()), host: url.host }
  url.hostname = '127.0.0.1'
  await route.fetch({ url: url.href, headers, maxRedirects: 0 })
}

async function killAndRestart(instance: RunningInstance): Promise<void> {
  await instance.kill()
  await instance.restart()
}

test('T20, T21, DEP-01, WDR-01 the instance is killed at each step of the money, and a member finds everything again, once', async ({
  page,
  instance,
  t,
  language,
}) => {
  test.setTimeout(600_000)
  const origin = siteOf('aurora', instance.port)
  const bank = translateBank(language)
  const translate = await loadLotteryTexts(language)
  const username = makeUsername()
  const expectAvailable = async (minor: number) => {
    await page.goto(`${origin}/m/wallet`)
    await expect.poll(() => readAvailable(page, t), { timeout: 20_000 }).toBe(minor)
  }

  await test.step('a registration whose answer was lost: the account is there, and asking again enters it', async () => {
    await page.goto(`${origin}/m/register?go=%2Fm%2FvoucherCenter`)
    await page.getByLabel(t('field.username'), { exact: true }).fill(username)
    await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('field.confirm'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('registration.terms')).check()
    const submit = page.getByRole('button', { name: t('registration.submit') })
    await killAt(page, instance, '**/wps/member/register', 'after', () => submit.click())
    // A dialog cannot load from an instance that is down: a line replaces it.
    await expect(page.getByText(t('request.lost'))).toBeVisible()
    await instance.restart()
    await submit.click()
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  })

  await test.step('a deposit whose answer was lost: asking again leads to the same one', async () => {
    await page.locator('input[inputmode="decimal"]').fill('1000')
    const submit = page.locator('form button[type="submit"]')
    await killAt(page, instance, '**/wps/deposit', 'after', () => submit.click())
    await expect(page.getByText(t('request.unsure'))).toBeVisible()
    await instance.restart()
    await leaveToBank(page, '1000')
  })

  await test.step('at the bank, before and after its word: the money comes in once', async () => {
    await killAndRestart(instance)
    await page.reload()
    await page.getByText(bank['bank.behaviour.title']).click()
    await page.getByText(bank['bank.behaviour.late']).click()
    await page.getByRole('button', { name: bank['bank.pay.approve'] }).click()
    await page.waitForURL(/\/m\/voucherCenter\?/)
    await killAndRestart(instance)
    await page.reload()
    await expect(page.getByText(t('deposit.home'))).toBeVisible({ timeout: 40_000 })
    await killAndRestart(instance)
    await page.reload()
    await expect(page.getByText(t('deposit.home'))).toBeVisible({ timeout: 20_000 })
    await expectAvailable(100_000)
  })

  const balanceAfterBet =
    await test.step('a ticket whose answer was lost, and an instance that is down at the draw: it is settled once', async () => {
      await page.goto(`${origin}/m/home`)
      await page.locator('a[href^="/m/launchGame"]').first().click()
      await page.waitForURL(/\/\/arcade\.localhost[^?]*$/, { timeout: 20_000 })
      await page.getByRole('button', { name: translate('lottery.edit.quick'), exact: true }).click()
      await page.getByRole('button', { name: beginningOf(translate('lottery.play.review')) }).click()
      const place = page.getByRole('button', { name: beginningOf(translate('lottery.confirm.action')) })
      await killAt(page, instance, '**/api/tickets', 'after', () => place.click())
      await expect(page.getByText(translate('lottery.unknown.title'))).toBeVisible()
      await instance.restart()
      await page.getByRole('button', { name: translate('lottery.unknown.action') }).click()
      await openPlacedTicket(page)
      await expect(page.getByText(translate('lottery.ticket.story'))).toBeVisible()
      await instance.kill()
      // Draws fall on the minute.
      await page.waitForTimeout(61_000 - (Date.now() % 60_000))
      await instance.restart()
      await page.reload()
      await expect(page.getByText(translate('lottery.ticket.check'))).toBeVisible({ timeout: 90_000 })
      await killAndRestart(instance)
      await page.goto(`${origin}/m/wallet`)
      await expect.poll(async () => (await readMoney(page, 'aurora')).heldMinor, { timeout: 60_000 }).toBe(0)
      return (await readMoney(page, 'aurora')).balanceMinor
    })

  await test.step('a withdrawal, before it is held: nothing is; held and sent: it is paid once', async () => {
    await page.goto(`${origin}/m/withdraw`)
    await addAccount(page, t, '1234567891')
    await page.locator('input[inputmode="decimal"]').fill('600')
    await page.getByRole('button', { name: t('withdrawal.review') }).click()
    const confirm = page.getByRole('button', { name: beginningOf(t('withdrawal.confirm.action')) }).last()
    await killAt(page, instance, '**/wps/withdrawal', 'before', () => confirm.click())
    await expect(page.getByText(t('request.unsure'))).toBeVisible()
    await instance.restart()
    expect((await readMoney(page, 'aurora')).heldMinor).toBe(0)
    await confirm.click()
    await expect(page).toHaveURL(/withdrawal=/)
    await killAndRestart(instance)
    const isSent = async () => (await readMoney(page, 'aurora')).withdrawals[0]?.status !== 'held'
    await expect.poll(isSent, { timeout: 40_000, intervals: [50] }).toBe(true)
    await killAndRestart(instance)
    await page.reload()
    await expect(page.getByText(t('withdrawal.again'))).toBeVisible({ timeout: 40_000 })
    await expectAvailable(balanceAfterBet - 60_000)
  })

  await test.step('the balance is what the history says, and the ledger’s sums are zero', async () => {
    await page.goto(`${origin}/m/history`)
    await expect(page.getByText(/1,000\.00/)).toHaveCount(1)
    await expect(page.getByText(/600\.00/)).toHaveCount(1)
    // The killed process held the withdrawal's lease, which ends after 20 s.
    await expect.poll(async () => (await readMoney(page, 'aurora')).heldMinor, { timeout: 60_000 }).toBe(0)
    const money = await readMoney(page, 'aurora')
    const posted = money.movements.filter(({ phase }) => phase === 'posted')
    expect(posted.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(money.balanceMinor)
    const kinds = posted.map(({ kind }) => kind).filter((kind) => kind !== 'win')
    expect(kinds.toSorted()).toEqual(['bet', 'deposit', 'withdrawal'])
    expect(await instance.stop()).toBe(0)
    expect(await proveLedger(instance)).toContain('all sums are zero')
  })
})
