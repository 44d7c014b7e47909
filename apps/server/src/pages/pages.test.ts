import { request as httpRequest } from 'node:http'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { languageCodes, siteSettings } from '@foyer/contract'

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDemo } from '../../demo/seed/seed-demo.ts'
import { makeSigner } from '../providers/webclip/testing/make-signer.ts'
import { arcadeGames } from '../testing/arcade-games.ts'
import { changeSettings } from '../testing/change-settings.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'
import { writePagePolicy } from './page-security.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ webDist: fileURLToPath(new URL('../../../web/dist', import.meta.url)) })
  await seedDemo(server.database, { port: 8080, password: TEST_PASSWORD, catalogues: [arcadeGames] })
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

interface Page {
  status: number
  html: string
  headers: Record<string, string | string[] | undefined>
  /** Bytes of the response as sent, with its headers. */
  bytes: number
}

/** Requests a page as a browser does, with a chosen Host header. */
function getPage(path: string, headers: Record<string, string> = {}, origin = server.origin): Promise<Page> {
  return new Promise((resolve, reject) => {
    const options = { headers: { host: 'localhost', 'accept-encoding': 'br', ...headers } }
    httpRequest(new URL(path, origin), options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const html =
          response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body).toString() : body.toString()
        const { statusCode = 0, statusMessage, headers, rawHeaders } = response
        const head = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${rawHeaders.map((text) => `${text}: `).join('')}\r\n`
        resolve({ status: statusCode, html, headers, bytes: Buffer.byteLength(head) + body.length })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** The first window of a TCP connection: ten segments of an Ethernet frame each (RFC 6928). */
const FIRST_WINDOW_BYTES = 10 * 1460

describe('the document of a page', () => {
  const paths = ['/m/home', '/m/login', '/m/register', '/m/game', '/m/activity']
  it.each(paths.flatMap((path) => languageCodes.map((language) => [path, language] as const)))(
    '%s in %s arrives in one round trip',
    async (path, language) => {
      const { bytes } = await getPage(path, { cookie: `language=${language}` })
      expect(bytes).toBeLessThanOrEqual(FIRST_WINDOW_BYTES)
      expect(bytes).toBeGreaterThan(FIRST_WINDOW_BYTES / 2)
    },
  )
})

it('BOOT-10 a visitor of a refused country has the page of a closed site, and nobody else does', async () => {
  const regional = await startTestServer({
    webDist: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
    trustProxy: 'loopback',
    countryHeader: 'cf-ipcountry',
  })
  await changeSettings(regional, 'aurora', { refusedCountries: ['CN'] })
  const isDenied = async (country: string) => {
    const from = { 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': country }
    return (await getPage('/m/home', from, regional.origin)).html.includes('isn’t available in your location')
  }
  const seen = [await isDenied('CN'), await isDenied('PH'), await isDenied('CN'), await isDenied('PH')]
  await regional.close()
  expect(seen).toEqual([true, false, true, false])
})

describe('ROUTE-01 every address answers with a page', () => {
  const paths = [
    ...['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'],
    ...[
      '/m/login',
      '/m/register',
      '/m/register.html',
      '/m/agentRegister',
      '/m/inviteFriends',
      '/m/changePsw',
      '/m/launchGame',
    ],
    ...[
      '/m/activity',
      '/m/member/home',
      '/m/wallet',
      '/m/withdraw',
      '/m/voucherCenter',
      '/m/notice',
      '/m/game',
      '/m/helpCenter',
    ],
    ...[
      '/m/rewardCenter',
      '/m/feedback',
      '/m/sports',
      '/m/live',
      '/m/rng',
      '/m/table',
      '/m/fish',
      '/m/pvp',
      '/m/crash',
    ],
    ...['/m/arcade', '/m/elott', '/m/news', '/m/download', '/m/app'],
  ]
  it.each(paths)('%s', async (path) => {
    const { status, html, headers } = await getPage(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/<title>[^<]+ · Aurora<\/title>/)
  })

  it('an address that does not exist is a page that says so', async () => {
    const { status, headers } = await getPage('/m/nothing-here')
    expect(status).toBe(404)
    expect(headers['x-robots-tag']).toBe('noindex,nofollow')
  })
})

describe('OPEN-77 a legal page of a version without a text', () => {
  it('is a page that says so, and the call counts as supported', async () => {
    const { status, html, headers } = await getPage('/m/helpCenter?page=privacy&version=2026-05')
    expect(status).toBe(404)
    expect(html).toContain('This version isn’t available here')
    expect(headers['x-robots-tag']).toBe('noindex,nofollow')
    expect(headers['x-foyer-build']).toBeUndefined()
    expect(html).not.toContain('"missing":["/wps/content/legal"')
  })
})

describe('SEO-01..04 what search engines may keep', () => {
  const rows: [string, string, boolean][] = [
    ['localhost', '/m/home', true],
    ['localhost', '/m/', true],
    ['localhost', '/', false],
    ['localhost', '/m', false],
    ['localhost', '/m/login', true],
    ['localhost', '/m/wallet', false],
    ['localhost', '/m/member/home', false],
    ['aurora.localhost', '/m/home', false],
  ]
  it.each(rows)('%s%s: %s', async (host, path, isOpen) => {
    const { html, headers } = await getPage(path, { host })
    const expected = isOpen ? 'index,follow' : 'noindex,nofollow'
    expect(headers['x-robots-tag']).toBe(expected)
    expect(html).toContain(`<meta name="robots" content="${expected}">`)
  })
})

describe('T42 work for nothing', () => {
  /** Keeps the requests of a test within the lifetime of a cached page, however slow the machine is. */
  const stopClock = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now())

  it('a page of many queries is rendered once, and one that reads its query for each', async () => {
    stopClock()
    const html = async (path: string) => (await getPage(path)).html.replaceAll(/nonce="[^"]*"/g, '')
    const readServerTime = (text: string) => /"serverTime":"[^"]*"/.exec(text)?.[0]
    const pages = await Promise.all([1, 2, 3, 4].map((number) => html(`/m/news?x=${number}`)))
    expect(new Set(pages.map(readServerTime)).size).toBe(1)
    expect(await html('/m/login?go=%2Fm%2Fwallet')).toContain('/m/register?go=%2Fm%2Fwallet')
  })

  it('a host in many spellings and with many ports has one page, and the port where we listen another', async () => {
    stopClock()
    const [own = ''] = server.origin.split(':').slice(-1)
    const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    const hosts = ['localhost', 'localhost:1', 'localhost:65535', 'LOCALHOST', 'LocalHost:80', `localhost:${own}`]
    const pages = await Promise.all(hosts.map(async (host) => (await getPage('/m/download', { host })).html))
    const times = pages.map((html) => /"serverTime":"[^"]*"/.exec(html)?.[0])
    expect(new Set(times.slice(0, -1)).size).toBe(1)
    expect(pages.map(canonical)).toEqual([
      ...Array(5).fill('http://localhost/m/download'),
      `http://localhost:${own}/m/download`,
    ])
  })

  it('one address has so many pages a minute, and reads why it must wait', async () => {
    const narrow = await startTestServer({
      webDist: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
      limits: { page: 3 },
    })
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push((await getPage('/m/news', {}, narrow.origin)).status)
    const { html, headers } = await getPage('/m/home', { 'accept-language': 'ur' }, narrow.origin)
    await narrow.close()
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(headers['retry-after']).toBe('60')
    expect(html).toContain('<html lang="ur" dir="rtl" data-script="nastaliq">')
  })

  it('nothing but the page of nobody is at a host of nobody', async () => {
    for (const path of [
      '/robots.txt',
      '/favicon.ico',
      '/wps/openapi.json',
      '/wps/openapi',
      '/m/sw.js',
      '/m/art/game-five.webp',
    ]) {
      const { status, html, headers } = await getPage(path, { host: 'evil.example' })
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
      expect(JSON.parse(html)).toMatchObject({ errorCode: 'domain_not_available' })
    }
  })

  it('OPEN-03, GUARD-16 a host that was given up names the way to another', async () => {
    const { status, html } = await getPage('/m/home', { host: 'old-aurora.localhost:8080' })
    expect(status).toBe(404)
    expect(html).toContain('<a href="http://localhost:8080/m/index.html">')
  })
})

