import type { Language } from '@foyer/contract'
import { loadArcadeTexts } from '@foyer/messages/arcade'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { RoundWire } from '../apps/arcade/src/game/round-wire.rules.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { beginningOf, loadLotteryTexts, openHome, waitForGame } from './member.ts'

/** The instant games, by their code at the platform. */
const GAMES = ['DICE', 'MINES', 'PLINKO', 'SLOT', 'BACCARAT'] as const

/** Texts of all instant games in the journey's language; `{name}` is filled from the values. */
async function loadTexts(language: Language) {
  const names = ['round', ...GAMES.map((code) => code.toLowerCase())]
  const loaded = await Promise.all(names.map((name) => loadArcadeTexts(language, name)))
  const texts: Record<string, string> = Object.assign({}, ...loaded)
  return (id: string, values: Record<string, string> = {}) =>
    (texts[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

type Translate = Awaited<ReturnType<typeof loadTexts>>

/** The main button of a game, whatever the stake. */
function findBet(place: Page | FrameLocator, tg: Translate) {
  return place.getByRole('button', { name: beginningOf(tg('round.bet')) })
}

/** The field of mines: tiles that can be picked. */
function findTiles(page: Page) {
  return page.locator('main [data-kind="hidden"][aria-disabled="false"]')
}

/** Longest time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 380

/**
 * Presses a button twice: the second time once it can be used again, and its effect has shown.
 * @returns whether that was a double tap: a busy machine is too slow for it; and whether the second tap placed a bet,
 * which makes the button busy
 */
async function tapTwice(button: Locator): Promise<{ isDoubleTap: boolean; isPlaced: boolean }> {
  const { gapMs, isPlaced } = await button.evaluate(async (element) => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const startMs = performance.now()
    element.click()
    do await wait(10)
    while (element.ariaDisabled === 'true' || performance.now() < startMs + 100)
    const gapMs = performance.now() - startMs
    element.click()
    await wait(0)
    return { gapMs, isPlaced: element.ariaDisabled === 'true' }
  })
  return { isDoubleTap: gapMs < DOUBLE_TAP_MS, isPlaced }
}

/** The decided or open round that the next call returns. */
async function waitForRound(page: Page, path: RegExp): Promise<RoundWire> {
  const answer = await page.waitForResponse(
    (response) => path.test(response.url()) && response.request().method() === 'POST',
  )
  const { value } = (await answer.json()) as { value: RoundWire } // the arcade's envelope
  return value
}

/** Runs in the page: keeps each text that the header shows. */
const recordHeader = `{
  const header = document.querySelector('header')
  window.looks = [header.innerText]
  const observer = new MutationObserver(() => window.looks.push(header.innerText))
  observer.observe(header, { childList: true, subtree: true, characterData: true })
}`

/** Minor units in a text with two decimals. */
function readMinor(text: string): string {
  const [amount = ''] = text.match(/[\d,]+\.\d\d/) ?? []
  return amount.replace(/[,.]/g, '')
}

/** Runs in the page: records whether an input of the game could be changed from now on. */
const watchInputs = `{
  window.isFree = false
  const look = () => {
    const inputs = [...document.querySelectorAll('main input')].filter((input) => !input.closest('dialog'))
    window.isFree ||= inputs.some((input) => !input.matches(':disabled'))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

test('DEC-34, DEC-35, DEC-37, T19 a round of each game from the lobby and back: its button is in reach, and no word of the result before it is shown', async ({
  page,
  site,
  t,
  language,
  viewport,
  newMember,
}) => {
  const tg = await loadTexts(language)
  await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/game')
  for (const code of GAMES)
    await test.step(code, async () => {
      await page.getByLabel(t('game.search')).fill(tg(`${code.toLowerCase()}.name`))
      // A tap on a tile that the search moves away would reach nothing.
      const found = page.locator('main a[href*="/m/launchGame"]').first()
      await expect(found).toHaveAttribute('href', new RegExp(`code=${code}(&|$)`))
      await found.click()
      await waitForGame(page, t)
      const header = page.locator('header')
      await expect(header).toContainText(/\d\.\d\d/)
      const before = BigInt(readMinor(await header.innerText()))
      const strip = page.getByRole('list', { name: tg('round.history.strip') }).getByRole('listitem')
      await expect(strip).toHaveCount(0)
      await takeScreenshot(page, `instant-${code.toLowerCase()}`)

      // The smallest phone, with the largest letters.
      await page.setViewportSize({ width: 320, height: 568 })
      await expect(findBet(page, tg), 'the main button is in reach').toBeInViewport({ ratio: 1 })
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      await expect(findBet(page, tg), 'the main button is in reach at 200 %').toBeInViewport({ ratio: 1 })
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      await takeScreenshot(page, `instant-large-${code.toLowerCase()}`)
      await page.evaluate("document.documentElement.style.fontSize = ''")
      if (viewport) await page.setViewportSize(viewport)

      await page.evaluate(recordHeader)
      const placed = waitForRound(page, /\/rounds$/)
      await findBet(page, tg).click()
      let round = await placed
      const stake = BigInt(round.stake)
      if (round.state !== 'open') await takeScreenshot(page, `instant-${code.toLowerCase()}-play`)
      while (round.state === 'open') {
        const stepped = waitForRound(page, /\/steps$/)
        if (round.steps.length === 2) await page.getByRole('button', { name: beginningOf(tg('round.cash')) }).click()
        else await findTiles(page).nth(7).click()
        round = await stepped
      }
      await expect(strip, 'the result is in the history').toHaveCount(1)
      const win = BigInt(round.win ?? '0')
      await expect(async () => {
        expect(readMinor(await header.innerText())).toBe(String(before - stake + win))
      }, 'stake and win are in the balance').toPass()
      const looks = await page.evaluate<string[]>('window.looks')
      const first = looks.map(readMinor).find((amount) => amount !== String(before))
      expect(first, 'the balance shows the stake before the result').toBe(String(before - stake))
      await expect(findBet(page, tg), 'the next bet is one tap away').toBeEnabled()
      await expect(page.getByRole('status').first()).toContainText(win > stake ? /\d/ : /./)
      await expectNoAxeFindings(page)
      await takeScreenshot(page, `instant-${code.toLowerCase()}-end`)

      await page.getByRole('button', { name: tg('round.rules'), exact: true }).click()
      const rules = page.getByRole('dialog', { name: tg('round.rules') })
      await expect(rules.getByText(tg('round.rules.return'))).toBeVisible()
      await expect(rules.getByText(/9[6-9]\.\d/).first()).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, `instant-${code.toLowerCase()}-rules`)
      await page.keyboard.press('Escape')
      await strip.getByRole('button').click()
      await page.getByRole('button', { name: tg('round.verify.reveal') }).click()
      await expect(page.getByText(tg('round.verify.same'))).toBeVisible()
      await page.getByRole('link', { name: tg('round.verify.back') }).click()

      await page.locator('header a').first().click()
      await page.waitForURL(`${site('aurora')}/m/game**`)
    })
})

test('DEC-35 an open field of mines is there after a reload, and is cashed out', async ({
  page,
  site,
  t,
  language,
  newMember,
}) => {
  const tg = await loadTexts(language)
  await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/home')
  await page.goto(`${site('aurora')}/m/launchGame?prize_mode=&code=MINES`)
  await waitForGame(page, t)
  await page.getByRole('button', { name: tg('mines.fewer') }).click()
  await page.getByRole('button', { name: tg('mines.fewer') }).click()
  const gems = page.locator('main [data-kind="gem"]')
  // One mine of 25: a round that ends with the first tile is played again.
  await expect(async () => {
    await findBet(page, tg).click()
    await findTiles(page).nth(12).click()
    await expect(gems).toHaveCount(1, { timeout: 3_000 })
  }).toPass()
  const picked = page.locator('main [data-kind="gem"]')
  await picked.focus()
  await page.keyboard.press('Space')
  await expect(picked, 'a picked tile keeps the focus').toBeFocused()
  const said = page
    .getByRole('status')
    .filter({ hasText: beginningOf(tg('mines.spoken', { count: '1', amount: '{' })) })
  await expect(said, 'the cash-out is said').toContainText(/\d/)
  await picked.blur()
  await page.keyboard.press('Space')
  await page.reload()
  await expect(gems, 'the field as it was left').toHaveCount(1)
  await expect(page.locator('header'), 'the balance, though a round is open').toContainText(/\d\.\d\d/)
  const cash = page.getByRole('button', { name: beginningOf(tg('round.cash')) })
  await takeScreenshot(page, 'instant-resumed')
  const paid = waitForRound(page, /\/steps$/)
  await cash.click()
  expect((await paid).state).toBe('settled')
  await expect(findBet(page, tg)).toBeEnabled()
})

test('DEC-34, DEC-35 a double tap stakes once, and on "Stop" not at all; the bet stays as it is in automatic play; a stake may be typed', async ({
  page,
  site,
  t,
  language,
  newMember,
}) => {
  const tg = await loadTexts(language)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/launchGame?code=DICE')
  await waitForGame(page, t)
  let stakes = 0
  page.on('request', (request) => {
    if (/\/rounds$/.test(request.url()) && request.method() === 'POST') stakes += 1
  })
  const bet = findBet(page, tg)
  const stop = page.getByRole('button', { name: beginningOf(tg('round.auto.stop')) })
  await expect(bet).toBeEnabled()

  await test.step('a double tap stakes once', async () => {
    await expect(async () => {
      const before = stakes
      expect(await tapTwice(bet)).toEqual({ isDoubleTap: true, isPlaced: false })
      expect(stakes - before).toBe(1)
    }).toPass()
    const before = stakes
    await expect(async () => {
      await bet.click()
      await expect.poll(() => stakes, { timeout: 500 }).toBeGreaterThan(before)
    }, 'the next bet is taken').toPass()
  })

  await test.step('the bet stays as it is in automatic play, and a double tap on "Stop" stakes nothing', async () => {
    await expect(async () => {
      await page.getByRole('button', { name: tg('round.auto'), exact: true }).click()
      await page
        .getByRole('button', { name: beginningOf(tg('round.auto.start', { count: '10', amount: '{' })) })
        .click()
      await expect(stop).toBeVisible()
      await page.evaluate(watchInputs)
      const before = stakes
      await expect.poll(() => stakes, { intervals: [50] }).toBeGreaterThan(before + 1)
      expect(await page.evaluate('window.isFree'), 'chance and stake are fixed between the rounds too').toBe(false)
      const tapped = await tapTwice(stop)
      await expect(page.getByText(tg('round.auto.end.player'))).toBeVisible()
      expect(tapped).toEqual({ isDoubleTap: true, isPlaced: false })
    }).toPass()
  })

  await test.step('a typed stake may have a comma, and nothing is played after a refusal until the next valid entry', async () => {
    const stake = page.getByLabel(beginningOf(tg('round.stake'))).first()
    const refusal = page.getByRole('alert').filter({ hasText: tg('round.stake.not_a_number') })
    await stake.fill('10,50')
    await expect(findBet(page, tg)).toContainText('10.50')
    await stake.fill('ten')
    await stake.blur()
    await expect(refusal).toBeVisible()
    await expect(stake, 'what was typed stays').toHaveValue('ten')
    await expect(findBet(page, tg), 'nothing is played that the field does not show').toBeDisabled()
    await stake.fill('20')
    await expect(refusal).toBeHidden()
    await expect(findBet(page, tg)).toContainText('20')
    await stake.fill('99999')
    await expect(findBet(page, tg)).toBeDisabled()
    await page.getByRole('button', { name: tg('round.stake.max'), exact: true }).click()
    await expect(page.getByText(tg('round.stake.all'))).toBeVisible()
    await expect(findBet(page, tg)).toBeEnabled()
  })
})

test('GAME-06, DEC-13, T34 without money a deposit is one tap away, and leads back to the game', async ({
  page,
  site,
  t,
  language,
  newMember,
}) => {
  const tg = await loadTexts(language)
  const deposit = (await loadLotteryTexts(language))('lottery.deposit')

  await test.step('from a game that is the page', async () => {
    await openHome(page, site('aurora'), t, await newMember('aurora', 0), '/m/launchGame?code=DICE')
    await waitForGame(page, t)
    const link = page.getByRole('link', { name: deposit })
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(findBet(page, tg)).toBeInViewport({ ratio: 1 })
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'instant-deposit')
    await link.click()
    await expect(page).toHaveURL(/\/m\/voucherCenter\?from=game$/)
    await page.getByRole('link', { name: t('deposit.back.game', { game: tg('dice.name') }) }).click()
    await waitForGame(page, t)
    await expect(findBet(page, tg)).toBeVisible()
    await page.goBack()
    await expect(page, 'one entry of the game: Back leaves it').not.toHaveURL(
      /arcade\.localhost|launchGame|voucherCenter/,
    )
  })

  await test.step('from a framed game the deposit opens in its page, and Back leads to the game', async () => {
    await openHome(page, site('lotus'), t, await newMember('lotus', 0), '/m/arcade')
    await page.locator('main a[href*="code=DICE"]').first().click()
    const game = page.frameLocator('iframe')
    await expect(findBet(game, tg)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${tg('dice.name')} · `))
    await game.getByRole('link', { name: deposit }).click()
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.goBack()
    await expect(findBet(game, tg)).toBeVisible()
    await page.goBack()
    await expect(page, 'one Back leads out of the game').toHaveURL(/\/m\/arcade$/)
  })
})

