import { texts } from '../apps/office/src/pages/texts/en/index.ts'
import { logInToConsole } from './console.ts'
import { expect, expectNoAxeFindings, makeUsername, takeScreenshot, test } from './journey.ts'
import { openHome } from './member.ts'

// A guest of the console is told so by its first call, and so is a member whose session staff has ended.
test.use({ expectedErrors: /status of 401/ })

test('OPEN-25, AGENT-01, AGENT-02, ROUTE-08 a member applies, staff approves with a plan, and the agent registers a member who logs in', async ({
  page,
  browser,
  port,
  password,
  newMember,
  site,
  t,
}) => {
  const member = await newMember('aurora')
  const name = makeUsername()
  const secret = 'brand-new-sky-7'

  await test.step('the application', async () => {
    await openHome(page, site('aurora'), t, member, '/m/agent')
    await page.getByLabel(t('agent.apply.text'), { exact: true }).fill('Football clubs of my town know me well')
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: t('agent.apply.submit'), exact: true }).click()
    await expect(page.getByText(t('agent.applied.title'), { exact: true })).toBeVisible()
    await takeScreenshot(page, 'agent-applied')
  })

  await test.step('staff approves it with a plan', async () => {
    const console = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const desk = await console.newPage()
    await logInToConsole(desk, { port, password, role: 'owner' })
    await desk.getByRole('link', { name: texts['office.agents.title'], exact: true }).click()
    await desk.getByRole('link', { name: member.username }).click()
    await desk.getByRole('button', { name: texts['office.agent.way.approve'], exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(texts['office.agent.plan'], { exact: true }).selectOption('Standard')
    await dialog.getByLabel(texts['office.reason']).fill('known to the club')
    await takeScreenshot(desk, 'office-agent')
    await dialog.getByRole('button', { name: texts['office.agent.way.approve'], exact: true }).click()
    await expect(desk.getByRole('button', { name: texts['office.agent.way.stop'], exact: true })).toBeVisible()
    await console.close()
  })

  await test.step('the agent registers a member and makes a link', async () => {
    await openHome(page, site('aurora'), t, member, '/m/agentRegister')
    await page.getByLabel(t('field.username'), { exact: true }).fill(name)
    await page.getByLabel(t('field.password'), { exact: true }).fill(secret)
    await page.getByRole('button', { name: t('agent.register.submit'), exact: true }).click()
    await expect(page.getByText(t('agent.register.done'), { exact: true })).toBeVisible()
    await expect(page.getByText(secret, { exact: true })).toBeVisible()
    await page.getByLabel(t('agent.link.name'), { exact: true }).fill('Club')
    await page.getByRole('button', { name: t('agent.link.create'), exact: true }).click()
    await expect(page.getByText('Club', { exact: true })).toBeVisible()
    await expectNoAxeFindings(page)
    await takeScreenshot(page, 'agent-register')
    await page.goto(`${site('aurora')}/m/agent?tab=plan`)
    await expect(page.getByText(t('agent.plan.play'), { exact: true })).toBeVisible()
    await takeScreenshot(page, 'agent-plan')
  })

  await test.step('the new member logs in', async () => {
    const phone = await browser.newContext()
    const other = await phone.newPage()
    await openHome(other, site('aurora'), t, { username: name, password: secret }, '/m/member/home')
    await phone.close()
  })
})
