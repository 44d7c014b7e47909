import { gameList, gameMatches, gameTrialLaunch, gameVendor } from '@foyer/contract'
import { loadArcadeTexts } from '@foyer/messages/arcade'
import type { Page } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { openHome, waitForGame } from './member.ts'

/** The intentionally failed calls of journeys. */
const refusals = /Failed to load resource.*40[04]/

test.describe('the lobby of a guest', () => {
  test.use({ expectedErrors: refusals })

  test('OPEN-41, ROUTE-20, ROUTE-28, ROUTE-32, RELAY-17, RELAY-21, CONF-39 is searched, filtered, ordered and left, and Back leads to the same list', async ({
    page,
    site,
    t,
  }) => {
    const games = page.locator('main a[href^="/m/launchGame"]')
    const search = page.getByLabel(t('game.search'))
    const about = page.getByRole('button', { name: new RegExp(`^${t('game.about', { game: '.+' })}$`) })
    const readNames = () => about.allInnerTexts()
    const hot = page.locator('main search').getByRole('button', { name: t('game.hot'), exact: true })

    await test.step('a name typed before the scripts are there is searched for', async () => {
      const typed = Promise.withResolvers<void>()
      await page.route(/\/m\/assets\/.*\.js$/, (route) => typed.promise.then(() => route.continue()))
      await page.goto(`${site('aurora')}/m/game`, { waitUntil: 'commit' })
      await search.fill('zzz')
      typed.resolve()
      await expect(page.getByText(t('game.search.none'), { exact: true })).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      await expectNoAxeFindings(page)
      await page.getByRole('button', { name: t('game.search.clear') }).click()
      await expect(games.first()).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'games')
    })

    await test.step('a field that is tapped before the scripts are there keeps no search of the address', async () => {
      const tapped = Promise.withResolvers<void>()
      await page.route(/\/m\/assets\/.*\.js$/, (route) => tapped.promise.then(() => route.continue()))
      await page.goto(`${site('aurora')}/m/game?q=five`, { waitUntil: 'commit' })
      await search.focus()
      tapped.resolve()
      await page.locator('html[data-ready]').waitFor()
      await page.unrouteAll({ behavior: 'wait' })
      await search.pressSequentially('dice')
      await expect(search).toHaveValue('dice')
      await expect(page).toHaveURL(/\?q=dice$/)
    })

    await test.step('filters and the order stand in the address, and are there again on the way back', async () => {
      // Ten games are offered no order; one in the address holds, and can be changed.
      await expect(page.getByLabel(t('game.sort'))).toHaveCount(0)
      await page.goto(`${site('aurora')}/m/game?sort=name`)
      await expect(page.getByLabel(t('game.sort'))).toHaveValue('name')
      await expect(async () => {
        const shown = await readNames()
        expect(shown.length).toBeGreaterThan(6)
        expect(shown).toEqual(
          [...shown].sort(new Intl.Collator(await page.evaluate('document.documentElement.lang')).compare),
        )
      }).toPass()
      await hot.click()
      await expect(page).toHaveURL(/show=hot/)
      const found = await readNames()
      await page.locator('main nav a[href="/m/elott"]').click()
      await expect(page).toHaveURL(/\/m\/elott$/)
      await expect(page.locator('main nav a[aria-current="page"] img')).toHaveAttribute(
        'src',
        '/m/art/category-elott.webp',
      )
      await page.goBack()
      await expect(page).toHaveURL(/sort=name/)
      await expect.poll(readNames).toEqual(found)
      await page.reload()
      await expect.poll(readNames).toEqual(found)
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'games-filtered')
    })

    await test.step('a filter that was reset in a search keeps its place, and a game leads back to the search', async () => {
      await search.fill('e')
      const all = page.locator('main search').getByRole('button', { name: t('all'), exact: true })
      await all.click()
      await expect(page).not.toHaveURL(/show=hot/)
      await expect(all).toBeFocused()
      await page.locator('main ul a[href^="/m/launchGame"]').first().click()
      await page.waitForURL(/\/m\/login/)
      const launch = new URL(new URL(page.url()).searchParams.get('go') ?? '', page.url())
      expect(launch.searchParams.get('backUrl')).toBe('/m/game?q=e&sort=name')
    })

    await test.step('Back from the category “All” leads to the filtered list again', async () => {
      await page.goto(`${site('aurora')}/m/game`)
      await page.locator('html[data-ready]').waitFor()
      await hot.click()
      await expect(page).toHaveURL(/\?show=hot$/)
      await page.locator('main nav a[href="/m/game"]').click()
      await expect(page).toHaveURL(/\/m\/game$/)
      await expect(hot).toHaveAttribute('aria-pressed', 'false')
      await page.goBack()
      await expect(page).toHaveURL(/\?show=hot$/)
      await expect(hot).toHaveAttribute('aria-pressed', 'true')
      await page.goForward()
      await expect(hot).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('a category without games says so', async () => {
      await page.goto(`${site('aurora')}/m/fish`)
      await expect(page.getByText(t('game.empty'), { exact: true })).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'games-empty')
    })

    await test.step('who marks a favorite is asked to log in', async () => {
      await page.goto(`${site('aurora')}/m/elott`)
      await page
        .getByRole('button', { name: new RegExp(`^${t('game.favorite.add', { game: '.+' })}$`) })
        .first()
        .click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText(t('game.favorite.login'))
      await alert.getByRole('button', { name: t('login.action') }).click()
      await expect(page).toHaveURL((url) => url.pathname === '/m/login' && url.searchParams.get('go') === '/m/elott')
    })

    await test.step('a list of hundreds is whole where its categories fail, and a retry brings them', async () => {
      const { value } = await (await page.request.get(`${site('aurora')}${gameList.path}?limit=1`)).json()
      const many = Array.from({ length: 300 }, (_, index) => ({
        ...value[0],
        gameCode: `G${index}`,
        title: `No ${index}`,
      }))
      await page.route(`**${gameList.path}*`, (route) => {
        const limit = new URL(route.request().url()).searchParams.get('limit')
        return route.fulfill({ json: { success: true, value: many.slice(0, limit ? Number(limit) : undefined) } })
      })
      // The call fails until the button is pressed: an automatic retry may come before it.
      await page.route(`**${gameVendor.path}*`, async (route) => {
        if (await page.evaluate<boolean>('window.isPressed === true')) await route.continue()
        else await route.fulfill({ status: 400, json: { success: false } })
      })
      // A page without the lobby's calls embedded.
      await page.goto(`${site('aurora')}/m/helpCenter`)
      await page.locator('html[data-ready]').waitFor()
      await page.evaluate(`addEventListener('click', () => { window.isPressed = true }, true)`)
      await page.evaluate("history.pushState(null, '', '/m/game')")
      const failure = page.locator('main').getByText(t('state.error.title'))
      await expect(failure).toBeVisible()
      await search.fill('299')
      await expect(page.locator('main a[href*="code=G299"]')).toBeVisible()
      await page.getByRole('button', { name: t('retry'), exact: true }).click()
      await expect(failure).toHaveCount(0)
      await expect(page.locator('main nav a[href="/m/elott"]')).toBeVisible()
    })
  })
})

