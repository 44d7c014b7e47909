import type { Page } from '@playwright/test'
import { waitForOpenSales } from './draws.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import {
  beginningOf,
  loadLotteryTexts,
  logIn,
  logOut,
  openHome,
  openPlacedTicket,
  readMoney,
  waitForGame,
} from './member.ts'

/** Ends the session at the platform, for calls to these addresses. */
async function clearSession(page: Page, addresses: string): Promise<void> {
  const envelope = { success: false, value: null, message: null, errorCode: 'customer.not.login' }
  await page.route(addresses, (route) => route.fulfill({ status: 401, json: envelope }))
}

test.describe('a session that the platform knows no more', () => {
  test.use({ expectedErrors: /Failed to load resource.*401/ })

  test('CONF-39, SESS-09, ERR-13 is told in one alert where the member wanted something, and leads to the login without one elsewhere', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    const { username, password } = await newMember('aurora')
    await openHome(page, site('aurora'), t, { username, password }, '/m/changePsw')

    await test.step('an own action: one alert', async () => {
      await clearSession(page, '**/wps/member/password')
      await page.getByLabel(t('session.password.old'), { exact: true }).fill(password)
      await page.getByLabel(t('session.password.new'), { exact: true }).fill('brandnew7sky')
      await page.getByLabel(t('field.confirm'), { exact: true }).fill('brandnew7sky')
      await page.getByRole('button', { name: t('session.password.submit') }).click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toHaveCount(1)
      await expect(alert).toContainText(t('please_login.body'))
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'session-end')
      await alert.getByRole('button', { name: t('login.action') }).click()
      await expect(page).toHaveURL(`${site('aurora')}/m/login?go=%2Fm%2FchangePsw`)
    })

    await test.step('a member’s page: the login, and no alert', async () => {
      await logIn(page, t, username, password)
      await expect(page).toHaveURL(/\/m\/changePsw$/)
      await clearSession(page, '**/wps/**')
      await page.goto(`${site('aurora')}/m/wallet`)
      await expect(page).toHaveURL(`${site('aurora')}/m/login?go=%2Fm%2Fwallet`)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
  })
})

test.describe('a game of a member who has left', () => {
  test.use({ expectedErrors: /Failed to load resource.*401/ })

  test('T9, DEC-20 takes no stake, says so, and keeps what was chosen for the same member', async ({
    page,
    context,
    site,
    t,
    language,
    newMember,
    world,
  }) => {
    const translate = await loadLotteryTexts(language)
    const member = await newMember('aurora', 100)
    const home = `${site('aurora')}/m/home`
    const play = async () => {
      await openHome(page, site('aurora'), t, member, '/m/home')
      await page.locator('a[href^="/m/launchGame"]').first().click()
      await waitForGame(page, t)
    }
    /** Logs the member in in another tab of the browser. */
    const openOtherTab = async () => {
      const other = await context.newPage()
      await openHome(other, site('aurora'), t, member, '/m/home')
      return other
    }
    const leave = async (other: Page) => {
      await logOut(other, site('aurora'), t)
      await other.close()
    }
    const look = async (name: string) => {
      await expectNoAxeFindings(page)
      await takeScreenshot(page, name)
    }
    const review = page.getByRole('button', { name: translate('lottery.play.review') })

    await test.step('a logout in another tab: the ticket is not taken', async () => {
      await play()
      await page.getByRole('button', { name: translate('lottery.edit.quick'), exact: true }).click()
      const other = await openOtherTab()
      await waitForOpenSales(page, world.instance)
      await review.click()
      // A hidden tab polls nothing, but Playwright shows every tab as visible: its polls get no response until the tap.
      let isPlaced = false
      await page.route('**/api/**', (route) => {
        isPlaced ||= route.request().method() === 'POST'
        return isPlaced ? route.continue() : undefined
      })
      await leave(other)
      await page.getByRole('button', { name: beginningOf(translate('lottery.confirm.action')) }).click()
      await expect(page.getByRole('heading', { name: translate('lottery.sorry.ticket_over.title') })).toBeFocused()
      await expect(page.getByText(translate('lottery.sorry.ticket_over.body'))).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await look('game-over-ticket')
    })

    await test.step('the way back leads to the login; nothing was taken, and the digits are still there', async () => {
      await page.getByRole('link', { name: translate('lottery.sorry.action') }).click()
      await expect(page).toHaveURL(home)
      await expect(page.getByRole('link', { name: t('login.action') }).first()).toBeVisible()
      await play()
      await expect(review).toBeEnabled()
      await review.click()
      await page.getByRole('button', { name: beginningOf(translate('lottery.confirm.action')) }).click()
      await openPlacedTicket(page, translate)
      await expect(page.getByText(translate('lottery.ticket.story'))).toBeVisible()
    })

    await test.step('whoever only looks on is told when the page is opened again', async () => {
      const ticketUrl = page.url()
      // An open page polls by itself at the draw.
      await page.goto('about:blank')
      await leave(await openOtherTab())
      await page.goto(ticketUrl)
      await expect(page.getByRole('heading', { name: translate('lottery.sorry.session_over.title') })).toBeFocused()
      await expect(page.getByText(translate('lottery.ticket.story'))).toHaveCount(0)
      await look('game-over')
      await page.getByRole('link', { name: translate('lottery.sorry.action') }).click()
      await expect(page.getByRole('link', { name: t('login.action') }).first()).toBeVisible()
      await openHome(page, site('aurora'), t, member, '/m/home')
      const { movements } = await readMoney(page, 'aurora')
      // The draw may have fallen meanwhile: then the one stake is posted.
      const stakes = movements.filter(({ kind, phase }) => kind === 'bet' && ['pending', 'posted'].includes(phase))
      expect(stakes).toHaveLength(1)
      expect(movements.filter(({ kind }) => kind === 'bet')).toEqual(stakes)
    })
  })
})
