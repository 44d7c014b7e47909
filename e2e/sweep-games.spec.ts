import type { Page } from '@playwright/test'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { passDraw, waitForOpenSales } from './draws.ts'
import { expect, test } from './journey.ts'
import { beginningOf, leaveToBank, loadLotteryTexts } from './member.ts'
import { plantSession, type SweptScreen, sweepScreen } from './sweep.ts'

const LOTTERIES = ['FIVE', 'FIVEDAY', 'SEA4D', 'VN27']
const GAMES = ['DICE', 'MINES', 'PLINKO', 'CRASH', 'SLOT', 'BACCARAT']

/** An address of a game, when the launch is over. */
const isGame = ({ hostname, pathname }: URL) => hostname === 'arcade.localhost' && pathname !== '/play'

/** The layout of the games' and the test bank's screens, at every size, in a language of each direction. */
test.describe('the looks', { tag: '@twice' }, () => {
  test.describe.configure({ timeout: scaleTimeMs(600_000), mode: 'parallel' })
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404 .*\/nowhere/ })

  test('DEC-37, LOTT-01 of the lottery, from the play screen to a settled draw', async ({
    page,
    site,
    language,
    newMember,
    world,
  }) => {
    const translate = await loadLotteryTexts(language)
    const launch = async (code: string) => {
      await page.goto(`${site('aurora')}/m/launchGame?code=${code}`)
      await page.waitForURL(isGame)
      await expect(page.getByRole('timer').first()).toBeVisible()
      return page.url()
    }
    const faults: string[] = []
    const sweep = async (...screens: SweptScreen[]) => {
      for (const screen of screens) faults.push(...(await sweepScreen(page, screen)))
    }
    await page.goto(`${site('aurora')}/m/download`)
    await plantSession(page, 'aurora', await newMember('aurora', 500))
    for (const code of LOTTERIES) await sweep({ name: `lottery ${code}`, address: await launch(code) })

    const address = await launch('FIVE')
    const { origin } = new URL(address)
    await waitForOpenSales(page, world.instance)
    await page.getByRole('button', { name: translate('lottery.edit.quick'), exact: true }).click()
    const review = page.getByRole('button', { name: beginningOf(translate('lottery.play.review')) })
    await review.click()
    await page.getByRole('button', { name: beginningOf(translate('lottery.confirm.action')) }).click()
    const ticket = page.locator('a[href^="/tickets/"]').first()
    await expect(ticket).toBeVisible()
    const path = (await ticket.getAttribute('href')) ?? ''
    await sweep(
      ...['/tickets', path, '/draws', '/rules', '/sorry/launch_refused', '/sorry/platform_silent', '/nowhere'].map(
        (screen) => ({ name: `lottery ${screen.replaceAll('/', ' ').slice(0, 20)}`, address: origin + screen }),
      ),
      {
        name: 'lottery review',
        address,
        prepare: async (opened) => {
          await waitForOpenSales(opened, world.instance)
          await opened.getByRole('button', { name: translate('lottery.edit.quick'), exact: true }).click()
          await review.click()
          await expect(opened.getByRole('dialog')).toBeVisible()
        },
      },
    )
    await passDraw(world.instance)
    const draw = await findLink(page, `${origin}/draws`, /^\/draws\/[^/]+$/)
    await sweep({ name: 'draw', address: draw }, { name: 'draw check', address: `${draw}/check` })

    // Outside of the first member's session, which the app would end.
    await page.goto(`${site('aurora')}/m/download`)
    await page.evaluate("sessionStorage.clear(); localStorage.removeItem('aurora.memberHere')")
    await page.goto(`${site('aurora')}/m/download`)
    await plantSession(page, 'aurora', await newMember('aurora'))
    await page.goto(`${site('aurora')}/m/launchGame?code=FIVE`)
    await page.waitForURL(/\/switch$/)
    await sweep({ name: 'switch', address: `${origin}/switch` })
    expect(faults).toEqual([])
  })

  test('DEC-37, GAME-01 of every other game', async ({ page, site, newMember }) => {
    const faults: string[] = []
    await page.goto(`${site('aurora')}/m/download`)
    await plantSession(page, 'aurora', await newMember('aurora', 500))
    for (const code of GAMES) {
      await page.goto(`${site('aurora')}/m/launchGame?code=${code}`)
      await page.waitForURL(isGame)
      const address = page.url()
      for (const [name, path] of [
        ['play', ''],
        ['verify', '/verify'],
      ])
        faults.push(...(await sweepScreen(page, { name: `game ${code} ${name}`, address: address + path })))
    }
    expect(faults).toEqual([])
  })

  test('DEC-37 of the test bank', async ({ page, site, newMember }) => {
    await page.goto(`${site('aurora')}/m/download`)
    await plantSession(page, 'aurora', await newMember('aurora'))
    await page.goto(`${site('aurora')}/m/voucherCenter`)
    await leaveToBank(page, '750')
    const address = page.url()
    const faults = [
      ...(await sweepScreen(page, { name: 'bank payment', address })),
      ...(await sweepScreen(page, { name: 'bank home', address: new URL('/', address).href })),
    ]
    expect(faults).toEqual([])
  })
})

/** The first link of a page whose path fits. */
async function findLink(page: Page, address: string, form: RegExp): Promise<string> {
  await page.goto(address)
  const links = page.getByRole('main').locator('a')
  await expect(links.first()).toBeVisible()
  const paths = await Promise.all((await links.all()).map((link) => link.getAttribute('href')))
  const path = paths.find((candidate) => candidate && form.test(candidate))
  if (!path) throw new Error(`no link of ${address} fits`)
  return new URL(path, address).href
}