test('OPEN-41, DEC-37 games stand above the fold, can be read without script, and Back leads to its place in their list', async ({
  page,
  browser,
  site,
  t,
  locale,
  viewport,
}) => {
  for (const { width, height, part } of [
    { width: 360, height: 640, part: 1 },
    { width: 320, height: 568, part: 0.25 },
  ]) {
    await page.setViewportSize({ width, height })
    for (const path of ['/m/game', '/m/rng', '/m/elott']) {
      await page.goto(`${site('aurora')}${path}`)
      await page.locator('html[data-ready]').waitFor()
      const game = await page.locator('main a[href*="/m/launchGame"] img').first().boundingBox()
      const bar = await page.getByRole('navigation', { name: t('footer.label') }).boundingBox()
      if (!game || !bar) throw new Error(`no game or no bar on ${path}`)
      expect(game.y + game.height * part, `${path} at ${width} × ${height}`).toBeLessThanOrEqual(bar.y)
    }
  }

  await test.step('Back, also where the browser does not keep the place', async () => {
    if (viewport) await page.setViewportSize(viewport)
    await page.addInitScript("history.scrollRestoration = 'manual'")
    await page.goto(`${site('aurora')}/m/game?sort=name`)
    await page.locator('html[data-ready]').waitFor()
    await expect(page.getByLabel(t('game.sort'))).toHaveValue('name')
    await page.evaluate('scrollTo(0, 200)')
    await expect.poll(() => page.evaluate('scrollY')).toBe(200)
    await page.locator('nav a[href="/m/activity"]').last().dispatchEvent('click')
    await page.waitForURL(/\/m\/activity$/)
    await page.goBack()
    await expect.poll(() => page.evaluate('scrollY')).toBe(200)
  })

  await test.step('without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale, viewport })
    const plain = await context.newPage()
    await plain.goto(`${site('aurora')}/m/elott`)
    await expect(plain.locator('main a[href^="/m/launchGame"]').first()).toBeVisible()
    await context.close()
  })
})

