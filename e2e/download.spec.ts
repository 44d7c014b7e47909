import { availablePromotions, downloadSettings, trackingSettings } from '@foyer/contract'
import type { Locator, Page } from '@playwright/test'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { registerMember } from './member.ts'
import { OFFERS_MS, passOffers, passUntilVisible } from './offers.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
/** The popup comes this long after the offers. */
const popupMs = 20_000

/** The page's own answer with other fields. */
async function changeAnswer(page: Page, path: string, change: object): Promise<void> {
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    await route.fulfill({ response, json: { ...envelope, value: { ...envelope.value, ...change } } })
  })
}

/** Goes from page to page until something comes over one. */
async function goUntilVisible(page: Page, wanted: Locator): Promise<void> {
  await page.locator('html[data-ready]').waitFor()
  await expect(async () => {
    for (const path of ['/m/activity', '/m/home']) {
      await page.locator('nav').last().locator(`a[href="${path}"]`).tap()
      await expect(page).toHaveURL((url) => url.pathname === path)
    }
    await page.clock.runFor(OFFERS_MS)
    await expect(wanted).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: scaleTimeMs(60_000) })
}

// Time passes at the journey's word as well.
test.beforeEach(({ page }) => page.clock.install())

test.describe('a merchant with an app', () => {
  test.use({ userAgent: iphone, expectedErrors: /art\/gone\.svg/ })

  test('BAR-01 BAR-02 BAR-06 BAR-09..16 CONF-38 OPEN-02 ENT-18 FLAG-26 DEC-21 what comes over a page takes turns: consent, the bar of the app, its popup, and the bar of the referral programme', async ({
    page,
    site,
    t,
  }) => {
    const answer = (value: unknown) => ({ json: { success: true, value, message: null, errorCode: null } })
    const bar = page.getByRole('complementary')
    const popup = page.getByRole('dialog')
    const appLink = bar.getByRole('link', { name: t('download.action') })
    const tapItem = async (path: string) => {
      await page.locator('nav').last().locator(`a[href="${path}"]`).tap()
      await expect(page).toHaveURL((url) => url.pathname === path)
    }
    const startVisit = async () => {
      await page.goto(`${site('aurora')}/m/home`)
      await page.locator('html[data-ready]').waitFor()
      await tapItem('/m/activity')
    }
    await changeAnswer(page, trackingSettings.path, {
      partners: [{ name: 'Facebook', purpose: 'advertising' }],
      consentVersion: 'e2e',
    })
    const banner = { id: 'r', groupName: 'm_top', url: '/m/art/gone.svg', title: 'Invite', subtitle: '' }
    const target = { linkageType: 'URL', linkage: '/m', roomId: null, nodeId: null, gameType: null, vendor: null }
    await page.route(`**${availablePromotions.path}*`, (route) =>
      route.fulfill(answer({ REFERRAL: { enabled: true, count: 0 } })),
    )
    await page.route('**/wps/content/banner?groupName=m_top', (route) =>
      route.fulfill(answer([{ ...banner, ...target }])),
    )

    await test.step('consent', async () => {
      await startVisit()
      const consent = page.getByRole('complementary', { name: t('consent.title') })
      await passUntilVisible(page, consent)
      await tapItem('/m/home')
      await expect(bar).toHaveCount(1)
      await consent.getByRole('button', { name: t('consent.no') }).tap()
      await expect(consent).toBeHidden()
    })

    await test.step('the bar of the app comes with the next page, and once closed gives way to its popup', async () => {
      await goUntilVisible(page, bar)
      await expect(appLink).toHaveAttribute('href', /\/m\/app\.mobileconfig$/)
      await expect(appLink).not.toHaveAttribute('target')
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'download-bar')
      await bar.getByRole('button', { name: t('close') }).tap()
      await expect(popup.getByText(t('download.grade', { grade: '5.0' }))).toBeAttached()
      await expect(popup.getByRole('img').first()).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'download-popup')
      await popup.getByLabel(t('download.today')).check()
      await popup.getByRole('button', { name: t('close') }).tap()
      await expect(popup).toBeHidden()
    })

    await test.step('the bar of the referral programme comes after it, in the next visit as well', async () => {
      await goUntilVisible(page, bar)
      await expect(bar.locator('img'), 'the picture is missing').toHaveAttribute('src', '/m/art/referral.webp')
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'referral-bar')
      await startVisit()
      await passOffers(page)
      await goUntilVisible(page, bar)
      await expect(appLink, 'closed for the visit').toHaveCount(0)
      await bar.getByRole('link').tap()
      await expect(page).toHaveURL(/\/m\/inviteFriends$/)
      await expect(bar).toHaveCount(0)
    })

    await test.step('closed for the visit', async () => {
      await goUntilVisible(page, bar)
      await bar.getByRole('button', { name: t('close') }).tap()
      await expect(bar).toHaveCount(0)
      await startVisit()
      await passOffers(page)
      await tapItem('/m/home')
      await expect(bar).toHaveCount(0)
    })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('OPEN-01 OPEN-50 BAR-02 BAR-23 BAR-24 BAR-27 BAR-28 ENT-18 its popup comes by itself after a while on the home page, with the banners of both groups; the install page leads to the app', async ({
    page,
    site,
    t,
  }) => {
    await page.goto(`${site('aurora')}/m/home`)
    await page.locator('html[data-ready]').waitFor()
    await page.getByRole('banner').first().tap()
    const popup = page.getByRole('dialog')
    await passOffers(page, popupMs / 3)
    await expect(popup).toBeHidden()
    await passUntilVisible(page, popup, popupMs)
    await expect(popup.getByRole('img', { name: /./ })).toHaveCount(2)
    await expect(popup.getByRole('link', { name: t('download.action') })).toBeVisible()

    await page.goto(`${site('aurora')}/m/download`)
    const link = page.getByRole('link', { name: t('install.link.profile') })
    await expect(link).toHaveAttribute('href', /\/m\/app\.mobileconfig$/)
    await expect(page.getByText(t('install.warning.app', { merchant: 'Aurora' }))).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'download-page')
    const download = page.waitForEvent('download')
    await link.tap()
    expect((await download).suggestedFilename()).toBe('app.mobileconfig')
  })
})