describe('a page is safe', () => {
  it('T34 nobody frames it; scripts and styles need its own nonce', async () => {
    const [first, second] = await Promise.all([getPage('/m/home'), getPage('/m/home')])
    const policy = String(first?.headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-|\*|http:/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types foyer")
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(nonce).toHaveLength(24)
    const nonces = [...(first?.html ?? '').matchAll(/ nonce="([^"]*)"/g)].map(([, value]) => value)
    expect(nonces.length).toBeGreaterThan(1)
    expect(new Set(nonces)).toEqual(new Set([nonce]))
    expect(second?.headers['content-security-policy']).not.toBe(policy)
    expect(first?.html).not.toMatch(/ on[a-z]+="| style="/)
  })

  it('pictures come from here and the merchant’s https hosts only', () => {
    expect(
      writePagePolicy({
        nonce: 'x',
        isHttps: false,
        imageHosts: [
          'https://cdn.example',
          'http://plain.example',
          "https://a.example; script-src 'unsafe-inline'",
          'https://*.example',
        ],
      }),
    ).toContain("img-src 'self' data: https://cdn.example;")
  })

  it('T42 a host of nobody gets the page of nobody, which is kept by nobody', async () => {
    const { status, html, headers } = await getPage('/m/home', { host: 'evil.example' })
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(html).toContain('evil.example')
    expect(html).not.toContain('Aurora')
  })

  it('T10 two merchants share no page', async () => {
    const [aurora, lotus] = await Promise.all([getPage('/m/home'), getPage('/m/home', { host: 'lotus.localhost' })])
    expect(aurora?.html).toContain('data-template="MT8802"')
    expect(lotus?.html).toContain('data-template="MT8801"')
    expect(lotus?.html).not.toContain('Aurora')
  })
})

describe('LANG-14..18, CONF-08 the language of a page', () => {
  const rows: [string, Record<string, string>, string, string][] = [
    ['the browser’s', { 'accept-language': 'ur-PK,en;q=0.5' }, 'ur', 'rtl'],
    ['the stored one before the browser’s', { 'accept-language': 'ur', cookie: 'language=CN' }, 'zh-CN', 'ltr'],
    ['the merchant’s when the browser’s is not offered', { 'accept-language': 'de' }, 'en', 'ltr'],
    ['the merchant’s when the stored one does not exist', { cookie: 'language=AR' }, 'en', 'ltr'],
  ]
  it('a link chooses it without script, and a cookie keeps it', async () => {
    const { html, headers } = await getPage('/m/home?language=UR')
    expect(html).toContain('lang="ur" dir="rtl"')
    expect(headers['set-cookie']?.[0]).toMatch(/^language=UR; Max-Age=31536000; Path=\/; SameSite=Lax$/)
    const { headers: foreign } = await getPage('/m/home?language=XX')
    expect(foreign['set-cookie']).toBeUndefined()
  })

  it.each(rows)('%s', async (_name, headers, tag, direction) => {
    const { html } = await getPage('/m/home', headers)
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${tag}"[^>]* dir="${direction}"`))
  })
})

it.each([
  ['CN', '莲花'],
  ['EN', 'Lotus'],
  ['UR', 'لوٹس'],
])('TMPL-01 a page in %s and its settings name the merchant %s', async (language, name) => {
  const { html } = await getPage(`/m/login?language=${language}`, { host: 'lotus.localhost' })
  expect(html).toMatch(new RegExp(`<title>[^<]* · ${name}</title>`))
  const headers = { host: 'lotus.localhost', language }
  const status = await server.app.inject({ url: '/wps/v2/system/status', headers })
  expect(status.json().value.merchantName).toBe(name)
})

describe('the landing page works before any script', () => {
  it('ROUTE-02, FOOT-01, FOOT-16 its links are links, and a member’s item leads a guest to login with the page kept', async () => {
    const { html } = await getPage('/m/home')
    expect(html).toContain('href="/m/login?go=%2Fm%2FvoucherCenter"')
    expect(html).toContain('href="/m/elott"')
    expect(html).not.toMatch(/href="(#|javascript:)?"/)
  })

  it('the page carries what it shows, so that the browser asks for nothing again', async () => {
    const { html } = await getPage('/m/home')
    const boot = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    const paths = boot.seeds.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/wps/content/banner', '/wps/relay/GCSGAME_gameVendor', '/wps/relay/GCSGAME_gameList']),
    )
  })
})

