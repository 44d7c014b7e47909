import { languageCodes } from '@foyer/contract'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { expect, test } from './journey.ts'
import { type Merchant, merchantHosts, siteOf } from './merchants.ts'
import { sweepScreen } from './sweep.ts'

const sizes = [{ width: 360, height: 640, text: 1 }]

/** A sample of `npm run contact-sheet`: each language and each template once. */
test.describe('the looks', () => {
  test.describe.configure({ timeout: scaleTimeMs(600_000), mode: 'parallel' })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('DEC-36 LANG-03 of the home page and the login in every language', async ({ page, context, site }) => {
    const faults: string[] = []
    for (const language of languageCodes) {
      await context.addCookies([{ name: 'language', value: language, url: site('aurora') }])
      for (const path of ['/m/home', '/m/login'])
        faults.push(
          ...(await sweepScreen(page, {
            name: language + path,
            address: site('aurora') + path,
            sizes,
            isLayoutAlone: true,
          })),
        )
      expect(await page.evaluate('document.documentElement.dataset.ready')).toBe('1')
    }
    expect(faults).toEqual([])
  })

  test('TMPL-06 of the home page in every template', async ({ page, port }) => {
    const faults: string[] = []
    for (const merchant of Object.keys(merchantHosts) as Merchant[]) // Object.keys loses the literal keys
      faults.push(...(await sweepScreen(page, { name: merchant, address: `${siteOf(merchant, port)}/m/home` })))
    expect(faults).toEqual([])
  })
})
