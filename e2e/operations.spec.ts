import { texts } from '../apps/office/src/pages/texts/en/index.ts'
import { logInToConsole } from './console.ts'
import { expect, expectNoAxeFindings, QUEUE_TIMEOUT_MS, takeScreenshot, test } from './journey.ts'
import { openHome } from './member.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })
// A guest of the console is told so by its first call.
test.use({ expectedErrors: /status of 401/ })

test('DEC-42, OPEN-38 a game that is switched off in the console is gone from the lobby, and a message to one member arrives in the inbox', async ({
  page,
  context,
  port,
  password,
  newMember,
  site,
  t,
}) => {
  const member = await newMember('aurora')
  const phone = await context.newPage()
  const game = phone.locator('main a[href^="/m/launchGame"][href*="CRASH"]').first()
  const dialog = page.getByRole('dialog')

  await test.step('the lobby has the game', async () => {
    await openHome(phone, site('aurora'), t, member, '/m/game')
    await expect(game).toBeVisible()
  })

  await test.step('who writes content logs in', async () => {
    await logInToConsole(page, { port, password, role: 'content' })
  })

  await test.step('switches the game off, and the lobby is without it', async () => {
    await page.getByRole('link', { name: texts['office.games.title'], exact: true }).click()
    await page.getByLabel(texts['office.members.find']).fill('CRASH')
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: `${texts['office.games.switchOff']}: ` }).click()
    await dialog.getByLabel(texts['office.reason']).fill('the vendor repairs it')
    await takeScreenshot(page, 'office-game')
    await dialog.getByRole('button', { name: texts['office.games.switchOff'] }).click()
    await expect(dialog).toHaveCount(0)
    await phone.reload()
    await phone.locator('main a[href^="/m/launchGame"]').first().waitFor()
    await expect(game).toHaveCount(0)
  })

  await test.step('writes to the member, who reads it', async () => {
    await page.goto(`http://office.localhost:${port}/office/aurora/messages/new?member=${member.username}`)
    await page.getByLabel(texts['office.messages.subject']).fill('Crash is away today')
    await page.getByRole('textbox', { name: texts['office.messages.text'], exact: true }).fill('It is back tomorrow.')
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: texts['office.messages.count'] }).click()
    await dialog.getByLabel(texts['office.reason']).fill('asked for it')
    await dialog.getByRole('button', { name: texts['office.messages.send'], exact: true }).click()
    await expect(page.getByText(/^Sent: 1/)).toBeVisible({ timeout: QUEUE_TIMEOUT_MS })
    await takeScreenshot(page, 'office-message')
    await phone.goto(`${site('aurora')}/m/notice`)
    await expect(phone.getByText('Crash is away today')).toBeVisible()
  })
})
