import type { Page, Request } from '@playwright/test'
import { expect, makeUsername, test } from './journey.ts'
import { logIn, type Translate } from './member.ts'

/** The call for the key, which fails on purpose. */
test.use({ expectedErrors: /Failed to load resource/ })

const CANARY = 'canary7secret'

/** All requests of the page to the platform with a body. */
function watchCalls(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/wps/')) sent.push(request)
  })
  return sent
}

/** Fills the form's name and password. */
async function typeCredentials(page: Page, t: Translate, username: string): Promise<void> {
  await page.getByLabel(t('field.username'), { exact: true }).fill(username)
  await page.getByLabel(t('field.password'), { exact: true }).fill(CANARY)
}

test('ENC-03..06, CONF-33 registration and login leave the browser encrypted where the merchant encrypts, and never without its key', async ({
  page,
  site,
  t,
}) => {
  const sent = watchCalls(page)
  const username = makeUsername()

  await test.step('without the key nothing is sent, and what was typed stays', async () => {
    await page.route('**/wps/session/key/rsa', (route) => route.abort())
    await page.goto(`${site('aurora')}/m/login`)
    await typeCredentials(page, t, username)
    await page.getByRole('button', { name: t('session.login.submit') }).click()
    await expect(page.getByRole('alert')).toHaveText(t('request.unsure'))
    await expect(page.getByLabel(t('field.password'), { exact: true })).toHaveValue(CANARY)
    expect(sent.filter((request) => request.url().endsWith('/login'))).toEqual([])
    await page.unroute('**/wps/session/key/rsa')
  })

  await page.goto(`${site('aurora')}/m/register?go=%2Fm%2Fwallet`)
  await typeCredentials(page, t, username)
  await page.getByLabel(t('field.confirm'), { exact: true }).fill(CANARY)
  await page.getByLabel(t('registration.terms', { age: '18' })).check()
  await page.getByRole('button', { name: t('registration.submit') }).click()
  await expect(page).toHaveURL(/\/m\/wallet$/)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${site('aurora')}/m/login?go=%2Fm%2Fwallet`)
  await logIn(page, t, username, CANARY)
  await expect(page).toHaveURL(/\/m\/wallet$/)

  expect(sent.map((request) => request.postData()).join()).not.toContain(CANARY)
  const calls = sent.filter((request) => /\/(register|login)$/.test(request.url()))
  expect(calls).toHaveLength(2)
  for (const request of calls) {
    expect(request.headers().encryption).toMatch(/^RSA-OAEP-256\+A256GCM;[\w-]{22}$/)
    expect(request.headers()['x-rsa']).toMatch(/^[A-Za-z0-9+/]{512}$/)
    expect(request.headers()['x-digest']).toMatch(/^[A-Za-z0-9+/]{43}=$/)
    expect(Object.keys(request.postDataJSON())).toEqual(['timestamp', 'nonce', 'iv', 'ciphertext'])
  }
})
