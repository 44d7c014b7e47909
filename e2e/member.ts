import type { MessageId } from '@foyer/messages'
import { bankTexts } from '@foyer/messages/bank'
import { type LotteryMessageId, loadLotteryTexts as loadTexts } from '@foyer/messages/lottery'
import type { Frame, Locator, Page } from '@playwright/test'
import { loginGuardMs } from '../apps/web/src/features/session/session.constants.ts'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { expect, type JourneyOptions, makeUsername } from './journey.ts'
import type { ReadyMember } from './member-factory.ts'
import { type Merchant, merchantHosts, PASSWORD } from './merchants.ts'

/** The texts of the lottery in the journey's language. */
type TranslateLottery = (id: LotteryMessageId, values?: Record<string, string>) => string

/** The texts of the web app in the journey's language. */
export type Translate = (id: MessageId, values?: Record<string, string>) => string
type Language = JourneyOptions['language']

/** Registers a member of a merchant, who is then logged in on the requested page. Returns the username. */
export async function registerMember(page: Page, site: string, t: Translate, go: string): Promise<string> {
  const username = makeUsername()
  await page.goto(`${site}/m/register?go=${encodeURIComponent(go)}`)
  await page.getByLabel(t('field.username'), { exact: true }).fill(username)
  await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('field.confirm'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('registration.terms', { age: '18' })).check()
  await page.getByRole('button', { name: t('registration.submit') }).click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === go)
  return username
}

