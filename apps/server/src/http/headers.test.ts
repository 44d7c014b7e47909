import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { fileURLToPath } from 'node:url'
import { memberInfo, systemStatus } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMerchant } from '../merchant/index.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const files = readdirSync(`${webDist}/client/assets`)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ webDist, trustProxy: 'loopback' })
  const { lotus } = server.merchants
  const frameAncestors = [
    ...['https://b2c.example', 'http://plain.example', 'https://*.example', '*', "'self'", 'javascript:alert(1)'],
    'https://a.example; script-src *',
  ]
  await server.database.transaction((tx) =>
    saveMerchant(tx, { ...lotus, settings: { ...lotus.settings, frameAncestors } }),
  )
})
afterAll(() => server.close())

interface Asked {
  method?: string
  host?: string
  headers?: Record<string, string>
  body?: string
}

function ask(path: string, { method = 'GET', host = 'localhost', headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    // As one text, because a parsed address would be normalized.
    const { hostname, port } = new URL(server.origin)
    httpRequest({ hostname, port, path, method, headers: { host, ...headers } }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    })
      .on('error', reject)
      .end(body)
  })
}

const overHttps = { 'x-forwarded-proto': 'https' }
const json = { 'content-type': 'application/json' }
const forEver = 'public, max-age=31536000, immutable'

function fileOf(ending: string): string {
  return `/m/assets/${files.find((name) => name.endsWith(ending)) ?? `no-file-${ending}`}`
}