test('OPEN-41, RELAY-16, RELAY-18, RELAY-19 a member finds a game, keeps it, and goes on with the one left open', async ({
  page,
  site,
  t,
  language,
  newMember,
}) => {
  await openHome(page, site('aurora'), t, await newMember('aurora', 1_000), '/m/home')
  await expect(page.getByRole('heading', { name: t('home.hot') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('home.recent') }), 'before the first game').toHaveCount(0)

  await test.step('search forgives a mistake, the sheet shows the facts, and a favorite stays', async () => {
    await page.goto(`${site('aurora')}/m/game`)
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
    await page.getByLabel(t('game.search')).fill('')
    await page.getByRole('button', { name: t('game.favorites'), exact: true }).click()
    await expect(page.getByRole('button', { name: added }).first()).toBeVisible()
    await play.click()
    await waitForGame(page, t)
  })

  await test.step('a game left open is first on the home page, and goes on where it was', async () => {
    const texts = await loadArcadeTexts(language, 'round')
    const bet = new RegExp(`^${texts['round.bet']?.replace('{amount}', '.+')}$`)
    await page.goto(`${site('aurora')}/m/arcade`)
    await page.locator('main a[href*="code=MINES"]').first().click()
    await waitForGame(page, t)
    const tiles = page.locator('button[data-kind="hidden"][aria-disabled="false"]')
    await page.getByRole('button', { name: bet }).click()
    await expect(tiles).toHaveCount(25)
    await page.goto(`${site('aurora')}/m/home`)
    const recent = page.getByRole('region', { name: t('home.recent') })
    await expect(recent.getByRole('link').first()).toHaveAttribute('href', /code=MINES/)
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'home-recent')
    await recent.getByRole('link').first().click()
    await waitForGame(page, t)
    await expect(tiles, 'the bet is still in play').toHaveCount(25)
  })
})

