import { systemCountry } from '@foyer/contract'
import { routes } from '../apps/web/src/routes.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { expect, test } from './journey.ts'
import { plantSession, type SweptScreen, sweepScreen } from './sweep.ts'

/** Pages with content that depends on their address. */
const further: Partial<Record<string, readonly string[]>> = {
  '/m/activity': ['?id=welcome', '?id=gone'],
  '/m/login': ['?go=%2Fm%2Fwallet'],
  '/m/security': ['?part=passkeys', '?part=sessions', '?part=logins'],
}
const isForMembers = ({ access }: { access: string }) => access === 'member'

/** The layout of every screen of the web app, at every size, in a language of each direction. */
test.describe('the looks', { tag: '@twice' }, () => {
  // All screens: on a busy machine they take longer than the timeout of a journey.
  test.describe.configure({ timeout: scaleTimeMs(600_000), mode: 'parallel' })
  test.use({
    expectedErrors: /404 .*\/m\/missing/,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('DEC-37 of every page that anybody may see', async ({ page, site, t }) => {
    const screens: SweptScreen[] = routes
      .filter((route) => route.access === 'anyone')
      .flatMap(({ path }) => ['', ...(further[path] ?? [])].map((query) => path + query)) // addresses of the table
      .map((path) => ({ name: path.slice(3).replace('?', ' '), address: site('aurora') + path }))
    screens.push(
      { name: 'home of lotus', address: `${site('lotus')}/m/home` },
      {
        name: 'language sheet',
        address: `${site('aurora')}/m/news`,
        prepare: async (opened) => {
          await opened.getByRole('button', { name: t('language.title') }).click()
          await expect(opened.getByRole('dialog')).toBeVisible()
        },
      },
      {
        name: 'contacts',
        address: `${site('aurora')}/m/helpCenter#contact`,
        prepare: async (opened) => await expect(opened.getByRole('dialog').getByRole('link').first()).toBeVisible(),
      },
      {
        name: 'wrong login',
        address: `${site('aurora')}/m/login`,
        prepare: async (opened) => {
          await opened.getByRole('button', { name: t('session.login.submit') }).click()
          await expect(opened.locator('[aria-invalid="true"]').first()).toBeFocused()
        },
      },
    )
    const faults: string[] = []
    for (const screen of screens) faults.push(...(await sweepScreen(page, screen)))
    expect(faults).toEqual([])
  })

  test('DEC-37 of every page of members', async ({ page, site, t, newMember }) => {
    await page.goto(`${site('aurora')}/m/download`)
    await plantSession(page, 'aurora', await newMember('aurora', 1_000))
    const screens: SweptScreen[] = [
      '/m/home',
      '/m/notice',
      '/m/missing',
      ...routes.filter(isForMembers).flatMap(({ path }) => ['', ...(further[path] ?? [])].map((query) => path + query)), // addresses of the table
    ].map((path) => ({ name: `member ${path.slice(3).replace(/[/?]/, ' ')}`, address: site('aurora') + path }))
    screens.push({
      name: 'movement',
      address: `${site('aurora')}/m/history`,
      prepare: async (opened) => {
        await opened
          .getByRole('button', { name: t('wallet.kind.deposit') })
          .last()
          .click()
        await expect(opened.getByRole('dialog').getByText(t('wallet.story.reference'))).toBeVisible()
      },
    })
    const faults: string[] = []
    for (const screen of screens) faults.push(...(await sweepScreen(page, screen)))
    expect(faults).toEqual([])
  })
})

test.describe('the looks in China', { tag: '@twice' }, () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  })

  test('DEC-37, MODAL-17, OPEN-74 of the notice about browsers, the tallest of all dialogs', async ({
    page,
    site,
    t,
  }) => {
    const value = { countryCode: 'CN' }
    await page.route(`**${systemCountry.path}`, (route) => route.fulfill({ json: { success: true, value } }))
    const notice: SweptScreen = {
      name: 'notice in China',
      address: `${site('aurora')}/m/news`,
      prepare: async (opened) => {
        // The first interaction starts the deferred work.
        await opened.keyboard.press('Tab')
        await expect(opened.getByRole('link', { name: t('china.360') })).toBeVisible()
      },
    }
    expect(await sweepScreen(page, notice)).toEqual([])
  })
})