describe('T34 SEO-04 every kind of answer', () => {
  const cachedDocument = 'private, no-cache'
  const rows: [string, string, Asked, number, string][] = [
    ['a page', '/m/home', {}, 200, cachedDocument],
    ['a page for a member', '/m/wallet', {}, 200, cachedDocument],
    ['a page with a query', '/m/home?x=1', {}, 200, cachedDocument],
    ['the head of a page', '/m/home', { method: 'HEAD' }, 200, cachedDocument],
    ['the root', '/', {}, 200, cachedDocument],
    ['a page that does not exist', '/m/nothing-here', {}, 404, cachedDocument],
    ['the offline page', '/m/offline', {}, 200, cachedDocument],
    ['a page of nobody’s host', '/m/home', { host: 'evil.example' }, 404, 'no-store'],
    ['a script of the build', fileOf('.js'), {}, 200, forEver],
    ['a script, packed', fileOf('.js'), { headers: { 'accept-encoding': 'br' } }, 200, forEver],
    ['a style of the build', fileOf('.css'), {}, 200, forEver],
    ['the icons of the build', fileOf('.svg'), {}, 200, forEver],
    ['a file of another build', '/m/assets/gone-00000000.js', {}, 404, 'no-store'],
    ['a file outside of the build', '/m/assets/%2e%2e/%2e%2e/server/entry-server.js', {}, 404, 'no-store'],
    ['a picture', '/m/art/aurora/mark.svg', {}, 200, 'public, max-age=86400'],
    ['a picture that is not there', '/m/art/none.svg', {}, 404, 'no-store'],
    ['the service worker', '/m/sw.js?env=production&merchant=aurora', {}, 200, 'no-cache'],
    ['a worker of nobody', '/m/sw.js?env=production&merchant=x', {}, 404, 'no-store'],
    ['robots.txt', '/robots.txt', {}, 200, 'public, max-age=3600'],
    ['the icon that browsers guess', '/favicon.ico', {}, 204, 'public, max-age=86400'],
    ['the description as a page', '/wps/openapi', {}, 200, 'no-store'],
    ['the description as data', '/wps/openapi.json', {}, 200, 'no-store'],
    ['the description’s style', '/wps/openapi.css', {}, 200, 'no-store'],
    [
      'HTTP-13 T28 a public list, for shared caches: the browser’s copy is the response cache',
      '/wps/content/banner?groupName=m_home',
      {},
      200,
      'public, max-age=0, s-maxage=30',
    ],
    [
      'the manifest, which the browser reads by itself',
      '/wps/system/manifest.json?merchantCode=aurora',
      {},
      200,
      'public, max-age=60',
    ],
    ['the settings', systemStatus.path, {}, 200, 'no-store'],
    ['a call without a session', memberInfo.path, {}, 401, 'no-store'],
    ['a call of nobody’s host', systemStatus.path, { host: 'evil.example' }, 404, 'no-store'],
    ['a call that does not exist', '/wps/nothing', {}, 404, 'no-store'],
    ['a method that does not exist', systemStatus.path, { method: 'PUT' }, 404, 'no-store'],
    ['a wrong login', '/wps/session/login', { method: 'POST', headers: json, body: '{}' }, 400, 'no-store'],
    ['a broken body', '/wps/session/login', { method: 'POST', headers: json, body: '{' }, 400, 'no-store'],
    [
      'a body that is too large',
      '/wps/session/login',
      { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` },
      413,
      'no-store',
    ],
    [
      'a body that is no JSON',
      '/wps/session/login',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
      415,
      'no-store',
    ],
    ['an address that cannot be read', '/wps/%', {}, 400, 'no-store'],
    ['health', '/healthz', { host: '127.0.0.1' }, 200, 'no-store'],
    ['readiness', '/readyz', { host: '127.0.0.1' }, 200, 'no-store'],
    ['figures', '/metrics', { host: '127.0.0.1' }, 200, 'no-store'],
    ['figures, asked for by a visitor', '/metrics', {}, 404, 'no-store'],
  ]

  it.each(rows)('%s: %s', async (_name, path, asked, status, cacheControl) => {
    // The system's own host refuses requests through a proxy.
    for (const isHttps of asked.host === '127.0.0.1' ? [false] : [false, true]) {
      const headersSent = { ...asked.headers, ...(isHttps ? overHttps : {}) }
      const { status: answered, headers } = await ask(path, { ...asked, headers: headersSent })
      expect([answered, headers['cache-control']]).toEqual([status, cacheControl])
      const isPage = String(headers['content-type']).startsWith('text/html')
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/^default-src 'none'/)
      expect(policy).not.toMatch(/unsafe-|\*/)
      if (isPage) {
        expect(policy).toContain("frame-ancestors 'none'")
        expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types (foyer|'none')/)
      }
      expect(policy.includes('upgrade-insecure-requests')).toBe(isHttps && isPage && path !== '/wps/openapi')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'x-permitted-cross-domain-policies': 'none',
        'x-dns-prefetch-control': 'off',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      if (policy.includes("frame-ancestors 'none'")) expect(headers['x-frame-options']).toBe('DENY')
      // An unreadable request is answered before proxies are evaluated.
      const isStrict = isHttps && path !== '/wps/%'
      expect(headers['strict-transport-security']).toBe(isStrict ? 'max-age=31536000; includeSubDomains' : undefined)
      const isIndexed = status === 200 && path.split('?')[0] === '/m/home'
      expect(headers['x-robots-tag']).toBe(isIndexed ? 'index,follow' : 'noindex,nofollow')
      const reported = Object.keys(headers).filter((name) => /^(server|x-powered-by|via|access-control-.*)$/.test(name))
      expect(reported).toEqual([])
    }
  })

  it('who may frame a page is the merchant’s word, and no other text becomes part of the policy', async () => {
    const [plain, secure, none] = await Promise.all([
      ask('/m/home', { host: 'lotus.localhost' }),
      ask('/m/home', { host: 'lotus.localhost', headers: overHttps }),
      ask('/m/home'),
    ])
    const framersOf = ({ headers }: typeof plain) =>
      /frame-ancestors ([^;]*);/.exec(String(headers['content-security-policy']))?.[1]
    expect(framersOf(plain)).toBe('https://b2c.example http://plain.example')
    expect(framersOf(secure)).toBe('https://b2c.example')
    expect(framersOf(none)).toBe("'none'")
    expect([plain, secure, none].map(({ headers }) => headers['x-frame-options'])).toEqual([
      undefined,
      undefined,
      'DENY',
    ])
  })

  it('a page names the languages and the cookie that it depends on', async () => {
    const { headers } = await ask('/m/home')
    expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
  })
})

describe('T35 no other origin reads an answer', () => {
  const origins = [
    'null',
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:8080',
    ...Array.from({ length: 46 }, () => `https://${randomBytes(6).toString('hex')}.example`),
  ]

  it('none of 50 origins is reflected, credentials or not, asked for or not', async () => {
    const member = await server.logIn('aurora')
    for (const origin of origins) {
      const { headers } = await server.call(memberInfo, {}, member, { origin })
      const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect(names, origin).toEqual([])
      const wish = { origin, 'access-control-request-method': 'POST' }
      const { headers: answered } = await ask(memberInfo.path, { method: 'OPTIONS', headers: wish })
      expect(
        Object.keys(answered).filter((name) => name.startsWith('access-control-')),
        origin,
      ).toEqual([])
    }
  })
})

it('OPEN-76 the lines of the log that belong to a page’s life carry its span', async () => {
  const headers = { 'x-span-id': 'span-of-a-page' }
  await server.call(systemStatus, { query: {} }, undefined, headers)
  await server.call(memberInfo, {}, undefined, headers)
  const lines = server.logLines.filter((line) => line.includes('span-of-a-page')).map((line) => JSON.parse(line))
  expect(lines.map(({ req, route, status }) => [req?.path ?? `refused ${route}`, status])).toEqual([
    ['/wps/v2/system/status', 200],
    ['refused /wps/member/info', 401],
    ['/wps/member/info', 401],
  ])
})

it('OPEN-76 the caller’s correlation id comes back, an unsound one does not', async () => {
  const sound = await server.call(systemStatus, { query: {} }, undefined, { 'x-span-id': 'span-12345678' })
  expect(sound.headers.get('x-span-id')).toBe('span-12345678')
  const unsound = await server.call(systemStatus, { query: {} }, undefined, { 'x-span-id': 'a b' })
  expect(unsound.headers.get('x-span-id')).not.toBe('a b')
})
