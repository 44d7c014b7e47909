import { loadArcadeTexts } from '@foyer/messages/arcade'
import { expect, test } from './journey.ts'
import { beginningOf, openHome, readAvailable, waitForGame } from './member.ts'
import { ageBrowser, oldUserAgents } from './old-browser.ts'

for (const name of ['ios', 'chrome'] as const)
  test.describe(`a phone with ${name} of the year 2018`, () => {
    test.use({ userAgent: oldUserAgents[name] })

    test('DEC-45 shows home, logs in, reads the wallet and plays a round, with the bundle for old phones', async ({
      page,
      site,
      t,
      language,
      newMember,
    }) => {
      await page.addInitScript(ageBrowser, name)
      await page.goto(`${site('aurora')}/m/home`)
      await page.locator('html[data-ready]').waitFor()
      expect(await page.evaluate(() => String(BigInt))).not.toContain('native code')

      await openHome(page, site('aurora'), t, await newMember('aurora', 500), '/m/wallet')
      expect(await readAvailable(page, t)).toBe(50_000)

      const tg = Object.assign({}, await loadArcadeTexts(language, 'round'))
      await page.goto(`${site('aurora')}/m/launchGame?code=DICE`)
      await waitForGame(page, t)
      const bet = page.getByRole('button', { name: beginningOf(tg['round.bet'] ?? '') })
      const placed = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
      await bet.click()
      await placed
      await expect(bet).toBeEnabled()
    })
  })
