import type { Browser, Page } from '@playwright/test'
import { texts } from '../apps/office/src/pages/texts/en/index.ts'
import { logInToConsole } from './console.ts'
import { expect, expectNoAxeFindings, takeScreenshot, test } from './journey.ts'
import { logIn } from './member.ts'

// The browser's own errors of calls without a network; a guest of the console is told so by its first call.
test.use({ expectedErrors: /^Failed to load resource|net::ERR_|status of 401/ })

test('DEC-42 a member and staff chat in two browsers: what was written without a network arrives once and in order', async ({
  page,
  context,
  browser,
  port,
  password,
  site,
  newMember,
  t,
}) => {
  const { username, password: own } = await newMember('aurora', 100)
  const field = page.getByRole('textbox', { name: t('desk.field') })
  const staff = await openDesk(browser, port, password)
  const answer = staff.getByRole('textbox', { name: texts['office.desk.answer'] })

  await test.step('the first question opens a conversation', async () => {
    await page.goto(`${site('aurora')}/m/login?go=%2Fm%2Fdesk`)
    await logIn(page, t, username, own)
    await expect(page.getByRole('heading', { name: t('desk.hello') })).toBeVisible()
    await expectNoAxeFindings(page)
    await field.fill('Where is my deposit?')
    await page.getByRole('button', { name: t('desk.send') }).click()
    await expect(page.getByRole('log')).toContainText('Where is my deposit?')
    await expect(page.getByText(t('desk.sending'))).toHaveCount(0)
  })

  await test.step('staff finds it by name and answers from the keyboard', async () => {
    await staff.keyboard.press('/')
    await staff.keyboard.type(username)
    await staff.getByRole('button', { name: username }).click()
    await expect(staff.getByRole('log')).toContainText('Where is my deposit?')
    await staff.getByRole('log').focus()
    await staff.keyboard.press('r')
    await expect(answer).toBeFocused()
    await staff.keyboard.type('I am looking.')
    await staff.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('I am looking.')
    await expectNoAxeFindings(staff)
    await takeScreenshot(staff, 'office-desk')
    await takeScreenshot(page, 'chat')
  })

  await test.step('both write while the member has no network', async () => {
    await context.setOffline(true)
    for (const text of ['one', 'two', 'three']) {
      await field.fill(text)
      await page.getByRole('button', { name: t('desk.send') }).click()
    }
    await expect(page.getByText(t('desk.waiting'))).toHaveCount(3)
    await answer.fill('It has arrived.')
    await answer.press('Enter')
    await expect(staff.getByRole('log')).toContainText('It has arrived.')
    await context.setOffline(false)
    await expect(page.getByText(t('desk.waiting'))).toHaveCount(0)
    await expect(page.getByRole('log')).toContainText('It has arrived.')
    await expect(staff.getByRole('log')).toContainText('three')
  })

  await test.step('each message stands once, in the same order on both sides', async () => {
    const expected = ['Where is my deposit?', 'I am looking.', 'It has arrived.', 'one', 'two', 'three']
    for (const side of [page, staff]) expect(await readMessages(side)).toEqual(expected)
    await page.reload()
    await expect(page.getByRole('log')).toContainText('three')
    expect(await readMessages(page)).toEqual(expected)
  })
  await staff.context().close()
})

/** Texts of the conversation in their order. */
function readMessages(page: Page): Promise<string[]> {
  return page.getByRole('log').locator('p[dir="auto"]').allTextContents()
}

/** The desk of the console, as a person of support. */
async function openDesk(browser: Browser, port: string, password: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })
  const page = await context.newPage()
  await logInToConsole(page, { port, password, role: 'support' })
  await page.getByRole('link', { name: texts['office.desk.title'], exact: true }).click()
  await expect(page.getByRole('heading', { name: texts['office.desk.title'] })).toBeVisible()
  return page
}
