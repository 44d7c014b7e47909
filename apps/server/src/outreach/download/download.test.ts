import { downloadSettings } from '@foyer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { merchantSettings } from '../../merchant/merchant-settings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

it('RELAY-12 ENT-16 LOGIN-15 the texts of the app are the merchant’s, and empty where it has none', async () => {
  const query = { domain: 'localhost' }
  const { envelope } = await server.call(downloadSettings, { query })
  expect(envelope.value?.login_prompt_text.map(({ codes }) => codes)).toEqual([['EN']])
  const urdu = await server.call(downloadSettings, { query }, undefined, { language: 'UR' })
  expect(urdu.envelope.value?.app_desc.map(({ codes }) => codes)).toEqual([['UR']])
  const other = await server.call(downloadSettings, { query }, { host: 'lotus.localhost' })
  expect(other.envelope.value).toEqual({ app_desc: [], login_prompt_text: [] })
})

it('ENT-15 FLAG-26 the links of the app and the conditions of its bar are settings of the merchant', () => {
  const { lotus } = server.merchants
  const appDownload = {
    resources: [{ resourceType: 'Android' as const, url: 'https://cdn.example/lotus.apk' }],
    loginRequired: true,
    vipLevel: 2,
    latestVersion: '2.5.0',
  }
  expect(merchantSettings.parse({ ...lotus.settings, appDownload }).appDownload).toEqual(appDownload)
})

it.each([
  'http://cdn.example/lotus.apk',
  'javascript:alert(1)',
  'https://cdn.example@evil.example/lotus.apk',
  '//cdn.example/lotus.apk',
])('T30 a link that is no plain https address is refused: %s', (url) => {
  const appDownload = { resources: [{ resourceType: 'Android', url }] }
  expect(merchantSettings.safeParse({ currency: 'PHP', appDownload }).success).toBe(false)
})
