import type { StaffRole } from '@foyer/contract'
import { DEMO_STAFF_PATH } from '@foyer/server/demo'
import type { Page } from '@playwright/test'
import { texts } from '../apps/office/src/pages/texts/en/index.ts'

/** One of the demo's people. A code opens one login: each journey has a person of its own. */
interface Login {
  port: number | string
  password: string
  role: StaffRole
}

/** Logs a person in to the console: password, then the code of the demo's authenticator. */
export async function logInToConsole(page: Page, { port, password, role }: Login): Promise<void> {
  await page.goto(`http://office.localhost:${port}`)
  await page.getByLabel(texts['office.login.email']).fill(emailOf(role))
  await page.getByLabel(texts['office.login.password'], { exact: true }).fill(password)
  await page.getByRole('button', { name: texts['office.login.next'] }).click()
  const codes = await page.context().newPage()
  await codes.goto(`http://social.localhost:${port}${DEMO_STAFF_PATH}`)
  const code = (await codes.locator(`dt:text-is("${emailOf(role)}") + dd`).textContent()) ?? ''
  await codes.close()
  await page.getByLabel(texts['office.login.code']).fill(code)
  await page.getByRole('button', { name: texts['office.login.next'] }).click()
  await page.getByLabel(texts['office.merchant']).selectOption('Aurora')
}

function emailOf(role: StaffRole): string {
  return `${role}@foyer.example`
}