test.describe('an instant game without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('T20, T21 a bet is sent again until it has an answer, and is placed once', async ({
    page,
    context,
    site,
    t,
    language,
    newMember,
  }) => {
    const tg = await loadTexts(language)
    await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/launchGame?code=DICE')
    await waitForGame(page, t)
    await expect(findBet(page, tg)).toBeEnabled()
    const lost: string[] = []
    page.on('requestfailed', (request) => {
      if (/\/rounds$/.test(request.url()) && request.method() === 'POST') lost.push(request.postData() ?? '')
    })
    await context.setOffline(true)
    await findBet(page, tg).click()
    await expect.poll(() => lost.length, 'the bet, and twice again').toBe(3)
    await expect(page.getByText(tg('round.unknown'))).toBeVisible()
    const placed = waitForRound(page, /\/rounds$/)
    await context.setOffline(false)
    const { stake, win } = await placed
    expect(new Set(lost).size, 'the same request each time').toBe(1)
    await expect(page.getByText(tg('round.unknown'))).toHaveCount(0)
    const strip = page.getByRole('list', { name: tg('round.history.strip') }).getByRole('listitem')
    await expect(strip).toHaveCount(1)
    await expect(async () => {
      const shown = readMinor(await page.locator('header').innerText())
      expect(shown).toBe(String(50_000n - BigInt(stake) + BigInt(win ?? '0')))
    }, 'one stake and its win').toPass()
    await expect(findBet(page, tg)).toBeEnabled()
  })
})

