import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { passOffers, passUntilVisible } from './offers.ts'

/** A visit of its own: a tab with a session of its own, whose time passes at the journey's word. */
async function startVisit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(address)
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('banner').first().tap()
  return page
}

test('OPEN-54 MODAL-22 ENT-18 an announcement comes over the home page once a visit, not again today where the visitor says so, and is closed by Back, Escape and its own button; one that must be read stays until it was', async ({
  context,
  site,
  t,
}) => {
  const home = `${site('pulse')}/m/home`
  const findPopup = (page: Page) => page.getByRole('dialog', { name: t('inbox.notices') })
  const findNext = (page: Page) => findPopup(page).getByRole('button', { name: t('inbox.popup.next') })
  /** The one that closes it, below its items. */
  const findEnd = (page: Page) =>
    findPopup(page)
      .getByRole('button', { name: t('close') })
      .last()

  await test.step('it comes by itself, one item after the other, and Back closes it', async () => {
    const page = await startVisit(context, home)
    await passUntilVisible(page, findPopup(page))
    await expect(findPopup(page).getByRole('listitem')).toHaveCount(2)
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'announcement')
    await findNext(page).click()
    await expect(findPopup(page).getByRole('listitem').last()).toBeFocused()
    await expect(findEnd(page)).toBeInViewport()
    await page.goBack()
    await expect(findPopup(page)).toBeHidden()
    await expect(page).toHaveURL(home)

    for (const path of ['/m/game', '/m/home']) await page.locator('nav').last().locator(`a[href="${path}"]`).tap()
    await expect(page).toHaveURL(home)
    await passOffers(page)
    await expect(findPopup(page), 'once a visit').toBeHidden()
    await page.close()
  })

  await test.step('put off, it does not come again today', async () => {
    const page = await startVisit(context, home)
    await passUntilVisible(page, findPopup(page))
    await findPopup(page).getByLabel(t('download.today')).check()
    await page.keyboard.press('Escape')
    await expect(findPopup(page)).toBeHidden()
    await page.close()
    const next = await startVisit(context, home)
    await passOffers(next)
    await expect(findPopup(next)).toBeHidden()
    await next.close()
  })
})
