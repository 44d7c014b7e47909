import { loadArcadeTexts } from '@foyer/messages/arcade'
import type { Locator, Page } from '@playwright/test'
import type { RunningInstance } from '../scripts/running-instance.ts'
import { refetchAll } from './draws.ts'
import { expect, expectNoAxeFindings, type JourneyOptions, takeScreenshot, test } from './journey.ts'
import { openHome, waitForGame } from './member.ts'

const LAUNCH = '/m/launchGame?code=CRASH'
/** Time that passes at once: less than a silence of the game that interrupts a flight. */
const STEP_MS = 2_000
/** Rounds that crash before a tap can reach them are left out. */
const MAX_ROUNDS = 12
const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

type Texts = (id: string) => string

async function loadTexts(language: JourneyOptions['language']): Promise<Texts> {
  const texts = await loadArcadeTexts(language, 'crash')
  return (id) => texts[id] ?? id
}

function findControls(game: Page, text: Texts) {
  // Word and amount: the choice of a slot begins with the same word.
  const named = (id: string) =>
    game.locator('button:not([aria-pressed])').filter({ hasText: new RegExp(`^${text(id)}\\P{L}*$`, 'u') })
  return {
    bet: named('crash.bet'),
    queue: named('crash.queue'),
    cancel: named('crash.cancel'),
    placed: named('crash.withdraw').or(named('crash.placed')),
    cash: named('crash.cash'),
    auto: game.getByRole('checkbox', { name: text('crash.auto') }),
    autoField: game.getByLabel(text('crash.auto.label')),
    state: game.locator('section output'),
    spoken: game.locator('p[role="status"]'),
    phase: (phase: string) => game.locator(`section[data-phase="${phase}"]`),
    cashed: game.locator('section p').getByText(text('crash.cashed'), { exact: true }),
    balance: game.getByRole('banner').locator('bdi').last(),
  }
}
type Controls = ReturnType<typeof findControls>

async function readMoney(balance: Locator): Promise<number> {
  await expect(balance).toHaveText(/\d\.\d\d/)
  const [amount = ''] = (await balance.innerText()).match(/[\d,]+\.\d\d/) ?? []
  return Number(amount.replace(/[,.]/g, ''))
}

/** Lets the time of rounds pass until the page shows this. */
type PassRounds = (shown: Locator) => Promise<void>

function createPassRounds(page: Page, clock: Pick<RunningInstance, 'advance'>): PassRounds {
  return async (shown) => {
    while (!(await isSeen(shown, 500))) {
      await clock.advance(STEP_MS)
      await refetchAll(page)
    }
  }
}

/**
 * Bets in the next round. A bet that stands already is that bet. The button ignores a tap soon after it has changed: it
 * is pressed until the bet stands, and again when its round has passed unseen.
 */
