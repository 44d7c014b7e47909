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

  // Without a network, texts of a language cannot be had.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
  test('LANG-04 LANG-06 LANG-08 a language changes on the open page: no document is loaded, and typed input stays', async ({
    page,
    site,
    t,
  }) => {
    const html = page.locator('html')
    const picker = page.getByRole('dialog')
    const readTexts = () => page.locator('#root').innerText()
    /** Opens the picker, whatever the language of the page, and chooses what the text finds. */
    const choose = async (wanted: string, name: string) => {
      await page
        .getByRole('button')
        .filter({ hasText: /^[A-Z]{2}/ })
        .first()
        .click()
      await expect(picker.getByRole('radio').first()).toBeChecked()
      await picker.getByRole('searchbox').fill(wanted)
      await picker.getByRole('searchbox').press('ArrowDown')
      await expect(picker.getByRole('radio', { name }).first()).toBeFocused()
      await page.keyboard.press('Enter')
    }
    for (const path of ['/m/home', '/m/login']) {
      await page.goto(`${site('aurora')}${path}?language=EN`)
      await expect(html).toHaveAttribute('data-ready', '1')
      const english = await readTexts()
      const field = page.locator('input[autocomplete*="username"]').first()
      if (path === '/m/login') await field.fill('somebody')
      const documents: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
      await choose('urdu', 'اردو')
      await expect(picker).toBeHidden()
      await expect(html).toHaveAttribute('dir', 'rtl')
      await expect(html).toHaveAttribute('data-script', 'nastaliq')
      await expect(page).toHaveURL(`${site('aurora')}${path}`)
      await choose('mm', 'မြန်မာ')
      await expect(picker).toBeHidden()
      await expect(html).toHaveAttribute('lang', 'my')
      await expect(html).toHaveAttribute('data-script', 'tall')
      expect(await page.evaluate<string>('document.title')).toMatch(/[\u1000-\u109f]/)
      expect(await readTexts(), 'no Urdu is left').not.toMatch(/[\u0600-\u06ff]/)
      await choose('United Stat', 'English')
      await expect(picker).toBeHidden()
      await expect(html).toHaveAttribute('lang', 'en')
      if (path === '/m/login') {
        await expect(field).toHaveValue('somebody')
        expect(await readTexts()).toBe(english)
      }
      expect(documents).toEqual([])
    }

    await page.context().setOffline(true)
    await choose('thai', 'ไทย')
    await expect(page.getByText(t('language.failed'))).toBeVisible()
    await expect(picker).toBeHidden()
    await expect(html).toHaveAttribute('lang', 'en')
  })

  test('TMPL-06 of the home page in every template', async ({ page, port }) => {
    const faults: string[] = []
    for (const merchant of Object.keys(merchantHosts) as Merchant[]) // Object.keys loses the literal keys
      faults.push(...(await sweepScreen(page, { name: merchant, address: `${siteOf(merchant, port)}/m/home` })))
    expect(faults).toEqual([])
  })
})
