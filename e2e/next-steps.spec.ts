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
  test('a new member is welcomed, led to a deposit, and from there to the game', async ({
    page,
    site,
    t,
    language,
  }) => {
    const username = makeUsername()
    await page.goto(`${site('aurora')}/m/register`)
    await page.getByLabel(t('field.username'), { exact: true }).fill(username)
    await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('field.confirm'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('registration.terms', { age: '18' })).check()
    await page.getByRole('button', { name: t('registration.submit') }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    const main = page.getByRole('main')
    await expect(main.getByText(t('home.new.title', { name: username }))).toBeVisible()

    await main.locator('a[href^="/m/launchGame"]').last().click()
    await waitForGame(page, t)
    await page.goBack()
    await page.waitForURL(/\/m\/home$/)
    await main.getByRole('link', { name: t('footer.deposit'), exact: true }).click()
    await leaveToBank(page, '500')
    await page.getByRole('button', { name: translateBank(language)['bank.pay.approve'] }).click()
    await page.getByRole('link', { name: beginningOf(t('deposit.next.game')) }).click()
    await waitForGame(page, t)
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
      await page.waitForTimeout(500)
      expect(await page.evaluate('window.shifts')).toEqual([])
    }
    await registerMember(page, site('aurora'), t, '/m/home')
    await reload()
    await logOut(page, site('aurora'), t)
    await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/home')
    await reload()
  })

  test('ROLE-07 who plays for free is led to an account of their own', async ({ page, site, t, password }) => {
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
    await expect(page.getByRole('button', { name: t('registration.submit') })).toBeVisible()
  })

  test('a hidden balance is hidden on every screen, and stays so', async ({ page, site, t, newMember }) => {
    await openHome(page, site('aurora'), t, await newMember('aurora', 1_234), '/m/wallet')
    const main = page.getByRole('main')
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

  test('a tap between the hydration of the page and the end of its start acts once', async ({
    page,
    site,
    t,
    newMember,
  }) => {
    await openHome(page, site('aurora'), t, await newMember('aurora', 1_234), '/m/home')
    await page.addInitScript('globalThis.requestIdleCallback = (run) => { globalThis.runIdle = run; return 1 }')
    await page.reload()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('balance.hide') }).click()
    await expect(main.getByText('••••••').first()).toBeVisible()
    await page.evaluate('runIdle()')
    await page.locator('html[data-ready]').waitFor()
    await expect(main.getByText('••••••').first()).toBeVisible()
  })

  test('LOGIN-01 a tap on a form at the moment of its hydration sends it', async ({ page, site, t }) => {
    // React's effects wait for a message, so that the button is tapped between its hydration and its readiness.
    await page.addInitScript(`
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
    await page.goto(`${site('aurora')}/m/login`)
    await page.locator('html[data-tapped]').waitFor()
    await expect(page.getByText(t('field.password.required'))).toBeVisible()
  })

  test('a tap before hydration, repeated by an impatient one after it, acts once', async ({ page, site, t }) => {
    await page.addInitScript('globalThis.requestIdleCallback = (run) => { globalThis.runIdle = run; return 1 }')
    const script = Promise.withResolvers<void>()
    await page.route(/\/m\/assets\/.*\.js$/, (route) => script.promise.then(() => route.continue()))
    await page.goto(`${site('aurora')}/m/elott`, { waitUntil: 'commit' })
    const heart = page.getByRole('button', { name: new RegExp(`^${t('game.favorite.add', { game: '.+' })}$`) }).first()
    await heart.click()
    script.resolve()
    await expect.poll(() => page.evaluate('typeof runIdle')).toBe('function')
    await heart.click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: t('close'), exact: true }).click()
    await expect(alert).toBeHidden()
    await page.evaluate('runIdle()')
    await page.locator('html[data-ready]').waitFor()
    await page.waitForTimeout(500)
    await expect(alert).toBeHidden()
  })
})
