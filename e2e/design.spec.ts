import { templateIds } from '@foyer/contract'
import { expect, listAxeFindings, takeScreenshot, test } from './journey.ts'

test('TMPL-06, OPEN-65, DEC-37 the design page shows every component in each template and direction, and axe finds nothing', async ({
  page,
  site,
}) => {
  for (const template of templateIds) {
    for (const direction of ['ltr', 'rtl']) {
      await page.goto(`${site('aurora')}/m/__design?${new URLSearchParams({ template, direction })}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(`${template} ${direction}`)
      await expect(page.getByRole('figure').last()).toBeVisible()
      expect(await listAxeFindings(page), `axe in ${template} ${direction}`).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 'it scrolls sideways').toBe(0)
      await takeScreenshot(page, `design ${template} ${direction}`)
    }
  }
  await test.step('what opens over the page', async () => {
    for (const name of ['sheet', 'picker', 'popup']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
})