test.describe('a launch', () => {
  test.use({ expectedErrors: refusals })

  test('GAME-03, GAME-20, LOTT-04, T5 that takes ten seconds or has no game says so and has a way on', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    await openHome(page, site('aurora'), t, await newMember('aurora', 1_000), '/m/home')

    await test.step('a game that does not exist leads back to a page of ours only', async () => {
      await page.goto(`${site('aurora')}/m/launchGame?prize_mode=&code=NONE&backUrl=https://evil.example/m/home`)
      await expect(page.getByText(t('error.game_not_found'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'launch-missing')
      await page.getByRole('link', { name: t('game.launch.back'), exact: true }).click()
      await expect(page).toHaveURL(`${site('aurora')}/m/home`)
    })

    await test.step('a late one works when tried again', async () => {
      await page.goto(`${site('aurora')}/m/elott`)
      await page.clock.install()
      const asked = page.waitForRequest('**/wps/game/launchGame?*')
      await page.route('**/wps/game/launchGame?*', () => new Promise(() => undefined))
      await page.locator('main a[href^="/m/launchGame"]').first().click()
      await expect(page.getByText(t('game.launch.loading'))).toBeVisible()
      await takeScreenshot(page, 'launch')
      await asked
      await page.clock.runFor(10_000)
      await expect(page.getByText(t('timeout_retry_please'))).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'launch-late')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: t('game.launch.retry') }).click()
      await waitForGame(page, t)
      await page.goBack()
      await expect(page, 'the way back from a game does not open it again').toHaveURL(/\/m\/elott$/)
    })
  })
})

test.describe('a framed game', () => {
  test.use({ expectedErrors: /Content Security Policy/ })

  test('GAME-03, GAME-06, T34 shows while it loads, is played below its name, and its own way back closes it', async ({
    page,
    site,
    t,
    port,
    newMember,
  }) => {
    await openHome(page, site('lotus'), t, await newMember('lotus'), '/m/elott')
    const launch = page.locator('main a[href^="/m/launchGame"]').first()
    const close = page.getByRole('button', { name: t('game.frame.close') })
    const game = page.frameLocator('iframe')

    await test.step('a heavy game is shown in its frame while it loads', async () => {
      const shown = Promise.withResolvers<void>()
      await page.route(/\/\/arcade\.localhost.*\.js$/, (route) => shown.promise.then(() => route.continue()))
      await launch.click()
      await expect(close).toBeVisible()
      shown.resolve()
      await expect(game.getByRole('timer')).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      await expect(page.locator('main header')).toContainText(/\p{L}/u)
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'game-frame')
    })

    await test.step('a way back of the game, or the button, closes it', async () => {
      await expect(game.locator('a[href$="/wps/game/return"]'), 'the arcade leaves it to the page').toHaveCount(0)
      const [, framed] = page.frames()
      await framed?.evaluate(`setTimeout(() => location.assign('${site('lotus')}/wps/game/return'))`)
      await expect(page).toHaveURL(/\/m\/elott$/)
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.goForward()
      await game.getByRole('timer').waitFor()
      await close.click()
      await expect(page, 'a game that has been left once more').toHaveURL(/\/m\/elott$/)
    })

    await test.step('a page from before its merchant framed the vendor is loaded anew, and the game opens', async () => {
      await page.route(/\/m\/elott$/, async (route) => {
        // Node.js finds no hosts below localhost.
        const { host, pathname } = new URL(route.request().url())
        const headers = { ...(await route.request().allHeaders()), host }
        const response = await route.fetch({ url: `http://localhost:${port}${pathname}`, headers })
        const policy = response.headers()['content-security-policy']?.replace(/frame-src [^;]*/, "frame-src 'self'")
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy ?? '' } })
      })
      await page.goto(`${site('lotus')}/m/elott`)
      // Before, the link is followed by the browser itself, to a page of its own.
      await page.locator('html[data-ready]').waitFor()
      const renewed = page.waitForRequest(
        (request) => request.isNavigationRequest() && /\/m\/launchGame/.test(request.url()),
      )
      await launch.click()
      await renewed
      await expect(game.getByRole('timer')).toBeVisible()
      await close.click()
      await expect(page).toHaveURL(/\/m\/elott$/)
    })
  })
})

