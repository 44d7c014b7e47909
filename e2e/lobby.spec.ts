import { favoriteGames, nextDraw, saveFavoriteGame } from '@foyer/contract'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { DRAW_SECONDS } from './draws.ts'
import { holdCalls } from './held-calls.ts'
import { expect, makeUsername, takeScreenshot, test } from './journey.ts'
import { openHome } from './member.ts'
import { PASSWORD } from './merchants.ts'

test('OPEN-41 the lobby stays where it is scrolled before its script arrives, and after Back its field keeps what is typed', async ({
  page,
  site,
  t,
}) => {
  await test.step('scrolled before its script arrives', async () => {
    const script = Promise.withResolvers<void>()
    await page.route(/\/m\/assets\/.*\.js$/, (route) => script.promise.then(() => route.continue()))
    await page.goto(`${site('aurora')}/m/game`, { waitUntil: 'commit' })
    await page.locator('main a[href^="/m/launchGame"]').nth(8).waitFor()
    await page.evaluate('scrollTo(0, 120)')
    expect(await page.evaluate('scrollY'), 'the page is higher than the window').toBe(120)
    script.resolve()
    await page.locator('html[data-ready]').waitFor()
    await waitForQuietPage(page)
    expect(await page.evaluate('scrollY')).toBe(120)
  })

  await test.step('loaded by Back', async () => {
    await page.locator('nav a[href="/m/activity"]').last().click()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await page.reload()
    await page.locator('html[data-ready]').waitFor()
    await page.goBack()
    const field = page.getByLabel(t('game.search'))
    await field.click()
    await field.pressSequentially('fiv', { delay: 100 })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('fiv')
    await expect(page).toHaveURL(/\?q=fiv$/)
  })
})

