import type { Page, Route } from '@playwright/test'
import type { RunningInstance } from '../scripts/running-instance.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { waitForOpenSales } from './draws.ts'
import { expect, makeUsername, test } from './journey.ts'
import {
  beginningOf,
  loadLotteryTexts,
  openPlacedTicket,
  readAvailable,
  readMoney,
  translateBank,
  waitForGame,
} from './member.ts'
import { PASSWORD, siteOf } from './merchants.ts'

/** A killed instance cuts off calls, files and its stream; while it is down, calls fail and a dialog's styles do not load. */
const failures =
  /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_SOCKET|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH|status of 4(00|09)|Unable to preload CSS/

test.use({ expectedErrors: failures })

/** Kills the instance after its execution of the next POST to an address, with the response in transit. */
async function killAfter(
  page: Page,
  instance: RunningInstance,
  address: string,
  act: () => Promise<void>,
): Promise<void> {
  const done = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await carryOut(route)
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

test('T20, T21, DEP-01 the instance is killed under an open page, and the member finds everything again, once', async ({
  page,
  instance,
  t,
  language,
}) => {
  test.setTimeout(scaleTimeMs(600_000))
  const origin = siteOf('aurora', instance.port)
  const bank = translateBank(language)
  const translate = await loadLotteryTexts(language)
  const username = makeUsername()

  await test.step('a registration whose answer was lost: the account is there, and asking again enters it', async () => {
    await page.goto(`${origin}/m/register?go=%2Fm%2FvoucherCenter`)
    await page.getByLabel(t('field.username'), { exact: true }).fill(username)
    await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('field.confirm'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('registration.terms', { age: '18' })).check()
    const submit = page.getByRole('button', { name: t('registration.submit') })
    await killAfter(page, instance, '**/wps/member/register', () => submit.click())
    // A dialog cannot load from an instance that is down: a line replaces it.
    await expect(page.getByText(t('request.lost'))).toBeVisible()
    await instance.restart()
    await submit.click()
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  })

  await test.step('a deposit whose answer was lost: asking again leads to the same one', async () => {
    await page.locator('input[inputmode="decimal"]').fill('1000')
    const submit = page.locator('form button[type="submit"]')
    await killAfter(page, instance, '**/wps/deposit', () => submit.click())
    await expect(page.getByText(t('request.unsure'))).toBeVisible()
    await instance.restart()
    await submit.click()
    // After a restart of over 60 s the page asks before it shows the earlier deposit.
    const view = page.getByRole('button', { name: t('request.earlier.view') })
    const approve = page.getByRole('button', { name: bank['bank.pay.approve'] })
    await expect(view.or(approve)).toBeVisible({ timeout: scaleTimeMs(60_000) })
    if (await view.isVisible()) await view.click()
    await page.waitForURL(/\/\/bank\.localhost/)
  })

  await test.step('approved at the bank and killed before the page is read: the money comes in once', async () => {
    await page.getByRole('button', { name: bank['bank.pay.approve'] }).click()
    await page.waitForURL(/\/m\/voucherCenter\?/)
    await instance.kill()
    await instance.restart()
    await page.reload()
    await expect(page.getByText(t('deposit.home'))).toBeVisible({ timeout: scaleTimeMs(40_000) })
    await page.goto(`${origin}/m/wallet`)
    await expect.poll(() => readAvailable(page, t)).toBe(100_000)
  })

  await test.step('a ticket whose answer was lost: the page asks what became of it, and finds it', async () => {
    await page.goto(`${origin}/m/home`)
    await page.locator('a[href^="/m/launchGame"]').first().click()
    await waitForGame(page, t)
    await waitForOpenSales(page, instance)
    await page.getByRole('button', { name: translate('lottery.edit.quick'), exact: true }).click()
    await page.getByRole('button', { name: beginningOf(translate('lottery.play.review')) }).click()
    const place = page.getByRole('button', { name: beginningOf(translate('lottery.confirm.action')) })
    await killAfter(page, instance, '**/api/tickets', () => place.click())
    await expect(page.getByText(translate('lottery.unknown.title'))).toBeVisible()
    await instance.restart()
    await page.getByRole('button', { name: translate('lottery.unknown.action') }).click()
    await openPlacedTicket(page, translate)
    await expect(page.getByText(translate('lottery.ticket.story'))).toBeVisible()
  })

  await test.step('each of it stands in the history, once', async () => {
    await page.goto(`${origin}/m/history`)
    await expect(page.getByText(/1,000\.00/)).toHaveCount(1)
    const { movements } = await readMoney(page, 'aurora')
    const kinds = movements.map(({ kind }) => kind).filter((kind) => kind !== 'win')
    expect(kinds.toSorted()).toEqual(['bet', 'deposit'])
  })
})
