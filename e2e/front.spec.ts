import { favoriteGames, gameList, systemStatus } from '@foyer/contract'
import { type OtherPlatform, startOtherPlatform } from '../apps/server/src/testing/other-platform.ts'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { logOut, waitForGame } from './member.ts'
import { siteOf } from './merchants.ts'

/** Calls that the other platform refuses or does not support. */
const refusals = /Failed to load resource.*40[04]/

test.use({ serviceWorkers: 'allow' })

for (const isNonStandard of [false, true]) {
  test.describe(`DEC-01, DEC-02 in front of another platform${isNonStandard ? ' with manners of its own' : ''}`, () => {
    test.use({ expectedErrors: refusals })
    let other: OtherPlatform
    let front: RunningInstance

    test.beforeAll(async ({ world }) => {
      // The worker's instance, behind another platform's manners.
      other = await startOtherPlatform(`http://127.0.0.1:${world.instance.port}`, { isNonStandard })
      front = await startInstance({ env: { WPS_UPSTREAM: other.origin } })
    })
    test.afterAll(async () => {
      await front?.remove()
      await other?.close()
    })

    test('OPEN-41, SESS-13, SESS-14, SESS-18 a member logs in, which loads each thing once, plays, sees favorites, and is told what is not offered', async ({
      page,
      password,
      t,
    }) => {
      const site = siteOf('aurora', front.port)
      // BOOT-10: the document has no settings of this visitor.
      const asked = page.waitForResponse((response) => new URL(response.url()).pathname === systemStatus.path)
      await page.goto(`${site}/m/home`)
      await expect(page.locator('main a[href^="/m/launchGame"]').first()).toBeVisible()
      expect((await asked).status()).toBe(200)
      await expectNoAxeFindings(page)
      await takeScreenshot(page, `front-home-${isNonStandard}`)

      await page.goto(`${site}/m/helpCenter`)
      await expect(page.getByText(t('help.intro'))).toBeVisible()
      await waitForQuietPage(page)
      await expect(page.locator('#about')).toHaveCount(0)
      await expect(page.locator('#contact')).toHaveCount(0)
      await expect(page.getByText(t('footer.service'), { exact: true })).toHaveCount(0)

      const loads: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/inbox$|MCSFE_getDepositSetting|getPlayerRankProgress|getPromoCodeEnable/.test(pathname))
          loads.push(pathname)
      })
      await page.goto(`${site}/m/login`)
      await page.getByLabel(t('field.username'), { exact: true }).fill('demo')
      await page.getByLabel(t('field.password'), { exact: true }).fill('wrong1pass')
      await page.locator('form button[type="submit"]').click()
      await expect(page.getByText(t('error.login.cred.err'))).toBeVisible()
      await page.getByLabel(t('field.password'), { exact: true }).fill(password)
      // The form accepts no second attempt for half a second (LOGIN-03).
      await expect(async () => {
        // An earlier try may have left the page in the meantime.
        const submit = page.locator('form button[type="submit"]')
        if (await submit.isVisible()) await submit.click({ timeout: 1_000 })
        await expect(page).toHaveURL(`${site}/m/home`, { timeout: 2_000 })
      }).toPass()
      await expect(() => expect(loads).toHaveLength(4)).toPass()
      await waitForQuietPage(page)
      expect(loads.toSorted()).toEqual([...new Set(loads)].toSorted())
      await page.goto(`${site}/m/member/home`)
      await expect(page.getByText('demo').first()).toBeVisible()
      await expect(page.getByText(t('member.money'), { exact: true })).toBeHidden()
      await expectNoAxeFindings(page)
      await takeScreenshot(page, `front-member-${isNonStandard}`)

      await page.goto(`${site}/m/wallet`)
      await expect(page.getByText(t('coming_soon'), { exact: true })).toHaveCount(1)
      await expect(page.getByText(t('wallet.history'), { exact: true })).toHaveCount(0)
      await expectNoAxeFindings(page)
      await takeScreenshot(page, `front-wallet-${isNonStandard}`)

      await page.goto(`${site}/m/elott`)
      await page.locator('main a[href^="/m/launchGame"]').first().click()
      await waitForGame(page, t)

      // The other platform's own list: what saves a favorite is a call of ours (OPEN-41, RELAY-16).
      const list = await page.request.get(`${site}${gameList.path}?limit=1`)
      await page.route(`**${favoriteGames.path}*`, async (route) => route.fulfill({ body: await list.text() }))
      await page.goto(`${site}/m/game?show=favorite`)
      await expect(page.locator('main ul a[href^="/m/launchGame"]')).toHaveCount(1)
      await expect(page.getByRole('button', { name: new RegExp(t('game.favorites'), 'i') })).toHaveCount(1)

      await logOut(page, site, t)
      await expect(page.getByText(t('member.logout.failed'))).toBeHidden()
      await page.goto(`${site}/m/member/home`)
      await expect(page).toHaveURL(/\/m\/login/)
    })
  })
}