/** Logs a registered member in, on the login page. */
export async function logIn(page: Page, t: Translate, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(t('field.username'), { exact: true }).fill(username)
  await page.getByLabel(t('field.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('session.login.submit') }).click()
  if (hasGeetest(page)) await solveGeetest(page, t)
}

/**
 * Ends the time in which a form refuses every submit after a failed one (LOGIN-04, REG-14); the page's clock is
 * installed.
 */
export async function passGuard(page: Page): Promise<void> {
  await page.clock.fastForward(loginGuardMs)
}

/** The demo merchant with Geetest at login (CAPT-02). */
const hasGeetest = (page: Page) => new URL(page.url()).hostname === merchantHosts.lotus

/** Solves the open task of the demo's Geetest. */
export async function solveGeetest(page: Page, t: Translate): Promise<void> {
  const widget = page.getByRole('dialog', { name: t('captcha.title') }).frameLocator('iframe')
  await finishTask(widget.getByRole('slider'))
}

/**
 * Moves the slider of a task to its end. By value, not by a key: the frame goes with the task, and a key that its page
 * has not acknowledged by then is waited for in vain.
 */
export async function finishTask(slider: Locator): Promise<void> {
  await slider.fill('100')
}

/** Logs a member in and opens the requested page. */
export async function openHome(page: Page, site: string, t: Translate, member: ReadyMember, go: string): Promise<void> {
  await page.goto(`${site}/m/login?go=${encodeURIComponent(go)}`)
  await logIn(page, t, member.username, member.password)
  await expect(page).toHaveURL((url) => url.pathname + url.search === go)
}

/** Logs out on the member page. */
export async function logOut(page: Page, site: string, t: Translate): Promise<void> {
  await page.goto(`${site}/m/member/home`)
  // A call that is answered after the logout is an error in the console.
  await waitForQuietPage(page)
  await page.getByRole('button', { name: t('logout.action') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('member.logout') })
    .click()
  await expect(page).not.toHaveURL(/\/m\/member/)
}

/** The available balance on the open wallet page, in minor units of a currency with two decimals. */
export async function readAvailable(page: Page, t: Translate): Promise<number> {
  const card = page.getByRole('region', { name: t('wallet.total') })
  await expect(card).toHaveText(/\d\.\d\d/)
  const [amount = ''] = (await card.innerText()).match(/[\d,]+\.\d\d/) ?? []
  return Number(amount.replace(/[,.]/g, ''))
}

/**
 * Adds a payout account on the withdrawal page; the bank's behaviour depends on the number's last digit
 * (docs/payment-provider.md). Withdrawals are then on hold for the seconds set for the journeys' instance (T37): a
 * later step waits for the amount field.
 */
export async function addAccount(
  page: Page,
  t: Translate,
  accountNumber: string,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page
    .getByRole('button', { name: t('withdrawal.card.add') })
    .or(page.getByRole('button', { name: t('withdrawal.other') }))
    .click()
  await page.getByLabel(t('withdrawal.card.bank')).selectOption({ index: 1 })
  await page.getByLabel(t('withdrawal.card.holder')).fill('Maria Santos')
  await page.getByLabel(t('withdrawal.card.number')).fill(accountNumber)
  await page.getByLabel(t('withdrawal.card.password'), { exact: true }).fill(PASSWORD)
  await look()
  await page.getByRole('button', { name: t('withdrawal.card.save') }).click()
}

/** Requests a payout on the withdrawal page and confirms it. */
export async function requestPayout(
  page: Page,
  t: Translate,
  amount: string,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.locator('input[inputmode="decimal"]').fill(amount)
  await page.getByRole('button', { name: t('withdrawal.review') }).click()
  await expect(page.getByText(t('withdrawal.confirm.title'))).toBeVisible()
  await look()
  await page
    .getByRole('button', { name: beginningOf(t('withdrawal.confirm.action')) })
    .last()
    .click()
}

/** Chooses an amount on the deposit page and opens the bank's page. */
export async function leaveToBank(page: Page, amount: string): Promise<void> {
  await page.locator('input[inputmode="decimal"]').fill(amount)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL(/\/\/bank\.localhost/)
}

/** The bank's own texts in the journey's language. */
export function translateBank(language: Language): (typeof bankTexts)[Language] {
  return bankTexts[language]
}

/** The lottery's own texts in the journey's language; `{name}` is filled from the values. */
export async function loadLotteryTexts(language: Language): Promise<TranslateLottery> {
  const texts = await loadTexts(language)
  return (id, values = {}) => texts[id].replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
}

/** A text up to its first value, to find elements with an amount after it. */
export function beginningOf(text: string): RegExp {
  const [beginning = ''] = text.split('{')
  return new RegExp(beginning.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

/** A member's money as returned by the screens' calls; amounts in minor units. */
interface Money {
  balanceMinor: number
  heldMinor: number
  movements: { kind: string; phase: string; amountMinor: number }[]
  deposits: { id: string; status: string }[]
  withdrawals: { id: string; status: string }[]
}

/** Reads all of the member's money in the page, with its session. */
export async function readMoney(page: Page, merchant: Merchant): Promise<Money> {
  return page.evaluate<Money>(`(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('${merchant}.session'))
    const ask = async (path) => {
      const answer = await fetch(path, { headers: { Authorization: token, Merchant: '${merchant}' } })
      return (await answer.json()).value
    }
    const [balance] = (await ask('/wps/wallet')).balances
    const movements = []
    let page = { nextCursor: '' }
    do {
      page = await ask('/wps/wallet/movement' + (page.nextCursor ? '?cursor=' + encodeURIComponent(page.nextCursor) : ''))
      movements.push(...page.items.map((item) => ({ ...item, amountMinor: Number(item.amountMinor) })))
    } while (page.nextCursor !== null && movements.length < 1000)
    return {
      balanceMinor: Number(balance.balanceMinor),
      heldMinor: Number(balance.heldMinor),
      movements,
      deposits: await ask('/wps/deposit'),
      withdrawals: await ask('/wps/withdrawal'),
    }
  })()`)
}

/**
 * The launched game: the page itself, or its frame at the merchant whose settings frame games. A launch that takes too
 * long, as on a busy machine, is begun again where the page offers it. A started game has taken its token out of the
 * address; what the launch says about prizes stays there where the browser stores nothing for frames.
 */
export async function findGame(page: Page, merchant: Merchant, t: Translate): Promise<Page | Frame> {
  const address = /\/\/arcade\.localhost(?!.*[?&]token=)/
  const retry = page.getByRole('main').getByRole('button', { name: t('game.launch.retry'), exact: true })
  let game: Page | Frame | null = null
  await expect(async () => {
    if (await retry.isVisible()) await retry.click()
    game = merchant === 'lotus' ? page.frame({ url: address }) : address.test(page.url()) ? page : null
    expect(game).not.toBeNull()
  }).toPass()
  if (!game) throw new Error('the game is not open')
  return game
}

/** Waits for the launched game where it is the page itself. */
export async function waitForGame(page: Page, t: Translate): Promise<void> {
  await findGame(page, 'aurora', t)
  await page.waitForLoadState()
}

/** Closes Google's prompt, which comes by itself at the merchant who has it and covers a small login page. */
export async function closeOneTap(page: Page, merchant: Merchant): Promise<void> {
  if (merchant !== 'lotus') return
  const prompt = page.locator('iframe[title="Sign in with Google"]')
  await prompt.contentFrame().getByRole('button', { name: 'Cancel' }).click()
  await expect(prompt).toHaveCount(0)
}

/**
 * Opens the ticket just placed: by the link of its sheet, or from the tickets when the sheet has closed at the start of
 * its draw. An answer that did not come, as on a busy machine, is asked for again where the sheet offers it.
 */
export async function openPlacedTicket(game: Page | Frame, translate: TranslateLottery): Promise<void> {
  const again = game.getByRole('button', { name: translate('lottery.unknown.action') })
  const inSheet = game.getByRole('dialog').locator('a[href^="/tickets/"]')
  const inList = game.getByRole('main').locator('a[href^="/tickets/"]').first()
  await expect(async () => {
    if (/\/tickets\/./.test(game.url())) return
    if (await again.isVisible()) await again.click()
    if (await inSheet.isVisible()) return inSheet.click({ timeout: 1_000 })
    await expect(game.getByRole('dialog')).toHaveCount(0, { timeout: 3_000 })
    await game.locator('nav a[href="/tickets"]').click({ timeout: 1_000 })
    await inList.click({ timeout: 3_000 })
  }).toPass({ timeout: scaleTimeMs(45_000) })
}