async function bet({ bet, queue, cancel, placed, cash }: Controls, passRounds: PassRounds): Promise<void> {
  const inRound = placed.or(cash).first()
  const free = bet.or(queue)
  do {
    await expect(async () => {
      if (await free.isVisible()) await free.click({ timeout: 1_000 })
      await expect(inRound.or(cancel)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await passRounds(inRound.or(free))
  } while (await free.isVisible())
}

/** What a locked phone does to the page. */
function setHidden(page: Page, isHidden: boolean): Promise<unknown> {
  return page.evaluate(`{
    Object.defineProperty(document, 'hidden', { configurable: true, value: ${isHidden} })
    document.dispatchEvent(new Event('visibilitychange'))
  }`)
}

/** Plays rounds until one was cashed out. */
async function playUntil(controls: Controls, passRounds: PassRounds, attempt: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await bet(controls, passRounds)
    if (await attempt()) return
  }
  throw new Error('no round was won')
}

const isSeen = (locator: Locator, timeout: number) =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  )

test.describe('crash', () => {
  test.describe.configure({ mode: 'parallel' })
  test.describe('a bet', () => {
    // A round may crash before the tap of a busy machine.
    test.use({ expectedErrors: /status of 409 .*\/cash-out\)/ })

    test('GAME-01, DEC-34, DEC-35 a bet waits for its round, survives a reload, and its cash-out is in the balance', async ({
      page,
      site,
      t,
      language,
      newMember,
      world,
    }) => {
      const text = await loadTexts(language)
      await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/home')
      await page.goto(site('aurora') + LAUNCH)
      await waitForGame(page, t)
      const controls = findControls(page, text)
      const passRounds = createPassRounds(page, world.instance)
      const opening = await readMoney(controls.balance)
      expect(opening).toBe(50_000)

      await test.step('a double tap stores a bet once, and a hidden page stores none', async () => {
        await expect(async () => {
          await passRounds(controls.phase('running'))
          await controls.queue.waitFor({ timeout: 2_000 })
          const isTaken = await controls.queue.evaluate(async (button) => {
            const before = button.textContent
            button.click()
            await new Promise((resolve) => setTimeout(resolve, 150))
            const isChanged = button.textContent !== before
            button.click()
            return isChanged
          })
          expect(isTaken, 'the first tap is not too soon after a change').toBe(true)
          await expect(controls.cancel).toBeVisible({ timeout: 1_000 })
          await setHidden(page, true)
          await expect(controls.queue).toBeVisible({ timeout: 1_000 })
          await setHidden(page, false)
        }).toPass()
      })

      await test.step('a bet in the flight of others waits for the next round', async () => {
        await passRounds(controls.phase('running'))
        await expect(async () => {
          if (await isSeen(controls.queue, 2_000)) await controls.queue.click({ timeout: 1_000 })
          await expect(controls.cancel.or(controls.placed)).toBeVisible({ timeout: 1_000 })
        }).toPass()
      })

      await test.step('the round is left in the flight by a reload and found again; its cash-out is paid', async () => {
        const before = await readMoney(controls.balance)
        await playUntil(controls, passRounds, async () => {
          await passRounds(controls.phase('running'))
          await page.reload()
          if (!(await isSeen(controls.cash, 5_000))) return false
          await controls.cash.click({ timeout: 2_000 }).catch(() => undefined) // the round may crash first
          return isSeen(controls.cashed, 3_000)
        })
        await expect(controls.spoken).toContainText('×')
        await takeScreenshot(page, 'crash-cashed-out')
        expect(await readMoney(controls.balance), 'at most the stakes of lost rounds are missing').toBeGreaterThan(
          before - MAX_ROUNDS * 1_000,
        )
      })

      await test.step('an automatic cash-out is carried out without a tap, and the win is in the balance', async () => {
        await passRounds(controls.bet.or(controls.queue))
        await controls.auto.check()
        await controls.autoField.fill('1.01')
        await controls.autoField.press('Enter')
        let before = 0
        await playUntil(controls, passRounds, async () => {
          before = await readMoney(controls.balance)
          await passRounds(controls.cashed.or(controls.phase('crashed')).first())
          return isSeen(controls.cashed, 2_000)
        })
        await expect(async () => expect(await readMoney(controls.balance)).toBeGreaterThan(before)).toPass({
          timeout: 15_000,
        })
      })

      await test.step('a lost round is quiet, and the next bet is one tap away', async () => {
        await passRounds(controls.bet.or(controls.queue))
        await controls.autoField.fill('1000')
        await controls.autoField.press('Enter')
        await bet(controls, passRounds)
        await passRounds(controls.phase('running'))
        const before = await readMoney(controls.balance)
        await passRounds(controls.phase('crashed'))
        await expect(controls.cashed).toHaveCount(0)
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await takeScreenshot(page, 'crash-lost')
        await expect(controls.bet.or(controls.queue)).toBeEnabled()
        expect(await readMoney(controls.balance)).toBe(before)
      })
    })
  })

  test('@twice DEC-37 the multiplier, stake and button stand on every phone, at any size of letters', async ({
    page,
    site,
    t,
    language,
    newMember,
  }) => {
    // The button's colours change with the phase: axe looks at none in between.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const text = await loadTexts(language)
    await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/home')
    await page.goto(site('aurora') + LAUNCH)
    await waitForGame(page, t)
    const controls = findControls(page, text)
    const button = controls.bet.or(controls.queue)
    await button.waitFor()
    for (const size of sizes) {
      await page.setViewportSize(size)
      const name = `${size.width}x${size.height}`
      for (const part of [button, controls.state]) await expect(part, name).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), name).toBe(true)
      await takeScreenshot(page, `crash-${name}`)
    }
    await page.setViewportSize({ width: 320, height: 568 })
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await expect(button, '200 %').toBeInViewport({ ratio: 1 })
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), '200 %').toBe(true)
    await takeScreenshot(page, 'crash-large')
    await page.evaluate("document.documentElement.style.fontSize = ''")
    await expectNoAxeFindings(page)
  })
})