test('@twice BANR-02, BANR-03, BANR-04, BANR-07, RELAY-11, RELAY-18, GAME-05, DEC-13, DEC-37 banners go on until they are touched and lead where they say, the place of the last games keeps its height, and matches open their game', async ({
  page,
  site,
  t,
  newMember,
}) => {
  /** Time of one banner, with a margin. */
  const stayMs = 6_500
  const row = page.getByRole('region', { name: t('home.banners') })
  const dot = (number: number) =>
    row.getByRole('button', { name: t('home.banner.position', { number: String(number), total: '5' }) })
  const links = row.getByRole('link')
  const readMoves = () => page.evaluate<number>('globalThis.moves')
  const open = async () => {
    await page.goto(`${site('aurora')}/m/home`)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
  }
  await page.addInitScript(`{
    const scrollTo = Element.prototype.scrollTo
    globalThis.moves = 0
    Element.prototype.scrollTo = function (...given) {
      if (this.localName === 'ul') globalThis.moves += 1
      return scrollTo.apply(this, given)
    }
  }`)
  await page.clock.install()

  await test.step('the banners stand still for whoever prefers less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open()
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(stayMs * 2)
    expect(await readMoves()).toBe(0)
  })

  await test.step('for others they go on until they are touched', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open()
    await page.clock.runFor(stayMs)
    await expect(dot(1)).toHaveAttribute('aria-current', 'false')
    await links.nth(1).dispatchEvent('pointerdown')
    const moves = await readMoves()
    expect(moves).toBeGreaterThan(0)
    await page.clock.runFor(stayMs * 2)
    expect(await readMoves()).toBe(moves)
  })

  await test.step('each leads where its row says', async () => {
    await expect(links).toHaveCount(5)
    for (const number of [1, 2, 3, 4, 5]) {
      await dot(number).click()
      await expect(dot(number)).toHaveAttribute('aria-current', 'true')
      await takeScreenshot(page, `banner-${number}`)
    }
    await links.nth(4).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('www.gamblingtherapy.org')
    await question.getByRole('button').first().click()
    await expect(question).toHaveCount(0)
    await links.nth(3).click()
    await expect(page).toHaveURL(/\/m\/activity\?id=welcome$/)
    await page.goBack()
    await links.nth(1).click()
    await expect(page).toHaveURL(/\/m\/helpCenter$/)
    await page.goBack()
    await links.nth(0).click()
    await expect(page).toHaveURL((url) =>
      /^\/m\/launchGame\?prize_mode=&code=FIVE/.test(url.searchParams.get('go') ?? ''),
    )
  })

  await test.step('a reload keeps no place for the last games of a member who has not played', async () => {
    await openHome(page, site('aurora'), t, await newMember('aurora', 1_000), '/m/home')
    await expect(page.getByRole('heading', { name: t('home.hot') })).toBeVisible()
    await waitForQuietPage(page)
    await page.addInitScript(`
      globalThis.heights = new Set()
      const look = () => {
        const place = document.querySelector('main nav + div')
        if (place && document.styleSheets.length > 0) heights.add(place.offsetHeight)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    `)
    await page.reload()
    await waitForQuietPage(page)
    expect(await page.evaluate('[...heights]')).toEqual([0])
  })

  await test.step('a match that runs is marked, and its game is launched with it', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    const answer = async (path: string) => (await (await page.request.get(site('aurora') + path)).json()).value
    const [bets] = await answer(`${gameList.path}?limit=1`)
    const [category] = await answer(gameVendor.path)
    const game = { ...bets, gameCode: 'BETS', gameClassify: 'SPORTS', launchMode: 'GAME', vendor: 'acme' }
    const [league, homeTeam] = ['Premier League of the northern islands, women', 'Tsukuba Institute of Technology']
    const matches = [-1, 3, 30].map((hours, index) => {
      const startsAt = new Date(Date.now() + hours * 3_600_000).toISOString()
      return { matchId: `M${index}`, gameCode: 'BETS', vendor: 'acme', league, homeTeam, awayTeam: 'AZ', startsAt }
    })
    const values = {
      [gameList.path]: [game],
      [gameVendor.path]: [{ ...category, gameClassify: 'SPORTS', gameCount: 1 }],
      [gameMatches.path]: matches,
    }
    for (const [path, value] of Object.entries(values))
      await page.route(`**${path}*`, (route) => route.fulfill({ json: { success: true, value } }))
    await page.goto(`${site('aurora')}/m/helpCenter`)
    await page.locator('html[data-ready]').waitFor()
    // A page without the lobby's calls embedded.
    await page.evaluate("history.pushState(null, '', '/m/sports')")
    const matchLinks = page.getByRole('region', { name: t('game.matches') }).getByRole('link')
    await expect(matchLinks).toHaveCount(3)
    await expect(page.getByText(t('game.match.live'))).toHaveCount(1)
    await expect(matchLinks.first()).toContainText(t('game.match.live'))
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'matches')
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await takeScreenshot(page, 'matches-large')
    const asked = page.waitForRequest('**/wps/game/launchGame?*')
    await matchLinks.first().click()
    const query = new URL((await asked).url()).searchParams
    expect([query.get('gameCode'), query.get('matchId'), query.get('backUrl')]).toEqual(['BETS', 'M0', '/m/sports'])
  })
})

