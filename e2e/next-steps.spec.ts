import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { expect, makeUsername, test } from './journey.ts'
import {
  beginningOf,
  leaveToBank,
  logIn,
  logOut,
  openHome,
  registerMember,
  translateBank,
  waitForGame,
} from './member.ts'
import { PASSWORD } from './merchants.ts'

/** Each action offers the next one, and a hidden balance stays hidden. */
test.describe('what comes next', () => {
  test('ROLE-07 who plays for free is led to an account of their own, from there to a deposit and to the game; a hidden balance is hidden on every screen', async ({
    page,
    site,
    t,
    language,
    password,
  }) => {
    const username = makeUsername()
    const main = page.getByRole('main')

    await test.step('who plays for free is led to an account', async () => {
      await page.goto(`${site('aurora')}/m/login`)
      await logIn(page, t, 'free', password)
      await expect(page).toHaveURL(/\/m\/home$/)
      await page
        .getByRole('navigation')
        .last()
        .getByRole('link', { name: t('footer.deposit') })
        .click()
      const offer = page.getByRole('alertdialog', { name: t('member.free.title') })
      await offer.getByRole('button', { name: t('registration.submit') }).click()
      await expect(page).toHaveURL(/\/m\/register$/)
    })

    await test.step('the new member is welcomed', async () => {
      await page.getByLabel(t('field.username'), { exact: true }).fill(username)
      await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
      await page.getByLabel(t('field.confirm'), { exact: true }).fill(PASSWORD)
      await page.getByLabel(t('registration.terms', { age: '18' })).check()
      await page.getByRole('button', { name: t('registration.submit') }).click()
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(main.getByText(t('home.new.title', { name: username }))).toBeVisible()
    })

    await test.step('led from a game to a deposit, and from there to the game', async () => {
      await main.locator('a[href^="/m/launchGame"]').last().click()
      await waitForGame(page, t)
      await page.goBack()
      await page.waitForURL(/\/m\/home$/)
      await main.getByRole('link', { name: t('footer.deposit'), exact: true }).click()
      await leaveToBank(page, '1234')
      await page.getByRole('button', { name: translateBank(language)['bank.pay.approve'] }).click()
      await page.getByRole('link', { name: beginningOf(t('deposit.next.game')) }).click()
      await waitForGame(page, t)
    })

    await test.step('a hidden balance is hidden on every screen, and stays so', async () => {
      await page.goto(`${site('aurora')}/m/wallet`)
      await expect(main.getByText('₱1,234.00').first()).toBeVisible()
      await page.getByRole('button', { name: t('balance.hide') }).click()
      for (const path of ['/m/home', '/m/member/home', '/m/wallet', '/m/voucherCenter']) {
        await page.goto(site('aurora') + path)
        await expect(main.getByText('••••••').first(), path).toBeVisible()
      }
      await page.goto(`${site('aurora')}/m/history`)
      await main.getByRole('button', { name: /1,234\.00/ }).click()
      const timeline = page.getByRole('dialog')
      await expect(timeline.getByText('••••••')).toBeVisible()
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await timeline.getByRole('button', { name: t('copy.label', { name: t('wallet.story.reference') }) }).click()
      await expect(page.getByText(t('copy.done'))).toBeVisible()
      expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^[\w-]+$/)
    })
  })

  test('@twice a reload moves nothing under the thumb, for a new member and for one with money', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    const watch = `(() => {
      window.shifts = []
      const keep = (list) => {
        for (const { value, sources } of list.getEntries().filter(({ value }) => value > 0.005))
          window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 200) ?? node?.textContent)])
      }
      new PerformanceObserver(keep).observe({ type: 'layout-shift', buffered: true })
    })()`
    await page.addInitScript(watch)
    const reload = async () => {
      await page.reload()
      await expect(
        page
          .getByRole('main')
          .getByText(/[\d٠-٩]\.00/)
          .first(),
      ).toBeVisible()
      await waitForQuietPage(page)
      expect(await page.evaluate('window.shifts')).toEqual([])
    }
    await registerMember(page, site('aurora'), t, '/m/home')
    await reload()
    await logOut(page, site('aurora'), t)
    await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/home')
    await reload()
  })

  test('LOGIN-01 a tap before the hydration of a page, at its moment, or before the end of its start acts once', async ({
    page,
    context,
    site,
    t,
    newMember,
  }) => {
    const holdIdle = 'globalThis.requestIdleCallback = (run) => { globalThis.runIdle = run; return 1 }'

    await test.step('before it, repeated by an impatient one after it', async () => {
      const early = await context.newPage()
      await early.addInitScript(holdIdle)
      const script = Promise.withResolvers<void>()
      await early.route(/\/m\/assets\/.*\.js$/, (route) => script.promise.then(() => route.continue()))
      await early.goto(`${site('aurora')}/m/elott`, { waitUntil: 'commit' })
      const name = new RegExp(`^${t('game.favorite.add', { game: '.+' })}$`)
      const heart = early.getByRole('button', { name }).first()
      await heart.click()
      script.resolve()
      await expect.poll(() => early.evaluate('typeof runIdle')).toBe('function')
      await heart.click()
      const alert = early.getByRole('alertdialog')
      await expect(alert).toBeVisible()
      await alert.getByRole('button', { name: t('close'), exact: true }).click()
      await expect(alert).toBeHidden()
      await early.evaluate('runIdle()')
      await early.locator('html[data-ready]').waitFor()
      await waitForQuietPage(early)
      await expect(alert).toBeHidden()
      await early.close()
    })

    await test.step('at its moment, on a form', async () => {
      const exact = await context.newPage()
      // React's effects wait for a message, so that the button is tapped between its hydration and its readiness.
      await exact.addInitScript(`
        const { postMessage } = MessagePort.prototype
        MessagePort.prototype.postMessage = function (...args) { setTimeout(() => postMessage.apply(this, args), 50) }
        globalThis.requestIdleCallback = () => 1
        const timer = setInterval(() => {
          const button = document.querySelector('form button[type=button]:not([aria-label])')
          if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return
          clearInterval(timer)
          button.click()
          document.documentElement.dataset.tapped = ''
        })`)
      await exact.goto(`${site('aurora')}/m/login`)
      await exact.locator('html[data-tapped]').waitFor()
      await expect(exact.getByText(t('field.password.required'))).toBeVisible()
      await exact.close()
    })

    await test.step('before the end of the start', async () => {
      await openHome(page, site('aurora'), t, await newMember('aurora', 1_234), '/m/home')
      await page.addInitScript(holdIdle)
      await page.reload()
      const main = page.getByRole('main')
      await main.getByRole('button', { name: t('balance.hide') }).click()
      await expect(main.getByText('••••••').first()).toBeVisible()
      await page.evaluate('runIdle()')
      await page.locator('html[data-ready]').waitFor()
      await expect(main.getByText('••••••').first()).toBeVisible()
    })
  })
})