describe('what stands in every document', () => {
  it.each(['localhost', 'lotus.localhost'])('%s: the site settings of the contract and nothing else', async (host) => {
    const { html } = await getPage('/m/home', { host })
    const boot = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    const { frameAncestors: _optional, terms: _terms, smsTemplate: _template, ...required } = siteSettings.shape
    const { frameAncestors: _given, terms: _givenTerms, ...settings } = boot.settings
    expect(Object.keys(settings).sort()).toEqual(Object.keys(required).sort())
    // Fields outside of the schema are absent too.
    expect(boot.settings).toEqual(siteSettings.parse(boot.settings))
    expect(boot.settings.ip).toBe('')
  })
})

describe('when the page cannot be made', () => {
  it('BOOT-11 ERR-02 the visitor reads a sentence in the own language, and the page asks for the site by itself', async () => {
    const broken = await startTestServer({ webDist: fileURLToPath(new URL('../../../web/dist', import.meta.url)) })
    await broken.database.executeSql('ALTER TABLE merchant RENAME TO elsewhere')
    const { status, html, headers } = await getPage('/m/home', { 'accept-language': 'ur' }, broken.origin)
    const call = await getPage('/wps/v2/system/status', { language: 'UR' }, broken.origin)
    await broken.close()
    expect(status).toBe(503)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex,nofollow')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['retry-after']).toBe('5')
    expect(html).toContain('<html lang="ur" dir="rtl" data-script="nastaliq">')
    expect(html).toContain('<a href="">')
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    expect(html).toContain(`<script nonce="${nonce}">`)
    expect(html).not.toMatch(/<script[^>]+src=|<img|<link/)
    // ERR-02: the message is in the visitor's language too.
    expect(JSON.parse(call.html).message).toMatch(/[\u0600-\u06ff]/)
  })

  it('OPEN-76 the page names the span under which its trouble stands in the log', async () => {
    const broken = await startTestServer({ webDist: fileURLToPath(new URL('../../../web/dist', import.meta.url)) })
    await broken.database.executeSql('ALTER TABLE merchant RENAME TO elsewhere')
    const { html, headers } = await getPage('/m/home', {}, broken.origin)
    await broken.close()
    const span = String(headers['x-span-id'])
    expect(html).toContain(`<small>Reference: ${span.slice(0, 8)}</small>`)
    const line = broken.logLines.find((text) => text.includes('page could not be rendered'))
    expect(JSON.parse(line ?? '{}').spanId).toBe(span)
  })
})

