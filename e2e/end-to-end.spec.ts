import { directionOf, languages } from '@foyer/contract'
import type { Route } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { passDraw, refetchAll, waitForOpenSales } from './draws.ts'
import { expect, expectNoAxeFindings, makeUsername, takeScreenshot, test } from './journey.ts'
import {
  addAccount,
  beginningOf,
  closeOneTap,
  findGame,
  leaveToBank,
  loadLotteryTexts,
  logIn,
  logOut,
  openPlacedTicket,
  readAvailable,
  readMoney,
  requestPayout,
  translateBank,
} from './member.ts'
import { PASSWORD } from './merchants.ts'

/** Each merchant once, in one of the two languages. */
const journeys = [
  { merchant: 'aurora', tag: '@EN' },
  { merchant: 'lotus', tag: '@UR' },
] as const

test.use({ serviceWorkers: 'allow' })

for (const { merchant, tag } of journeys) {
  test.describe(`the whole way at ${merchant}`, { tag }, () => {
    test('OPEN-17, OPEN-35, LOTT-01, DEC-35, WDR-01 from a first visit to a paid-out balance, and back in', async ({
      page,
      site,
      t,
      language,
      world,
    }) => {
      test.setTimeout(scaleTimeMs(600_000))
      const origin = site(merchant)
      const translate = await loadLotteryTexts(language)
      const bank = translateBank(language)
      const username = makeUsername()
      const look = async (name: string) => {
        await expectNoAxeFindings(page)
        await takeScreenshot(page, `${name}-${merchant}`)
      }

      await test.step('a first visit finds the home page in the visitor’s language', async () => {
        await page.goto(origin)
        await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag)
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language))
        await expect(page.getByRole('main')).toBeVisible()
        await waitForQuietPage(page)
        await look('home')
      })

      await test.step('OPEN-17 what is for members asks for a login, and keeps where it led', async () => {
        await page.getByRole('link', { name: t('footer.deposit'), exact: true }).click()
        await expect(page).toHaveURL(/\/m\/login\?.*go=/)
        await expect(page.getByRole('heading', { name: t('session.login.heading') })).toBeVisible()
        await closeOneTap(page, merchant)
        await look('login')
        await page.getByRole('link', { name: t('session.login.register') }).click()
        await expect(page).toHaveURL(/\/m\/register\?.*go=/)
      })

      await test.step('OPEN-04 a registration says what is wrong at its field', async () => {
        await page.getByRole('button', { name: t('registration.submit') }).click()
        await expect(page.getByText(t('field.username.required'))).toBeVisible()
        await expect(page.getByText(t('field.password.required'))).toBeVisible()
        await page.getByLabel(t('field.username'), { exact: true }).fill('1x')
        await page.getByLabel(t('field.password'), { exact: true }).fill('short')
        await page.getByRole('button', { name: t('registration.submit') }).click()
        await expect(page.getByText(t('field.username.first'))).toBeVisible()
        await expect(page.getByText(t('field.password.length'))).toBeVisible()
        await look('register-refused')
      })

      await test.step('OPEN-17 and lands where the visitor wanted to go, logged in, also after a reload', async () => {
        await page.getByLabel(t('field.username'), { exact: true }).fill(username)
        await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
        await page.getByLabel(t('field.confirm'), { exact: true }).fill(PASSWORD)
        await page.getByLabel(t('registration.terms', { age: '18' })).check()
        await page.getByRole('button', { name: t('registration.submit') }).click()
        await expect(page).toHaveURL(/\/m\/voucherCenter$/)
        await page.reload()
        await expect(page).toHaveURL(/\/m\/voucherCenter$/)
        await expect(page.locator('form button[type="submit"]')).toBeVisible()
        await look('deposit')
      })

      await test.step('DEP-01, OPEN-35 a deposit is approved, and the balance has changed without a reload', async () => {
        await leaveToBank(page, '750')
        await expect(page.getByText(bank['bank.notice'])).toBeVisible()
        await look('bank')
        await page.getByRole('button', { name: bank['bank.pay.approve'] }).click()
        await page.waitForURL(/\/m\/voucherCenter\?/)
        await expect(page.getByText(/750\.00/).first()).toBeVisible()
        await expect(page.getByText(t('deposit.home'))).toBeVisible()
        await look('deposit-approved')
        await page.goto(`${origin}/m/wallet`)
        await expect(page.getByText(/750\.00/).first()).toBeVisible()
        await look('wallet')
      })

      await test.step('LOTT-01, GAME-01..03 a tile leads into the lottery, where a ticket is placed', async () => {
        await page.goto(`${origin}/m/home`)
        await page.locator('a[href^="/m/launchGame"]').first().click()
        const game = await findGame(page, merchant, t)
        const quickPick = game.getByRole('button', { name: translate('lottery.edit.quick'), exact: true })
        await expect(quickPick).toBeVisible()
        await look('lottery-play')
        await waitForOpenSales(game, world.instance)
        await quickPick.click()
        await game.getByRole('button', { name: translate('lottery.play.review') }).click()
        await expect(
          game.getByRole('heading', { name: translate('lottery.sheet.title') }),
          'DEC-37 a new step is where the focus is',
        ).toBeFocused()
        await look('lottery-review')
        const answer = Promise.withResolvers<void>()
        const holdBack = (route: Route) => answer.promise.then(() => route.continue())
        await page.route('**/api/tickets', holdBack, { times: 1 })
        await game.getByRole('button', { name: beginningOf(translate('lottery.confirm.action')) }).click()
        const sending = game.getByRole('heading', { name: translate('lottery.sending.title') })
        await expect(sending).toBeFocused()
        for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
        await expect(sending, 'DEC-35 what is on its way is not left alone').toBeFocused()
        answer.resolve()
        await openPlacedTicket(game, translate)
        await expect(game.getByText(translate('lottery.ticket.story'))).toBeVisible()
        await look('lottery-ticket')
        await game.getByRole('link', { name: translate('lottery.nav.play'), exact: true }).click()
        await expect(
          game.getByText(translate('lottery.play.choose')),
          'nothing of it waits to be bought again, also where the smallest window has no room for the sentence',
        ).toBeAttached()
      })

      await test.step('WDR-01, OPEN-36 an account is added, the amount is held and then paid', async () => {
        await page.goto(`${origin}/m/withdraw`)
        await expect(page.getByRole('heading', { name: t('withdrawal.noCard.title') })).toBeVisible()
        await look('withdrawal-no-account')
        await addAccount(page, t, '1234567891', () => look('withdrawal-account'))
        await expect(page.getByRole('heading', { name: t('withdrawal.hold.title') }), 'T37').toBeVisible()
        await takeScreenshot(page, `withdrawal-hold-${merchant}`)
        await expect(page.locator('input[inputmode="decimal"]')).toBeVisible()
        await look('withdrawal-amount')
        await requestPayout(page, t, '600', () => look('withdrawal-confirm'))
        await expect(page.getByText(/600\.00/).first()).toBeVisible()
        await expect(page.getByText(t('withdrawal.again'))).toBeVisible()
        await expect(page.getByText(/600\.00/).first()).toBeVisible()
        await look('withdrawal-paid')
      })

      await test.step('DEC-35 the draw falls and the ticket is settled while the member looks on', async () => {
        await page.goto(`${origin}/m/launchGame?code=FIVE`)
        const game = await findGame(page, merchant, t)
        await game.locator('nav a[href="/tickets"]').click()
        await game.getByRole('main').locator('a[href^="/tickets/"]').first().click()
        await passDraw(world.instance)
        await refetchAll(game)
        await expect(game.getByText(translate('lottery.ticket.check'))).toBeVisible()
        await look('lottery-settled')
        await game.getByText(translate('lottery.ticket.check')).click()
        await expect(game.getByText(translate('lottery.check.good')), 'each step repeated in the browser').toBeVisible({
          timeout: 20_000,
        })
        await look('lottery-check')
      })

      await test.step('DEC-31 each of it stands in the history, once', async () => {
        await page.goto(`${origin}/m/history`)
        await expect(page.getByText(t('wallet.kind.bet')).first()).toBeVisible()
        await expect(page.getByText(/^Five \d{4}$/).first(), 'the draw’s number as the game says it').toBeVisible()
        await expect(page.getByText(/750\.00/)).toHaveCount(1)
        await expect(page.getByText(/600\.00/)).toHaveCount(1)
        await look('history')
        const isSettled = async () => (await readMoney(page, merchant)).heldMinor === 0
        await expect.poll(isSettled).toBe(true)
        const { movements, balanceMinor } = await readMoney(page, merchant)
        expect(movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(balanceMinor)
        const amounts = movements.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`)
        expect(amounts).toEqual(expect.arrayContaining(['deposit 75000', 'withdrawal -60000']))
        await page.goto(`${origin}/m/wallet`)
        expect(await readAvailable(page, t)).toBe(balanceMinor)
      })

      await test.step('logged out there is no way in; logged in again it is all there', async () => {
        await logOut(page, origin, t)
        await page.goto(`${origin}/m/wallet`)
        await expect(page).toHaveURL(/\/m\/login\?.*go=/)
        await logIn(page, t, username)
        await expect(page).toHaveURL(/\/m\/wallet$/)
        const shown = await readAvailable(page, t)
        await page.reload()
        await expect(page).toHaveURL(/\/m\/wallet$/)
        expect(await readAvailable(page, t)).toBe(shown)
      })
    })
  })
}