test.describe('inside of the native app', () => {
  test.use({ userAgent: iphone })

  /** A wrapper of version 2.5.0 that does not know its store. */
  const wrapper = `globalThis.asked = []
  globalThis.answers = { version: '2.5.0' }
  globalThis.foyerBridge = {
    onmessage: null,
    postMessage(text) {
      const { id, verb } = JSON.parse(text)
      asked.push(verb)
      const answer = verb in answers ? { id, ok: true, value: answers[verb] } : { id, ok: false, error: 'unknown' }
      setTimeout(() => this.onmessage?.({ data: JSON.stringify(answer) }))
    },
  }`

  test('BAR-03 MODAL-08..12 FLAG-21 FOOT-21 FOOT-23 DEP-03 a newer version is offered, once mandatory and once not; the app opens a deposit itself, after the precheck has let the member pass', async ({
    page,
    site,
    t,
  }) => {
    const dialog = page.getByRole('alertdialog')
    const update = dialog.getByRole('button', { name: t('update.app.action') })
    await page.addInitScript({ content: wrapper })
    await changeAnswer(page, downloadSettings.path, { latestVersion: '2.6.0' })
    const open = async () => {
      await page.goto(`${site('aurora')}/m/home`)
      await page.locator('html[data-ready]').waitFor()
      await page.getByRole('banner').first().tap()
      await passUntilVisible(page, dialog)
    }

    await test.step('a mandatory update cannot be put off', async () => {
      await page.route('**/m/home', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const body = html.replace('"whitelabelVal":{', '"whitelabelVal":{"MANDATORYAPPUPDATES3":true,')
        await route.fulfill({ response, body })
      })
      await open()
      await expect(dialog.getByRole('button')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await page.clock.runFor(1_000)
      await expect(update).toBeVisible()
      await page.unroute('**/m/home')
    })

    await test.step('another one closes with its animation, and is gone', async () => {
      await open()
      await expect(dialog.getByRole('heading')).toHaveText(t('update.app.title'))
      await expect(dialog.getByText(t('update.app.body'))).toBeVisible()
      await expect(update).toBeVisible()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, 'app-upgrade')
      await page.evaluate(`addEventListener('transitionrun', ({ target }) => {
        if (target.matches?.('[role="alertdialog"][data-ending-style]')) globalThis.hasLeft = true
      })`)
      await dialog.getByRole('button', { name: t('update.later') }).tap()
      await expect(dialog).toHaveCount(0)
      expect(await page.evaluate('globalThis.hasLeft')).toBe(true)
      await expect(page.getByRole('complementary')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    await test.step('a deposit', async () => {
      await registerMember(page, site('aurora'), t, '/m/home')
      await passOffers(page)
      await page.evaluate(`
        answers.open = null
        globalThis.prechecks = []
        globalThis.foyerDepositPrecheck = async () => prechecks.push(globalThis.mayDeposit) && globalThis.mayDeposit`)
      const deposit = page.locator('nav').last().locator('a[href="/m/voucherCenter"]')
      const listOpened = () => page.evaluate(`asked.filter((verb) => verb === 'open')`)
      for (const mayDeposit of [false, true]) {
        await page.evaluate(`globalThis.mayDeposit = ${mayDeposit}`)
        await deposit.tap()
        await expect.poll(() => page.evaluate('prechecks.at(-1)')).toBe(mayDeposit)
        await expect.poll(listOpened).toEqual(mayDeposit ? ['open'] : [])
      }
      expect(await page.evaluate('prechecks')).toEqual([false, true])
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  })
})
