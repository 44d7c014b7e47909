import { texts } from '../apps/office/src/pages/texts/en/index.ts'
import { logInToConsole } from './console.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })
// A guest of the console is told so by its first call.
test.use({ expectedErrors: /status of 401/ })

test('DEC-03, DEC-42 a person logs in with the code, blocks a member from betting with a reason, and the trail shows it', async ({
  page,
  port,
  password,
  newMember,
}) => {
  const { username } = await newMember('aurora', 100)
  const reason = 'asked for a pause by phone'

  await test.step('password, then the code of the demo’s authenticator', async () => {
    await page.goto(`http://office.localhost:${port}`)
    await expect(page.getByLabel(texts['office.login.email'])).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'office-login')
    await logInToConsole(page, { port, password, role: 'risk' })
    await expect(page.getByRole('heading', { name: texts['office.today.title'] })).toBeVisible()
  })

  await test.step('a member by name, from the keyboard', async () => {
    await page.getByRole('link', { name: texts['office.members.title'] }).click()
    await page.getByRole('heading', { name: texts['office.members.title'] }).click()
    await page.keyboard.press('/')
    await page.keyboard.type(username)
    await page.getByRole('link', { name: username }).click()
    await expect(page.getByRole('heading', { name: username })).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'office-member')
  })

  await test.step('a block of bets needs a reason', async () => {
    const bets = `${texts['office.member.block']}: ${texts['office.block.bet']}`
    await page.getByRole('button', { name: bets }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: texts['office.member.block'] }).click()
    await expect(dialog.getByText(texts['office.reason.short'])).toBeVisible()
    await dialog.getByLabel(texts['office.reason']).fill(reason)
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: texts['office.member.block'] }).click()
    await expect(dialog).toHaveCount(0)
    const ended = `${texts['office.member.unblock']}: ${texts['office.block.bet']}`
    await expect(page.getByRole('button', { name: ended })).toBeVisible()
    await expect(page.getByRole('cell', { name: reason }), 'the history beside the member').toBeVisible()
  })

  await test.step('the trail of the merchant', async () => {
    await page.getByRole('link', { name: texts['office.trail.title'] }).click()
    await page.getByLabel(texts['office.trail.filter']).selectOption(texts['office.action.member.block'])
    await expect(page.getByRole('row', { name: reason })).toContainText('Demo risk')
    await takeScreenshot(page, 'office-trail')
  })
})