test.describe('a member’s games', () => {
  test.use({ expectedErrors: /status of 503/ })

  test('OPEN-41, RELAY-16, RELAY-18, DEC-37 ten games have no row of the last ones; favorites on a bad network are not said to be none, and none flips back', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    const lists = `**${favoriteGames.path}*`
    const failure = {
      status: 503,
      json: { success: false, value: null, message: '', errorCode: 'service_unavailable' },
    }
    const add = page.getByRole('button', { name: new RegExp(`^${t('game.favorite.add', { game: '.+' })}$`) })
    const remove = page.getByRole('button', { name: new RegExp(`^${t('game.favorite.remove', { game: '.+' })}$`) })
    await openHome(page, site('aurora'), t, await newMember('aurora', 1_000), '/m/home')

    await test.step('favorites that load or could not be loaded are not said to be none', async () => {
      const loading = Promise.withResolvers<void>()
      await page.route(lists, (route) => loading.promise.then(() => route.fulfill(failure)))
      await page.goto(`${site('aurora')}/m/game?show=favorite`)
      await expect(page.locator('main').getByRole('status')).toBeVisible()
      await expect(page.getByText(t('game.favorites.none'))).toHaveCount(0)
      loading.resolve()
      await expect(page.locator('#content').getByText(t('state.error.title'))).toBeVisible()
      await expect(page.getByText(t('game.favorites.none'))).toHaveCount(0)
      await takeScreenshot(page, 'lobby-favorites-failed')
      await page.unroute(lists)
      await page.getByRole('button', { name: t('retry') }).click()
      await expect(page.getByText(t('game.favorites.none'), { exact: true })).toBeVisible()
    })

    await test.step('marked in a row they are sent one after another', async () => {
      const list = await holdCalls(page, 'GET', lists)
      await page.goto(`${site('aurora')}/m/arcade`)
      const writes = await holdCalls(page, 'POST', `**${saveFavoriteGame.path}`)
      await expect.poll(list.count).toBe(1)
      for (let count = 1; count <= 3; count += 1) {
        await add.first().click()
        await expect(remove).toHaveCount(count)
      }
      const loaded = page.waitForResponse(lists)
      list.release()
      expect((await (await loaded).json()).value, 'the list from before the writes').toEqual([])
      await expect(remove).toHaveCount(3)
      await remove.first().click()
      await expect.poll(writes.count, 'the others wait for the first').toBe(1)
      const saved = page.waitForResponse(lists)
      writes.release()
      expect((await (await saved).json()).value).toHaveLength(2)
      await expect(remove).toHaveCount(2)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    await test.step('a saved one stays marked while the list hangs, and when it cannot be loaded', async () => {
      const hanging = Promise.withResolvers<void>()
      const answered = Promise.withResolvers<void>()
      await page.route(lists, async (route) => {
        const response = await route.fetch()
        answered.resolve()
        await hanging.promise
        // The page may have aborted it meanwhile.
        await route.fulfill({ response }).catch(() => undefined)
      })
      await page.clock.install()
      await page.goto(`${site('aurora')}/m/arcade`)
      await answered.promise
      let failures = 0
      await page.route(lists, (route) => {
        failures += 1
        return route.fulfill(failure)
      })
      const saved = page.waitForResponse(`**${saveFavoriteGame.path}`)
      await add.first().click()
      await saved
      hanging.resolve()
      await expect(remove).toHaveCount(1)
      // Until the list is no longer repeated.
      await expect(async () => {
        const before = failures
        expect(before).toBeGreaterThan(1)
        await page.clock.runFor(20_000)
        await waitForQuietPage(page)
        expect(failures).toBe(before)
      }).toPass()
      await expect(remove).toHaveCount(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    await test.step('ten games seen at a glance have no row of the last ones and no order', async () => {
      await page.goto(`${site('aurora')}/m/game`)
      const about = page.getByRole('button', { name: new RegExp(`^${t('game.about', { game: '.+' })}$`) })
      await expect(about.first()).toBeVisible()
      await waitForQuietPage(page)
      await expect(page.getByRole('region', { name: t('home.recent.first') })).toHaveCount(0)
      await expect(page.getByText(t('game.sort'), { exact: true })).toHaveCount(0)
    })
  })
})

test('GAME-20 Back from a failed launch leads to the lobby, not to the login before it, and the next Back leads on', async ({
  page,
  site,
  t,
}) => {
  const fail = async () => {
    await expect(page.getByRole('heading', { name: t('game.launch.failed') })).toBeVisible()
    await page.getByRole('link', { name: t('game.launch.back'), exact: true }).click()
  }
  await page.route('**/wps/game/launchGame?*', (route) =>
    route.fulfill({ json: { success: false, value: null, message: '', errorCode: 'game_unavailable' } }),
  )

  await test.step('of a guest, who registers first', async () => {
    await page.goto(`${site('aurora')}/m/elott`)
    await page.locator('html[data-ready]').waitFor()
    await page.locator('main a[href^="/m/launchGame"]').first().click()
    await expect(page).toHaveURL(/\/m\/login\?/)
    await page.locator('main a[href^="/m/register"]').first().click()
    await expect(page).toHaveURL(/\/m\/register/)
    await page.getByLabel(t('field.username'), { exact: true }).fill(makeUsername())
    await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('field.confirm'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('registration.terms', { age: '18' })).check()
    await page.getByRole('button', { name: t('registration.submit') }).click()
    await fail()
    await expect(page).toHaveURL(/\/m\/elott$/)
  })

  await test.step('of a member', async () => {
    await page.goto(`${site('aurora')}/m/home`)
    await page.locator('html[data-ready]').waitFor()
    await page.locator('main a[href="/m/game"]').first().click()
    await expect(page).toHaveURL(/\/m\/game$/)
    await page.locator('main a[href^="/m/launchGame"]').first().click()
    await fail()
    await expect(page).toHaveURL(/\/m\/game$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})

test('DEC-35 a lottery that does not answer is asked for the result of a closed draw a few times, not for ever', async ({
  page,
  site,
  t,
}) => {
  // In the page, so that an answer comes between two steps of the clock.
  await page.addInitScript(`
    globalThis.looks = 0
    const { fetch } = globalThis
    const failure = { success: false, value: null, message: '', errorCode: 'service_unavailable' }
    globalThis.fetch = (input, init) => {
      if (!String(input.url ?? input).includes('${nextDraw.path}')) return fetch(input, init)
      looks += 1
      return Promise.resolve(Response.json(failure, { status: 503 }))
    }`)
  await page.clock.install()
  await page.goto(`${site('aurora')}/m/home`)
  await page.locator('html[data-ready]').waitFor()
  await page.clock.runFor((Number(DRAW_SECONDS) + 60) * 1_000)
  await expect(page.getByText(t('home.draw.closed'))).toBeVisible()
  const before = await page.evaluate<number>('looks')
  expect(before, 'it is asked').toBeGreaterThan(0)
  for (let passedMs = 0; passedMs < 80_000; passedMs += 2_000) await page.clock.runFor(2_000)
  expect((await page.evaluate<number>('looks')) - before).toBeLessThan(25)
})