test.describe('a launch of an instant game', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|dynamically imported module/ })

  test('GAME-21, OPEN-44, DEC-35 has play money for a guest, works once, and has a way on where files do not arrive', async ({
    page,
    site,
    t,
    language,
    newMember,
  }) => {
    const [tg, translate] = [await loadTexts(language), await loadLotteryTexts(language)]

    await test.step('a guest tries the slot with play money', async () => {
      await page.goto(`${site('aurora')}/m/game?q=${encodeURIComponent(tg('slot.name'))}`)
      // Before, a tap on the name in the server's list opens nothing.
      await page.locator('html[data-ready]').waitFor()
      await page.getByRole('button', { name: t('game.about', { game: tg('slot.name') }), exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('game.trial') })
        .click()
      await page.waitForURL(/\/\/arcade\.localhost/)
      const spun = waitForRound(page, /\/rounds$/)
      await findBet(page, tg).click()
      expect((await spun).currency).toBe('FUN')
      await expect(page.getByRole('list', { name: tg('round.history.strip') }).getByRole('listitem')).toHaveCount(1)
      await takeScreenshot(page, 'instant-trial')
    })

    await test.step('a link that was used says that the game must be opened again', async () => {
      await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/home')
      const launch = page.waitForRequest(/\/\/arcade\.localhost[^?]*\?/)
      await page.goto(`${site('aurora')}/m/launchGame?prize_mode=&code=DICE`)
      const used = (await launch).url()
      await waitForGame(page, t)
      await page.context().clearCookies({ domain: new URL(page.url()).hostname })
      await page.goto(used)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(
        new RegExp(
          [translate('lottery.sorry.launch_refused.title'), translate('lottery.sorry.session_missing.title')].join('|'),
        ),
      )
      await expect(findBet(page, tg)).toHaveCount(0)
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'instant-used')
    })

    await test.step('where its files do not arrive it shows a way on, which opens the game once they do', async () => {
      let count = 0
      await page.route('**/assets/texts-*-arcade-dice-*.js', (route) => {
        count += 1
        return route.abort()
      })
      await page.goto(`${site('aurora')}/m/launchGame?prize_mode=&code=DICE`)
      await waitForGame(page, t)
      const link = page.getByRole('link', { name: translate('lottery.late') })
      await expect.poll(() => count, 'the load is repeated').toBe(2)
      await expect(link).toBeHidden()
      await expect(link).toBeVisible()
      await page.unroute('**/assets/texts-*-arcade-dice-*.js')
      await link.click()
      await expect(findBet(page, tg)).toBeVisible()
      await expect(link).toBeHidden()
    })
  })
})
