import { systemStatus } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** ENT-29: all of them. */
const smsProvider = {
  firebase: true,
  apiKey: 'key',
  appId: '1:2:web:3',
  authDomain: 'fire.firebaseapp.com',
  projectId: 'fire',
  messagingSenderId: '42',
  vapidKey: 'vapid',
  facebookAppId: '1000',
  googleWebClientId: 'client',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { aurora } = server.merchants
  const settings = { ...aurora.settings, smsProvider }
  const own = { ...aurora, code: 'fire', hosts: ['fire.localhost'], formerHosts: [], settings }
  await server.database.transaction((tx) => saveMerchant(tx, own))
})
afterAll(() => server.close())

describe('BOOT-07, API-11, ENT-28, ENT-31 the site settings', () => {
  it('TMPL-01, TMPL-04, TMPL-05, TMPL-08 each merchant has flags and a template of its own', async () => {
    const aurora = (await server.call(systemStatus, { query: { device: 'MOBILE' } })).envelope.value
    const lotus = (await server.call(systemStatus, { query: {} }, { host: 'lotus.localhost' })).envelope.value
    expect(aurora).toMatchObject({
      merchantCode: 'aurora',
      currency: 'PHP',
      maintenance: false,
      regionRestriction: null,
    })
    expect(lotus).toMatchObject({ merchantCode: 'lotus', currency: 'CNY' })
    expect(aurora?.template.id).toBe('MT8802')
    expect(lotus?.template.id).toBe('MT8801')
    expect(aurora?.whitelabelVal).not.toEqual(lotus?.whitelabelVal)
    expect(aurora?.template.footer_nav).not.toBe(lotus?.template.footer_nav)
  })

  it('ENT-29 SOC-18 SOC-19 SOC-20 carry Firebase’s public values', async () => {
    const { value } = (await server.call(systemStatus, { query: {} }, { host: 'fire.localhost' })).envelope
    expect(value?.smsProvider).toEqual(smsProvider)
  })

  it('what is the platform’s own stays with it', async () => {
    const { value } = (await server.call(systemStatus, { query: {} })).envelope
    expect(Object.keys(value ?? {})).not.toEqual(expect.arrayContaining(['sessionIdleMinutes']))
    expect(Object.keys(value ?? {})).not.toEqual(expect.arrayContaining(['depositSwitch']))
  })
})

describe('health and figures', () => {
  it('are nobody’s business at a merchant’s host', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const atMerchant = await server.app.inject({ url: path, headers: { host: 'localhost' } })
      const atSystem = await server.app.inject({ url: path, headers: { host: '127.0.0.1' } })
      expect([path, atMerchant.statusCode, atSystem.statusCode]).toEqual([path, 404, 200])
    }
  })

  it.each([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-host': '127.0.0.1' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 edge' },
    { 'x-real-ip': '203.0.113.9' },
  ])('nor of anybody who came through a proxy: %j', async (headers) => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const answer = await server.app.inject({ url: path, headers: { host: '127.0.0.1', ...headers } })
      expect([path, answer.statusCode, answer.json().errorCode]).toEqual([path, 404, 'not_found'])
    }
  })

  it.each([
    ['203.0.113.9', 404],
    ['::ffff:203.0.113.9', 404],
    ['2001:db8::1', 404],
    ['10.1.2.3', 200],
  ])(
    'nor of anybody who comes straight from a public address and writes our host: %s',
    async (remoteAddress, status) => {
      for (const path of ['/healthz', '/readyz', '/metrics']) {
        const answer = await server.app.inject({ url: path, headers: { host: '127.0.0.1' }, remoteAddress })
        expect([path, answer.statusCode]).toEqual([path, status])
      }
    },
  )

  it('an operator may open them to what comes through the proxy or from afar', async () => {
    const opened = await startTestServer({ isHealthProxied: true })
    const headers = { host: '127.0.0.1', 'x-forwarded-for': '203.0.113.9' }
    for (const remoteAddress of ['127.0.0.1', '203.0.113.9'])
      expect((await opened.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(200)
    await opened.close()
  })

  it('the figures count calls by route and carry nothing of anybody', async () => {
    const member = await server.logIn('aurora')
    const { body } = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
    expect(body).toContain('foyer_http_requests_total{method="POST",route="/wps/session/login",status="200"}')
    expect(body).not.toContain(member.username)
  })
})
