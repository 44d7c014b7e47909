import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SiteSettings, systemStatus } from '@foyer/contract'
import type { Page } from '@playwright/test'
import { projectRoot } from '../scripts/project.ts'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { hostileAnswers, hostileRefusal, hostileTexts, makeHostile } from './hostile-texts.ts'
import { expect, test } from './journey.ts'

interface Renderer {
  listPrefetches(path: string, settings: SiteSettings): readonly { endpoint: { path: string }; query?: object }[]
  render(input: object): Promise<{ html: string }>
}

test.use({ expectedErrors: /Failed to load resource/ })

test('T33 no text of a merchant, a member or a server becomes markup or script, on the server or in the browser', async ({
  page,
  site,
  t,
}) => {
  const origin = site('aurora')
  const reported = await watchExecutions(page)
  await plantTexts(page, origin)

  for (const path of ['/m/home', '/m/game', '/m/activity', '/m/news', '/m/notice', '/m/helpCenter', '/m/download']) {
    await page.goto(origin + path)
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
  }
  await page.goto(`${origin}/m/news`)
  for (const text of [hostileTexts[0] ?? '', hostileTexts[11] ?? ''])
    await expect(page.getByRole('heading', { name: text, exact: true }).first(), 'the texts are shown').toBeVisible()
  await page.goto(`${origin}/m/activity?id=${encodeURIComponent(hostileTexts[0] ?? '')}`)
  await expect(page.locator('html[data-ready]')).toHaveCount(1)

  await test.step('a refusal, told at the fields and in an alert', async () => {
    await page.goto(`${origin}/m/register`)
    await page.getByLabel(t('field.username'), { exact: true }).fill('hostile1')
    await page.getByLabel(t('field.password'), { exact: true }).fill('hostile1')
    await page.getByLabel(t('field.confirm'), { exact: true }).fill('hostile1')
    await page.getByLabel(t('registration.terms', { age: '18' })).check()
    await page.getByRole('button', { name: t('registration.submit') }).click()
    // A rule without a text of ours is told in general, not by what the server wrote.
    await expect(page.getByText(t('field.invalid')).first()).toBeVisible()
    await page.goto(`${origin}/m/login`)
    await page.getByLabel(t('field.username'), { exact: true }).fill('hostile1')
    await page.getByLabel(t('field.password'), { exact: true }).fill('hostile1')
    await page.getByRole('button', { name: t('session.login.submit') }).click()
    await expect(
      page
        .getByRole('alertdialog')
        .or(page.getByText(hostileTexts[0] ?? ''))
        .first(),
    ).toBeVisible()
  })

  await test.step('a member with such a name', async () => {
    const session = { id: '1', token: 'x', merchantCode: 'aurora', type: 0, firstTimeLogin: false, spanId: 'span-0001' }
    const stored = JSON.stringify({ ...session, userName: hostileTexts.join(' ') })
    await page.evaluate((text) => sessionStorage.setItem('aurora.session', text), stored)
    for (const path of ['/m/login', '/m/member/home', '/m/wallet', '/m/history', '/m/voucherCenter', '/m/withdraw']) {
      await page.goto(origin + path)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      await waitForQuietPage(page)
    }
  })

  await test.step('addresses made of such texts lead nowhere', async () => {
    await page.goto(`${origin}/m/home`)
    const targets = await page
      .locator('a[href], img[src], form[action], iframe[src]')
      .evaluateAll((elements) =>
        elements
          .flatMap((element) => ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []))
          .map((text) => new URL(text, elements[0]?.baseURI).origin),
      )
    expect(new Set(targets)).toEqual(new Set([origin]))
  })
  expect(reported, 'executions and refusals of the policy').toEqual([])
})

/** Records each call of `xss`, each dialog, and each violation of the policy. */
async function watchExecutions(page: Page): Promise<string[]> {
  const reported: string[] = []
  await page.exposeFunction('xss', () => reported.push('xss'))
  await page.exposeFunction('tellViolation', (text: string) => reported.push(text))
  await page.addInitScript({
    content: `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      tellViolation([violatedDirective, blockedURI, sourceFile, lineNumber].join(' ')))`,
  })
  page.on('dialog', (dialog) => {
    reported.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return reported
}

/**
 * Answers documents as rendered by the instance's own renderer from such texts, under the real policy; and all calls.
 */
async function plantTexts(page: Page, origin: string): Promise<void> {
  const address = pathToFileURL(join(projectRoot, 'apps/web/dist/server/entry-server.js')).href
  const renderer: Renderer = await import(address)
  const status = await page.request.get(origin + systemStatus.path)
  const settings = makeHostile(((await status.json()) as { value: SiteSettings }).value) // the instance's own answer
  await page.route(`${origin}/m/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1] ?? ''
    const { pathname, search, host } = new URL(route.request().url())
    const seeds = renderer
      .listPrefetches(pathname, settings)
      .map(({ endpoint, query }) => ({ path: endpoint.path, query, value: hostileAnswers[endpoint.path] }))
      .filter(({ value }) => value !== undefined)
    const { html } = await renderer.render({
      ...{ url: pathname + search, host, origin, settings, language: 'EN', seeds, nonce },
      serverTime: new Date().toISOString(),
    })
    await route.fulfill({ response, body: html })
  })
  await page.route(`${origin}/wps/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const value = pathname === systemStatus.path ? settings : hostileAnswers[pathname]
    const isPost = route.request().method() === 'POST'
    if (value !== undefined && !isPost)
      return route.fulfill({ json: { success: true, value, message: null, errorCode: null } })
    await route.fulfill({ status: 400, json: { ...hostileRefusal, errorCode: 'invalid_input' } })
  })
}
