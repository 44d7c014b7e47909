import { routes } from '../apps/web/src/routes.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { expect, test } from './journey.ts'
import { type Merchant, merchantHosts } from './merchants.ts'
import { plantSession, type SweptSize, sweepScreen } from './sweep.ts'

const GAMES = ['FIVE', 'DICE', 'MINES', 'PLINKO', 'CRASH', 'SLOT', 'BACCARAT']
/** Where words need the most room. */
const sizes: readonly SweptSize[] = [
  { width: 320, height: 568, text: 1 },
  { width: 360, height: 640, text: 1 },
  { width: 360, height: 640, text: 2 },
]
const isGame = ({ hostname, pathname }: URL) => hostname === 'arcade.localhost' && pathname !== '/play'

/** Every screen in the language of the project, with its pictures (`npm run contact-sheet`). */
test.describe('the contact sheet', () => {
  test.describe.configure({ timeout: scaleTimeMs(1_200_000) })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(async ({ context, language, port }) => {
    const urls = Object.values(merchantHosts).map((host) => `http://${host}:${port}`)
    await context.addCookies(urls.map((url) => ({ name: 'language', value: language, url })))
  })

  test('DEC-36 of every page that anybody may see', async ({ page, site }) => {
    const faults: string[] = []
    for (const { path } of routes.filter(({ access }) => access === 'anyone'))
      faults.push(
        ...(await sweepScreen(page, {
          name: path.slice(3),
          address: site('aurora') + path,
          sizes,
          isLayoutAlone: true,
        })),
      )
    expect(faults).toEqual([])
  })

  test('DEC-36 of every page of members', async ({ page, site, newMember }) => {
    await page.goto(`${site('aurora')}/m/download`)
    await plantSession(page, 'aurora', await newMember('aurora', 1_000))
    const faults: string[] = []
    for (const path of ['/m/home', ...routes.filter(({ access }) => access === 'member').map(({ path }) => path)])
      faults.push(
        ...(await sweepScreen(page, {
          name: `member ${path.slice(3)}`,
          address: site('aurora') + path,
          sizes,
          isLayoutAlone: true,
        })),
      )
    expect(faults).toEqual([])
  })

  test('DEC-36 of every game', async ({ page, site, newMember }) => {
    await page.goto(`${site('aurora')}/m/download`)
    await plantSession(page, 'aurora', await newMember('aurora', 1_000))
    const faults: string[] = []
    for (const code of GAMES) {
      await page.goto(`${site('aurora')}/m/launchGame?code=${code}`)
      await page.waitForURL(isGame)
      faults.push(
        ...(await sweepScreen(page, { name: `game ${code}`, address: page.url(), sizes, isLayoutAlone: true })),
      )
    }
    expect(faults).toEqual([])
  })

  for (const merchant of Object.keys(merchantHosts) as Merchant[]) // Object.keys loses the literal keys
    test(`TMPL-06 of the home page, the help centre and the games of ${merchant}`, async ({
      page,
      site,
      newMember,
    }) => {
      const faults: string[] = []
      const sweep = async (name: string, path: string) =>
        faults.push(
          ...(await sweepScreen(page, {
            name: `${merchant} ${name}`,
            address: site(merchant) + path,
            sizes,
            isLayoutAlone: true,
          })),
        )
      await sweep('home', '/m/home')
      await sweep('help', '/m/helpCenter')
      if (merchant !== 'lotus') await plantSession(page, merchant, await newMember(merchant))
      await sweep('games', '/m/game')
      expect(faults).toEqual([])
    })
})
