import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const SCRIPTS = ['https://tags.example/t.js?id=1&copy;=2', 'https://ads.example/a.js', 'http://plain.example/no.js']
const SCRIPTS_HOST = 'scripts.example'
const overHttps = { 'x-forwarded-proto': 'https' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    webDist: fileURLToPath(new URL('../../../../web/dist', import.meta.url)),
    trustProxy: 'loopback',
    scriptsUrl: `https://${SCRIPTS_HOST}`,
  })
  const { aurora } = server.merchants
  const settings = { ...aurora.settings, thirdPartyScripts: SCRIPTS }
  await server.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
})
afterAll(() => server.close())

interface Answer {
  status: number
  text: string
  headers: IncomingHttpHeaders
}

function ask(path: string, host: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(new URL(path, server.origin), { method, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          headers: response.headers,
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']).split('; ')
const bootOf = ({ text }: Answer) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}')

describe('T26 OPEN-55 the document of the third-party scripts', () => {
  it('loads the listed files and nothing else, is framed by the merchant’s hosts, and has no origin', async () => {
    const frame = await ask('/frame/aurora', SCRIPTS_HOST, overHttps)
    expect(frame.status).toBe(200)
    expect(frame.headers['content-type']).toBe('text/html; charset=utf-8')
    expect([...frame.text.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      'https://tags.example/t.js?id=1&#38;copy;=2',
      'https://ads.example/a.js',
    ])
    expect(frame.text.match(/<script/g)).toHaveLength(2)
    expect(policyOf(frame)).toEqual([
      "default-src 'none'",
      'script-src https://tags.example/t.js https://ads.example/a.js',
      'connect-src https://tags.example https://ads.example',
      'img-src https://tags.example https://ads.example',
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors https://localhost https://aurora.localhost',
      'sandbox allow-scripts',
    ])
  })

  it('sends and takes no cookie, tells no address, and no search engine keeps it', async () => {
    const { headers } = await ask('/frame/aurora?language=UR', SCRIPTS_HOST, { cookie: 'language=CN; bind=x' })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex,nofollow',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['x-frame-options']).toBeUndefined()
  })

  it('is framed from the port and by the scheme where the visitor is', async () => {
    const frame = await ask('/frame/aurora', `${SCRIPTS_HOST}:8080`)
    expect(policyOf(frame)).toContain('frame-ancestors http://localhost:8080 http://aurora.localhost:8080')
  })

  it.each(['/frame/lotus', '/frame/nobody', '/frame/', '/frame', '/frame/aurora/', '/frame/aurora/x'])(
    '%s is nothing: that merchant has none',
    async (path) => {
      const { status, text } = await ask(path, SCRIPTS_HOST)
      expect([status, JSON.parse(text).errorCode]).toEqual([404, 'not_found'])
    },
  )
})

describe('T26 T42 the host of the third-party scripts', () => {
  it.each([
    ...[
      '/',
      '/m/home',
      '/m/login',
      '/m/assets/x.js',
      '/m/art/aurora/mark.svg',
      '/m/sw.js',
      '/robots.txt',
      '/favicon.ico',
    ],
    ...[
      '/wps/v2/system/status',
      '/wps/member/info',
      '/wps/openapi.json',
      '/wps/vendor/bet',
      '/healthz',
      '/readyz',
      '/metrics',
    ],
  ])('has nothing of ours: %s', async (path) => {
    const { status, text, headers } = await ask(path, SCRIPTS_HOST)
    expect([status, JSON.parse(text).errorCode]).toEqual([404, 'not_found'])
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('takes no call', async () => {
    const { status } = await ask('/wps/session/login', SCRIPTS_HOST, { 'content-type': 'application/json' }, 'POST')
    expect(status).toBe(404)
  })

  it.each([
    ['localhost', 'not_found'],
    ['lotus.localhost', 'not_found'],
    ['127.0.0.1', 'not_found'],
    ['nobody.example', 'domain_not_available'],
  ])('is the only one where they run: %s says %s', async (host, code) => {
    const { status, text } = await ask('/frame/aurora', host)
    expect([status, JSON.parse(text).errorCode]).toEqual([404, code])
  })
})

describe('BOOT-14 T26 the pages of a merchant', () => {
  const address = `https://${SCRIPTS_HOST}/frame/aurora`

  it.each(['/m/home', '/m/news', '/m/login', '/m/wallet'])('with scripts may show that one frame: %s', async (path) => {
    const page = await ask(path, 'localhost', overHttps)
    expect(policyOf(page).filter((line) => line.startsWith('frame-src'))).toEqual([`frame-src ${address}`])
    expect(bootOf(page).scriptFrame).toBe(address)
    expect(page.text).not.toContain('tags.example')
  })

  it('without scripts may show none', async () => {
    const page = await ask('/m/home', 'lotus.localhost', overHttps)
    expect(policyOf(page).join()).not.toContain('frame-src')
    expect(policyOf(page)).toContain("default-src 'none'")
    expect(bootOf(page)).not.toHaveProperty('scriptFrame')
  })

  it('with scripts that may not run is one without', async () => {
    const { aurora } = server.merchants
    const settings = { ...aurora.settings, thirdPartyScripts: SCRIPTS.slice(2) }
    const plain = await startTestServer({ webDist: server.config.webDist, scriptsUrl: `https://${SCRIPTS_HOST}` })
    await plain.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
    const { headers } = await plain.app.inject({ url: '/m/home', headers: { host: 'localhost' } })
    await plain.close()
    expect(headers['content-security-policy']).not.toContain('frame-src')
  })

  it('by https shows none of a host that has no https', async () => {
    const plain = await startTestServer({ webDist: server.config.webDist, trustProxy: 'loopback' })
    const { aurora } = plain.merchants
    const settings = { ...aurora.settings, thirdPartyScripts: SCRIPTS }
    await plain.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
    const ofPage = async (headers: Record<string, string>) =>
      String((await plain.app.inject({ url: '/m/home', headers })).headers['content-security-policy'])
    const [secure, open] = [await ofPage({ host: 'localhost', ...overHttps }), await ofPage({ host: 'localhost' })]
    await plain.close()
    expect(secure).not.toContain('frame-src')
    expect(open).toContain('; frame-src http://scripts.localhost:1/frame/aurora;')
  })
})