/** The page of a merchant whose games start only in the app or from the home screen. */
async function startInAppOnly(page: Page): Promise<void> {
  await page.route(/\/m\/(game|elott|launchGame)\b/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('"whitelabelVal":{', '"whitelabelVal":{"STARTGAMEINAPP3":true,')
    await route.fulfill({ response, body })
  })
}

/** The bridge of a native app that refuses every call. */
const nativeApp = `globalThis.foyerBridge = {
  onmessage: null,
  postMessage(text) {
    const { id } = JSON.parse(text)
    setTimeout(() => this.onmessage?.({ data: JSON.stringify({ id, ok: false, error: 'unknown' }) }))
  },
}`

test('GAME-04, FLAG-09, NATIVE-01 games that start only in the app or from the home screen', async ({
  page,
  site,
  t,
  language,
  newMember,
}) => {
  await startInAppOnly(page)
  const name = (await loadArcadeTexts(language, 'slot'))['slot.name'] ?? ''
  const tryFree = async () => {
    await page.goto(`${site('aurora')}/m/game?q=${encodeURIComponent(name)}`)
    await page.locator('html[data-ready]').waitFor()
    await page.getByRole('button', { name: t('game.about', { game: name }), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('game.trial') })
      .click()
  }

  await test.step('a trial does not start in a browser', async () => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await tryFree()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText(t('label_start_game_error'))
    expect(calls).not.toContain(gameTrialLaunch.path)
    await alert.getByRole('button', { name: t('game.launch.install') }).click()
    await expect(page).toHaveURL(/\/m\/app$/)
  })

  await page.addInitScript(nativeApp)

  await test.step('it starts in the app', async () => {
    await tryFree()
    await page.waitForURL(/\/\/arcade\.localhost/)
  })

  await test.step('a game that the app has opened in the phone’s browser is no failure', async () => {
    // The app keeps its page and opens another host outside.
    await page.route(/\/\/arcade\.localhost/, (route) => route.fulfill({ status: 204 }))
    await openHome(page, site('aurora'), t, await newMember('aurora'), '/m/elott')
    await page.clock.install()
    const opened = () => page.waitForRequest(/\/\/arcade\.localhost/)
    const first = opened()
    await page.locator('main a[href^="/m/launchGame"]').first().click()
    await expect(page.getByText(t('game.launch.loading'))).toBeVisible()
    await page.clock.runFor(1_000)
    await first
    await page.clock.runFor(10_000)
    await expect(page.getByRole('heading', { name: t('game.launch.outside') })).toBeVisible()
    await expect(page.getByText(t('timeout_retry_please'))).toHaveCount(0)
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'launch-outside')
    const again = opened()
    await page.getByRole('button', { name: t('game.launch.outside.again') }).click()
    await expect(page.getByText(t('game.launch.loading'))).toBeVisible()
    await page.clock.runFor(1_000)
    await again
    await page.clock.runFor(10_000)
    await page.getByRole('link', { name: t('game.launch.back'), exact: true }).click()
    await expect(page).toHaveURL(/\/m\/elott$/)
  })
})
