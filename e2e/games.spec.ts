import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { openHome, registerMember } from './member.ts'

/** The intentionally failed call of a journey. */
const refusals = /Failed to load resource.*404/

test.describe('games', () => {
  test('ROUTE-20, ROUTE-27 can be looked through, and a category without games says so', async ({ page, site, t }) => {
    await page.goto(`${site('aurora')}/m/game`)
    const games = page.locator('main a[href^="/m/launchGame"]')
    await expect(games.first()).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'games')
    await page.getByLabel(t('game.search')).fill('zzz')
    await expect(page.getByText(t('game.search.none'), { exact: true })).toBeVisible()
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: t('game.search.clear') }).click()
    await expect(games.first()).toBeVisible()
    await page.goto(`${site('aurora')}/m/fish`)
    await expect(page.getByText(t('game.empty'), { exact: true })).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'games-empty')
  })

  test('@twice OPEN-41, RELAY-16 search forgives a mistake, the sheet shows the facts, and a favorite stays', async ({
    page,
    site,
    t,
  }) => {
    await registerMember(page, site('aurora'), t, '/m/game')
    const play = page.locator('main a:is([href$="code=FIVE"], [href*="code=FIVE&"])')
    await page.getByLabel(t('game.search')).fill('fiev')
    await expect(play).toBeVisible()
    await expect(page, 'the search stands in the address').toHaveURL(/\?q=fiev$/)
    await page
      .getByRole('button', { name: new RegExp(`^${t('game.about', { game: '.+' })}$`) })
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(t('game.rtp'), { exact: true })).toBeVisible()
    await expect(sheet.getByText(t('game.volatility.high'), { exact: true })).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'game-sheet')
    await sheet.getByRole('button', { name: new RegExp(`^${t('game.favorite.add', { game: '.+' })}$`) }).click()
    const added = new RegExp(`^${t('game.favorite.remove', { game: '.+' })}$`)
    await expect(sheet.getByRole('button', { name: added })).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.reload()
    await expect(page.getByLabel(t('game.search'))).toHaveValue('fiev')
    await page.getByRole('button', { name: t('game.favorites'), exact: true }).click()
    await expect(page.getByRole('button', { name: added }).first()).toBeVisible()
    await play.click()
    await page.waitForURL(/\/\/arcade\.localhost/)
  })

  test('OPEN-41, CONF-39 a guest who marks a favorite is asked to log in', async ({ page, site, t }) => {
    await page.goto(`${site('aurora')}/m/elott`)
    await page
      .getByRole('button', { name: new RegExp(`^${t('game.favorite.add', { game: '.+' })}$`) })
      .first()
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('login.action') })
      .click()
    await expect(page).toHaveURL((url) => url.pathname === '/m/login' && url.searchParams.get('go') === '/m/elott')
  })

  test('can be read without script', async ({ browser, site, locale, viewport }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale, viewport })
    const page = await context.newPage()
    await page.goto(`${site('aurora')}/m/elott`)
    await expect(page.locator('main a[href^="/m/launchGame"]').first()).toBeVisible()
    await context.close()
  })
})

test('@twice GAME-06, T34 a framed game is played below the balance, and its own way back closes it', async ({
  page,
  site,
  t,
  newMember,
}) => {
  await openHome(page, site('lotus'), t, await newMember('lotus'), '/m/elott')
  await page.locator('main a[href^="/m/launchGame"]').first().click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('timer')).toBeVisible()
  await expect(page.locator('main header')).toContainText(/\d/)
  await expectNoAxeFindings(page)
  await takeScreenshot(page, 'game-frame')
  await game.locator('a[href$="/wps/game/return"]').first().click()
  await expect(page).toHaveURL(/\/m\/elott$/)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goForward()
  await game.getByRole('timer').waitFor()
  await page.getByRole('button', { name: t('game.frame.close') }).click()
  await expect(page, 'a game that has been left once more').toHaveURL(/\/m\/elott$/)
})

test.describe('a launch', () => {
  test.use({ expectedErrors: refusals })

  test('GAME-03, GAME-20, LOTT-04 says after ten seconds that it took too long, and works when tried again', async ({
    page,
    site,
    t,
  }) => {
    await registerMember(page, site('aurora'), t, '/m/elott')
    await page.route('**/wps/game/launchGame?*', () => new Promise(() => undefined))
    await page.locator('main a[href^="/m/launchGame"]').first().click()
    await expect(page.getByText(t('game.launch.loading'))).toBeVisible()
    await takeScreenshot(page, 'launch')
    await expect(page.getByText(t('timeout_retry_please'))).toBeVisible({ timeout: 15_000 })
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'launch-late')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: t('game.launch.retry') }).click()
    await page.waitForURL(/\/\/arcade\.localhost/)
    await page.goBack()
    await expect(page, 'the way back from a game does not open it again').toHaveURL(/\/m\/elott$/)
  })

  test('T5 of a game that does not exist leads back to a page of ours only', async ({ page, site, t }) => {
    await registerMember(page, site('aurora'), t, '/m/home')
    await page.goto(`${site('aurora')}/m/launchGame?prize_mode=&code=NONE&backUrl=https://evil.example/m/home`)
    await expect(page.getByText(t('error.game_not_found'))).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'launch-missing')
    await page.getByRole('link', { name: t('game.launch.back'), exact: true }).click()
    await expect(page).toHaveURL(`${site('aurora')}/m/home`)
  })
})
