import type { Page } from '@playwright/test'
import { passDraw, refetchAll, waitForOpenSales } from './draws.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { beginningOf, loadLotteryTexts, openHome, waitForGame } from './member.ts'

const LAUNCH = '/m/launchGame?prize_mode=STANDARD&code=FIVE'
/** Small phones, and what the bar over a framed game leaves of them. */
const sizes = [
  { width: 320, height: 520 },
  { width: 320, height: 568 },
  { width: 360, height: 592 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** Elements that overflow the page horizontally, or are clipped by their own box. */
function listTruncatedElements(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('#app *')].flatMap((part) => {
    const { left, right, width } = part.getBoundingClientRect()
    if (width <= 1) return []
    const isOut = left < -1 || right > innerWidth + 1
    const isCut = part.matches('button, a, p, label span, dd') && part.scrollWidth > part.clientWidth + 1
      && getComputedStyle(part).display !== 'inline'
    return isOut || isCut ? [part.tagName + '.' + part.className + ' ' + part.textContent.slice(0, 40)] : []
  })`)
}

test.describe('the lottery', () => {
  test.describe.configure({ mode: 'parallel' })

  test('@twice DEC-35, DEC-37 number, stake and the way on stand within reach on every phone, at any size of letters', async ({
    page,
    site,
    t,
    language,
    newMember,
    world,
  }) => {
    const translate = await loadLotteryTexts(language)
    await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/home')
    await page.goto(site('aurora') + LAUNCH)
    await waitForGame(page, t)
    const review = page.getByRole('button', { name: beginningOf(translate('lottery.play.review')) })
    const stake = page.getByRole('textbox', { name: translate('lottery.stake') })
    const number = page.getByRole('group', { name: translate('lottery.edit.title') })
    await expect(page.getByRole('timer')).toBeVisible()
    await page.keyboard.type('12345')
    await expect(number, 'digits are typed').toContainText('12345')

    for (const size of sizes) {
      await page.setViewportSize(size)
      const name = `${size.width}x${size.height}`
      await expect(review, name).toBeInViewport({ ratio: 1 })
      for (const part of [page.getByRole('timer'), number, stake]) {
        await expect(part, `${name} without scrolling`).toBeInViewport({ ratio: 1 })
      }
      const box = await review.boundingBox()
      const chips = await page.getByRole('group', { name: translate('lottery.stake.chips') }).boundingBox()
      const isApart = size.width > size.height || (chips?.y ?? 0) + (chips?.height ?? 0) <= (box?.y ?? 0)
      expect(isApart, `${name}: the bar covers no stake`).toBe(true)
      expect(await listTruncatedElements(page), name).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), name).toBe(true)
      await takeScreenshot(page, `lottery-${name}`)
    }

    await page.setViewportSize({ width: 320, height: 568 })
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await expect(review, '200 %').toBeInViewport({ ratio: 1 })
    expect((await review.boundingBox())?.height, '200 %: the bar stays low').toBeLessThan(60)
    await stake.scrollIntoViewIfNeeded()
    expect(await listTruncatedElements(page), '200 %').toEqual([])
    await takeScreenshot(page, 'lottery-large')
    await page.evaluate("document.documentElement.style.fontSize = ''")
    await page.setViewportSize({ width: 360, height: 640 })

    await waitForOpenSales(page, world.instance)
    await page.getByRole('button', { name: translate('lottery.edit.quick'), exact: true }).click()
    await page
      .getByRole('group', { name: translate('lottery.edit.quick') })
      .getByRole('button')
      .nth(2)
      .click()
    await review.click()
    const place = page
      .getByRole('dialog')
      .getByRole('button', { name: beginningOf(translate('lottery.confirm.action')) })
    await expect(place, 'six lines, and the way on is in view').toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('dialog').getByRole('timer')).toBeInViewport({ ratio: 1 })
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'lottery-review')
  })

  test('DEC-35 the balls tell first: good wishes end with the draw, and no balance says more than they do', async ({
    page,
    site,
    t,
    language,
    newMember,
    world,
  }) => {
    const translate = await loadLotteryTexts(language)
    await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/home')
    await page.goto(site('aurora') + LAUNCH)
    await waitForGame(page, t)
    const balance = page.getByRole('banner').locator('bdi').last()
    await waitForOpenSales(page, world.instance)
    await page.getByRole('button', { name: translate('lottery.edit.quick'), exact: true }).click()
    await page.getByRole('button', { name: beginningOf(translate('lottery.play.review')) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: beginningOf(translate('lottery.confirm.action')) })
      .click()
    const wishes = page.getByRole('heading', { name: translate('lottery.placed.title') })
    await expect(wishes).toBeVisible()
    await expect(balance).toHaveText(/495\.00/)
    await passDraw(world.instance)
    await refetchAll(page)
    await expect(wishes, 'the sheet leaves when the balls fall').toBeHidden()
    const ends = (['win', 'even', 'partly', 'none'] as const).map(
      (end) => beginningOf(translate(`lottery.outcome.${end}`)).source,
    )
    const reported = page.getByText(new RegExp(ends.filter((end) => end !== '').join('|'))).first()
    while (!(await reported.isVisible())) {
      await expect(balance, 'before the balls lie').toHaveText(/495\.00/, { timeout: 1_000 })
    }
    await takeScreenshot(page, 'lottery-told')
    await expect(
      page.getByRole('button', { name: translate('lottery.repeat'), exact: true }),
      'once more at one tap',
    ).toBeVisible()
  })
})