it('PWA-20 API-22 OPEN-52 both asset manifests name files that are there, and are never kept', async () => {
  const [build, fixed] = await Promise.all(
    ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'].map((path) => getPage(path)),
  )
  for (const manifest of [build, fixed]) {
    expect([manifest?.status, manifest?.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(manifest?.headers['content-type']).toBe('application/json; charset=utf-8')
  }
  const { entry, files, texts } = JSON.parse(build?.html ?? '')
  expect((await getPage('/m/home')).html).toContain(`data-build="${entry}"`)
  expect(files).toContain(entry)
  expect(Object.keys(texts).toSorted()).toEqual([...languageCodes].toSorted())
  expect(files).not.toContain(texts.EN)
  for (const file of [...files, ...Object.values<string>(texts)])
    expect([file, (await getPage(file)).status]).toEqual([file, 200])
  expect(JSON.parse(fixed?.html ?? '')).toEqual({ files: { '/m/sw.js': expect.stringMatching(/^[0-9a-f]{64}$/) } })
})

describe('ROUTE-36 the service worker', () => {
  it('PWA-02 is served to the host’s own merchant, never from a cache, and may reach nothing but this site', async () => {
    const { status, html, headers } = await getPage('/m/sw.js?env=production&merchant=aurora')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect(headers['service-worker-allowed']).toBeUndefined()
    expect(html).toContain('/m/offline')
  })

  const rows: [string, string, number][] = [
    ['localhost', '', 200],
    ['lotus.localhost', '?env=production&merchant=lotus', 200],
    ['localhost', '?env=production&merchant=lotus', 404],
    ['localhost', '?env=staging&merchant=aurora', 404],
    ['localhost', '?env=production&merchant=aurora&merchant=lotus', 404],
    ['localhost', '?env=production&merchant=aurora&x=1', 404],
    ['localhost', '?constructor=x', 404],
    ['evil.example', '?env=production&merchant=aurora', 404],
  ]
  it.each(rows)('T28 %s/m/sw.js%s: %i', async (host, query, expected) => {
    const { status, html } = await getPage(`/m/sw.js${query}`, { host })
    expect(status).toBe(expected)
    expect(html.includes('addEventListener')).toBe(expected === 200)
  })

  it('PWA-02 a broken worker is replaced at the same address by one that removes itself', async () => {
    const off = await startTestServer({
      webDist: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
      serviceWorker: 'off',
    })
    const { status, html, headers } = await getPage('/m/sw.js?env=production&merchant=aurora', {}, off.origin)
    await off.close()
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(html).toContain('self.registration.unregister()')
    expect(html).not.toContain("addEventListener('fetch'")
    // Under an open page it would hang the tab (decision 075).
    expect(html).not.toContain('skipWaiting')
  })

  it('OPEN-51 DEC-39 only a page of the table may be stored by the worker, marked with its build', async () => {
    const pages = await Promise.all(['/m/home', '/m/nothing-here', '/m/offline'].map((path) => getPage(path)))
    const build = /data-build="([^"]+)"/.exec(pages[0]?.html ?? '')?.[1]
    expect(pages.map(({ headers }) => headers['x-foyer-build'])).toEqual([build, undefined, undefined])
  })

  it('DEC-36 a page in Burmese alone brings the font of its letters, which the site serves without expiry', async () => {
    const { html } = await getPage('/m/home?language=MY')
    const [file = ''] = html.match(/\/m\/assets\/[\w-]+\.woff2/) ?? []
    expect(html).toContain(`@font-face{font-family:Letters;`)
    const font = await getPage(file)
    expect([font.headers['content-type'], font.headers['cache-control']]).toEqual([
      'font/woff2',
      'public, max-age=31536000, immutable',
    ])
    expect((await getPage('/m/home?language=UR')).html).not.toContain('woff2')
  })

  it('OPEN-51 the offline page is in the visitor’s language, by itself, and no search engine keeps it', async () => {
    const { status, html, headers } = await getPage('/m/offline', { cookie: 'language=UR' })
    expect(status).toBe(200)
    expect(headers['content-language']).toBe('UR')
    expect(headers['x-robots-tag']).toBe('noindex,nofollow')
    expect(html).toContain('<html lang="ur" dir="rtl" data-script="nastaliq" data-template="MT8802">')
    expect(html).toContain('<a href="">')
    expect(html).not.toMatch(/<script[^>]+src=|<img|<link/)
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/src=|url\(/)
  })
})

