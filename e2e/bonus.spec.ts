import { loadArcadeTexts } from '@foyer/messages/arcade'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { beginningOf, openHome, waitForGame } from './member.ts'

test('OPEN-39, PROMO-06, RELAY-13 a code becomes bonus money, a tournament is joined, a bet counts, and the bonus is given up at its price', async ({
  page,
  site,
  t,
  language,
  newMember,
}) => {
  const texts: Record<string, string> = await loadArcadeTexts(language, 'round')
  await openHome(page, site('aurora'), t, await newMember('aurora', 0), '/m/rewardCenter')
  const code = page.getByLabel(t('bonus.code'), { exact: true })
  await code.fill('hello50')
  await page.getByRole('button', { name: t('bonus.code.redeem'), exact: true }).click()
  await expect(page.getByText(t('bonus.state.active'), { exact: true })).toBeVisible()
  await expect(page.getByText(/50\.00/).first()).toBeVisible()
  await takeScreenshot(page, 'bonus-active')
  await expectNoAxeFindings(page)

  // A tournament is joined, and its places open.
  await page.getByRole('button', { name: t('bonus.tournament.join'), exact: true }).click()
  await expect(page.getByText(t('bonus.tournament.none'), { exact: true })).toBeVisible()
  await page.getByText(t('bonus.tournament.board'), { exact: true }).click()
  await expect(page.getByText(t('bonus.tournament.rule.stake'))).toBeVisible()

  // The bonus pays the stake, where there is no money of one's own.
  await page.goto(`${site('aurora')}/m/launchGame?code=DICE`)
  await waitForGame(page, t)
  await expect(page.locator('header')).toContainText(/50\.00/)
  const placed = page.waitForResponse(
    (answer) => /\/rounds$/.test(answer.url()) && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: beginningOf(texts['round.bet'] ?? '') }).click()
  expect((await placed).ok()).toBe(true)

  await page.goto(`${site('aurora')}/m/rewardCenter`)
  await page.getByText(t('bonus.stakes')).click()
  await expect(page.locator('details[open]').getByText(/100%/)).toBeVisible()
  await takeScreenshot(page, 'bonus-progress')

  await page.getByRole('button', { name: t('bonus.giveup'), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(t('bonus.giveup.title'))
  await dialog.getByRole('button', { name: t('bonus.giveup.keep'), exact: true }).click()
  await expect(page.getByText(t('bonus.state.active'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('bonus.giveup'), exact: true }).click()
  await dialog.getByRole('button', { name: t('bonus.giveup'), exact: true }).click()
  await expect(page.getByText(t('bonus.state.given_up'))).toBeVisible()
  await expect(page.getByText(t('bonus.state.active'), { exact: true })).toBeHidden()
})