describe('BAR-15 BAR-25 ENT-15 the profile for an iPhone', () => {
  it('is made for the host’s merchant in the visitor’s language, with its icon', async () => {
    const { status, html, headers } = await getPage('/m/app.mobileconfig', { cookie: 'language=UR' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/x-apple-aspen-config',
      'content-language': 'UR',
      'cache-control': 'private, no-cache',
    })
    expect(html).toContain('<key>Label</key><string>ارورا</string>')
    expect(html).toContain('<key>Icon</key><data>iVBOR')
    expect(html).toContain('<string>http://localhost/m/home</string>')
    const other = await getPage('/m/app.mobileconfig', { host: 'lotus.localhost' })
    expect(other.html).toContain('<key>Label</key><string>莲花</string>')
  })

  it('is signed where the merchant has a key, with the profile inside', async () => {
    const signed = await startTestServer({
      webDist: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
      webclipSigners: { aurora: makeSigner() },
    })
    try {
      const { html, headers } = await getPage('/m/app.mobileconfig', {}, signed.origin)
      expect(headers['content-type']).toBe('application/x-apple-aspen-config')
      expect(html).not.toMatch(/^<\?xml/)
      expect(html).toContain('<key>PayloadType</key><string>com.apple.webClip.managed</string>')
      const other = await getPage('/m/app.mobileconfig', { host: 'lotus.localhost' }, signed.origin)
      expect(other.html).toMatch(/^<\?xml/)
    } finally {
      await signed.close()
    }
  })

  it('T42 is nobody’s at a host of nobody', async () => {
    expect((await getPage('/m/app.mobileconfig', { host: 'nobody.example' })).status).toBeGreaterThanOrEqual(400)
  })
})
