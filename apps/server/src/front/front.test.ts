import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { fileURLToPath } from 'node:url'
import { systemStatus } from '@foyer/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDemo } from '../../demo/seed/seed-demo.ts'
import { createLogger } from '../http/log.ts'
import { arcadeGames } from '../testing/arcade-games.ts'
import { type OtherPlatform, startOtherPlatform } from '../testing/other-platform.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'
import { createFrontApp } from './index.ts'

const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const plainHeaders = { host: 'localhost', 'content-type': 'application/json' }

interface Front {
  origin: string
  app: FastifyInstance
  close(): Promise<void>
}

interface Answer {
  status: number
  text: string
  headers: Record<string, string | string[] | undefined>
  json(): { success: boolean; value: Record<string, unknown>; errorCode: string | null; message: string | null }
}

let platform: TestServer
beforeAll(async () => {
  platform = await startTestServer({ trustProxy: 'loopback' })
  await seedDemo(platform.database, { port: 8080, password: TEST_PASSWORD, catalogues: [arcadeGames] })
})
afterAll(() => platform.close())

async function openFront(
  upstreamUrl: string,
  merchantCode?: string,
  { logger = createLogger('silent'), trustProxy = false }: { logger?: FastifyBaseLogger; trustProxy?: boolean } = {},
): Promise<Front> {
  const config = { upstreamUrl, merchantCode, systemHosts: ['127.0.0.1'], trustProxy, webDist }
  const app = await createFrontApp({ config, logger })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, app, close: () => app.close() }
}

function ask(
  front: Front,
  path: string,
  given: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { body, headers = {} } = given
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(front.origin)
    const options = {
      hostname,
      port,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...plainHeaders, ...headers },
    }
    httpRequest(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers, json: () => JSON.parse(text) })
      })
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const demoLogin = { body: { username: 'demo', password: TEST_PASSWORD } }

describe.each([false, true])('DEC-01, DEC-05 in front of another platform (own manners: %s)', (isNonStandard) => {
  let other: OtherPlatform
  let front: Front
  beforeAll(async () => {
    other = await startOtherPlatform(platform.origin, { isNonStandard })
    front = await openFront(other.origin)
  })
  afterAll(async () => {
    await front.close()
    await other.close()
  })

  it.each([
    ['localhost', 'Aurora'],
    ['lotus.localhost', '莲花'],
  ])('the pages of %s are those of its merchant, with its data in them', async (host, name) => {
    const page = await ask(front, '/m/home', { headers: { host, 'accept-language': 'en' } })
    expect(page.status).toBe(200)
    expect(page.text).toContain(name)
    expect(page.text).toContain('id="boot"')
    expect(page.text).toContain('/wps/relay/GCSGAME_gameList')
  })

  it('T42 a host that the platform does not know gets the page of nobody', async () => {
    const page = await ask(front, '/m/home', { headers: { host: 'unknown.example' } })
    expect(page.status).toBe(404)
    expect(page.text).not.toContain('Aurora')
  })

  it('a page asks as a guest, whoever the visitor is', async () => {
    await ask(front, '/m/game', { headers: { authorization: 'canary-token', cookie: 'bind=canary-cookie' } })
    expect(JSON.stringify(other.lastHeaders())).not.toContain('canary')
    expect(other.lastHeaders()['x-forwarded-host']).toBe('localhost')
  })

  it('a member logs in, with the cookie that binds the session (DEC-23), and is known', async () => {
    const opened = await ask(front, '/wps/session/login', demoLogin)
    expect([opened.status, opened.json().success]).toEqual([200, true])
    const { token, customerType } = opened.json().value
    expect(customerType).toBe(0)
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
    const known = await ask(front, '/wps/member/info', { headers: { authorization: String(token), cookie } })
    expect(known.json().value).toMatchObject({ account: 'demo' })
    const alone = await ask(front, '/wps/member/info', { headers: { authorization: String(token) } })
    expect(alone.status).toBe(401)
  })

  it('DEC-12 a token of the platform in a page’s address is its session, another is none', async () => {
    const { headers, json } = await ask(front, '/wps/session/login', demoLogin)
    const { token, id } = json().value
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const opened = await ask(front, '/wps/session/handoff', { body: { code: token }, headers: { cookie } })
    expect(opened.json().value).toMatchObject({ id, token, userName: 'demo', customerType: 0 })
    for (const code of ['x'.repeat(43), '', 'a b', 7, 'x'.repeat(5_000), 'a\r\nb: c']) {
      const refused = await ask(front, '/wps/session/handoff', { body: { code }, headers: { cookie } })
      expect(refused.status, String(code).slice(0, 20)).toBeGreaterThanOrEqual(400)
      expect(refused.json().success).toBe(false)
    }
  })

  it('a refusal keeps its status, its code and its words', async () => {
    const body = { username: 'demo', password: 'wrong1pass' }
    const refused = await ask(front, '/wps/session/login', { body, headers: { language: 'UR' } })
    const own = await platform.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      payload: body,
      headers: { ...plainHeaders, language: 'UR' },
    })
    expect(refused.status).toBe(own.statusCode)
    expect(refused.json()).toMatchObject({ success: false, errorCode: 'login.cred.err', message: own.json().message })
  })

  it('BOOT-12 API-23 consumer settings are optional: without them the help page is whole all the same', async () => {
    const answer = await ask(front, '/wps/system/consumer')
    expect([answer.status, answer.json().errorCode]).toEqual([404, 'not_found'])
    const page = await ask(front, '/m/helpCenter')
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('"path":"/wps/system/consumer"')
  })

  it('DEC-02 its pages offer no customer service, deposit or wallet where the platform does not know them', async () => {
    const page = await ask(front, '/m/home', { headers: { 'accept-language': 'en' } })
    for (const path of ['/m/home', '/m/activity']) expect(page.text).toContain(`href="${path}"`)
    for (const path of ['/wps/content/customer-service', '/wps/deposit', '/wps/wallet'])
      expect(page.text).toContain(`"${path}"`)
    const footer = page.text.slice(page.text.lastIndexOf('<nav'), page.text.lastIndexOf('</nav>'))
    expect(footer).toContain('member%2Fhome')
    expect(footer).not.toMatch(/helpCenter|voucherCenter/)
  })

  it('DEC-02 a call that the platform does not know is not found, in our words', async () => {
    const answer = await ask(front, '/wps/wallet')
    expect([answer.status, answer.json().errorCode]).toEqual([404, 'not_found'])
    expect(answer.headers['content-type']).toContain('application/json')
  })
})

describe('T18 the way to the other platform', () => {
  let other: OtherPlatform
  let front: Front
  beforeAll(async () => {
    other = await startOtherPlatform(platform.origin)
    front = await openFront(`${other.origin}/`, 'aurora')
  })
  afterAll(async () => {
    await front.close()
    await other.close()
  })

  it.each([
    '/wps/../admin',
    '/wps/%2e%2e/admin',
    '/wps/..%2fadmin',
    '/wps/vendor/wallet/credit',
    '/wps//evil.example/x',
    '/wps/@evil.example',
    '/wps/a b',
    '/wps/\\evil.example',
  ])('%s goes nowhere', async (path) => {
    const before = other.asked.length
    const answer = await ask(front, encodeURI(path).replaceAll('%25', '%'))
    expect([400, 404]).toContain(answer.status)
    expect(answer.json().success).toBe(false)
    expect(other.asked.length).toBe(before)
  })

  it('hands on what concerns the call and nothing else', async () => {
    const headers = {
      merchant: 'aurora',
      moduleid: 'REG3',
      'x-forwarded-for': '9.9.9.9',
      'x-evil': '1',
      te: 'trailers',
    }
    await ask(front, '/wps/system/country', { headers })
    const sent = other.lastHeaders()
    expect(sent).toMatchObject({ merchant: 'aurora', moduleid: 'REG3', 'x-forwarded-for': '127.0.0.1' })
    expect(sent['x-evil']).toBeUndefined()
  })

  it('names the merchant that is set where a call names none', async () => {
    await ask(front, '/wps/system/country')
    expect(other.lastHeaders().merchant).toBe('aurora')
  })

  it('T14 guesses are counted by address and name, whatever host they name', async () => {
    const guess = (host: string, username = 'guessed') =>
      ask(front, '/wps/session/login', { body: { username, password: 'x' }, headers: { host } })
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) statuses.push((await guess(`h${count}.example`)).status)
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses.slice(10)).toEqual([429, 429])
    expect((await guess('h.example', 'other')).status).not.toBe(429)
  })

  it('a path with a parameter is a call of the contract too', async () => {
    const strange = await startOtherPlatform(platform.origin, {
      replies: { '/wps/deposit/abc': { success: true, value: 'no' } },
    })
    const own = await openFront(strange.origin)
    const answer = await ask(own, '/wps/deposit/abc')
    expect([answer.status, answer.json().errorCode]).toEqual([502, 'service_unavailable'])
    await own.close()
    await strange.close()
  })

  it('BOOT-12 API-23 consumer settings in another platform’s manner are read as far as they can be', async () => {
    const info = {
      legalName: 'Other Ltd',
      licence: 'L-7',
      email: null,
      telephone: 639,
      serviceHours: ['9', '5'],
      x: {},
    }
    const strange = await startOtherPlatform(platform.origin, {
      replies: { '/wps/system/consumer': { success: 'true', data: { info, more: 1 } } },
    })
    const own = await openFront(strange.origin)
    const answer = await ask(own, '/wps/system/consumer')
    expect([answer.status, answer.json().value]).toEqual([200, { info: { legalName: 'Other Ltd', telephone: '639' } }])
    const page = await ask(own, '/m/helpCenter', { headers: { 'accept-language': 'en' } })
    expect(page.text).toContain('Other Ltd')
    await own.close()
    await strange.close()
  })

  it('T26 it has no third-party scripts, whatever its settings say beside what is specified', async () => {
    const settings = (await platform.app.inject({ url: systemStatus.path, headers: plainHeaders })).json()
    const scriptFrame = 'https://scripts.example/frame/aurora'
    const value = { ...settings.value, scriptFrame, thirdPartyScripts: ['https://tags.example/t.js'] }
    const strange = await startOtherPlatform(platform.origin, {
      replies: { [systemStatus.path]: { success: true, value } },
    })
    const own = await openFront(strange.origin)
    const page = await ask(own, '/m/home')
    await own.close()
    await strange.close()
    expect(page.text).toContain('Aurora')
    expect(page.text).not.toMatch(/scripts\.example|tags\.example/)
    expect(page.headers['content-security-policy']).not.toMatch(/scripts\.example|tags\.example|localhost/)
  })

  it('a body that is too large is refused here', async () => {
    const before = other.asked.length
    const answer = await ask(front, '/wps/session/login', { body: { username: 'x'.repeat(70_000) } })
    expect([answer.status, answer.json().errorCode]).toEqual([413, 'body_too_large'])
    expect(other.asked.length).toBe(before)
  })
})

describe('HTTP-08, BOOT-10 settings of which some cannot be read', () => {
  it('serve all the same, to pages and to browsers, and are warned of once a field', async () => {
    const own = (await platform.app.inject({ url: systemStatus.path, headers: plainHeaders })).json().value
    const value = {
      ...own,
      regionRestriction: true,
      currencyPosition: 'middle',
      countries: 'PH',
      template: { ...own.template, footer_nav: ['home', 'game'], home_feature: 7 },
    }
    const strange = await startOtherPlatform(platform.origin, {
      replies: { [systemStatus.path]: { success: true, value } },
    })
    const logger = createLogger('silent')
    const warn = vi.spyOn(logger, 'warn')
    const front = await openFront(strange.origin, undefined, { logger })
    for (const path of ['/m/home', '/m/login']) {
      const page = await ask(front, path)
      expect([page.status, page.text.includes('Aurora')]).toEqual([200, true])
    }
    const answer = await ask(front, `${systemStatus.path}?device=MOBILE`)
    expect([answer.status, answer.json().value]).toMatchObject([
      200,
      { regionRestriction: null, currencyPosition: 'before', countries: [], template: { footer_nav: 'home,game' } },
    ])
    const fields = warn.mock.calls.flatMap(([given]) => (given as { field?: string }).field ?? []) // fields of the log line
    expect(fields.toSorted()).toEqual(['countries', 'currencyPosition', 'regionRestriction', 'template.home_feature'])
    await front.close()
    await strange.close()
  })
})

it.each(['location', 'ip'])(
  'BOOT-10 who is denied by %s gets the same document as everybody, and is told by the own status call',
  async (regionRestriction) => {
    const own = (await platform.app.inject({ url: systemStatus.path, headers: plainHeaders })).json().value
    const denied = '203.0.113.1'
    const answer = ({ 'x-forwarded-for': ip }: IncomingHttpHeaders) => ({
      success: true,
      value: { ...own, ip, regionRestriction: ip === denied ? regionRestriction : null },
    })
    const other = await startOtherPlatform(platform.origin, { replies: { [systemStatus.path]: answer } })
    const front = await openFront(other.origin, undefined, { trustProxy: true })
    const from = (path: string, ip: string) =>
      ask(front, path, { headers: { 'x-forwarded-for': ip, 'accept-language': 'en' } })
    for (const ip of [denied, '203.0.113.2']) {
      const { status, text } = await from('/m/home', ip)
      expect([status, text.includes('Access Denied'), text.includes('203.0.113.')]).toEqual([200, false, false])
      expect(text).toContain('"regionRestriction":null')
    }
    const restrictionOf = async (ip: string) => (await from(systemStatus.path, ip)).json().value.regionRestriction
    expect(await restrictionOf(denied)).toBe(regionRestriction)
    expect(await restrictionOf('203.0.113.2')).toBeNull()
    await front.close()
    await other.close()
  },
)

describe('ENT-09, CONF-16 a registration with another platform', () => {
  it.each([
    [
      { customerId: 77, userName: 'nova1', token: 't' },
      { id: '77', token: 't' },
    ],
    [
      { customerId: 77, userName: 'nova1' },
      { id: '77', token: '' },
    ],
    [null, { id: '', token: '' }],
  ])('%j is one', async (value, expected) => {
    const strange = await startOtherPlatform(platform.origin, {
      replies: { '/wps/member/register': { success: true, value } },
    })
    const front = await openFront(strange.origin)
    const answer = await ask(front, '/wps/member/register', { body: { username: 'nova1', password: 'abc123' } })
    expect([answer.status, answer.json().value]).toMatchObject([200, expected])
    await front.close()
    await strange.close()
  })
})

describe('what is sent on', () => {
  let other: OtherPlatform
  let front: Front
  beforeAll(async () => {
    other = await startOtherPlatform(platform.origin)
    front = await openFront(other.origin)
  })
  afterAll(async () => {
    await front.close()
    await other.close()
  })
  const sent = (path: string) =>
    other.calls.filter(({ url }) => url.startsWith(path)).map(({ url }) => new URL(url, other.origin))

  it.each([
    ['javascript:alert(1)', 'http://localhost/m/home'],
    ['https://evil.example/x', 'http://localhost/m/home'],
    ['/m/elott', 'http://localhost/m/elott'],
    ['//evil.example/m/home', 'http://localhost/m/home'],
  ])('DEC-13 the way back %s is decided before', async (backUrl, expected) => {
    for (const path of ['/wps/game/launchGame', '/wps/relay/CBS_launchChat']) {
      await ask(front, `${path}?code=FIVE&token=secret&backUrl=${encodeURIComponent(backUrl)}`)
      expect(Object.fromEntries(sent(path).at(-1)?.searchParams ?? [])).toEqual({ code: 'FIVE', backUrl: expected })
    }
  })

  it('API-11 no-cache goes along, with the whole of the specified query', async () => {
    await ask(front, `${systemStatus.path}?device=MOBILE`, {
      headers: { 'cache-control': 'no-cache', pragma: 'no-cache' },
    })
    expect(other.lastHeaders()).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' })
    await ask(front, '/m/login', { headers: { host: 'lotus.localhost' } })
    const own = other.calls.findLast(({ url }) => url.includes('originalDomain=lotus.localhost'))
    expect(own?.headers).toMatchObject({ 'cache-control': 'no-cache', device: 'MOBILE' })
    const query = new URL(own?.url ?? '', other.origin).searchParams
    expect(Object.fromEntries(query)).toMatchObject({ device: 'MOBILE', track: 'false', url: '/m/login' })
  })

  it.each([
    ['text/html,image/avif,image/webp,*/*', 'avif'],
    ['text/html,image/webp', 'webp'],
    ['text/html', null],
  ])('GAME-18, RELAY-27 a page asks for pictures as its browser decodes them: %s', async (accept, ext) => {
    const before = other.calls.length
    await ask(front, '/m/home', { headers: { accept } })
    await ask(front, '/m/activity', { headers: { accept } })
    const asked = other.calls.slice(before).map(({ url }) => new URL(url, other.origin))
    const lists = asked.filter(({ pathname }) => /GCSGAME_|ListAnnouncements/.test(pathname))
    expect(lists.length).toBeGreaterThanOrEqual(4)
    for (const { pathname, searchParams } of lists) expect(searchParams.get('ext'), pathname).toBe(ext)
    expect(asked.find(({ pathname }) => pathname.endsWith('/banner'))?.searchParams.has('ext') ?? false).toBe(false)
  })
})

describe('HTTP-12, HTTP-15 calls that are given up or asked twice', () => {
  const list = '/wps/relay/GCSGAME_gameList'
  const expectSoon = (read: () => unknown, expected: unknown) =>
    vi.waitFor(() => expect(read()).toEqual(expected), { timeout: 5_000, interval: 10 })
  let other: OtherPlatform
  let front: Front
  beforeAll(async () => {
    other = await startOtherPlatform(platform.origin)
    front = await openFront(other.origin)
    other.hang()
  })
  afterAll(async () => {
    await front.close()
    await other.close()
  })

  function begin(path: string, headers: Record<string, string>, method = 'GET') {
    const { hostname, port } = new URL(front.origin)
    const call = httpRequest({ hostname, port, path, method, headers: { ...plainHeaders, ...headers } })
    call.on('error', () => undefined)
    call.end(method === 'GET' ? undefined : '{}')
    return call
  }

  it('a list that five ask for runs once, and ends with the last who waits', async () => {
    const [before, aborted] = [other.asked.length, other.abortedCount()]
    const calls = Array.from({ length: 5 }, (_, guest) => {
      const plain = { 'user-agent': `Browser/${guest}`, 'cache-control': `max-age=${guest}`, cookie: 'language=EN' }
      return begin(list, { language: 'EN', merchant: 'aurora', ...plain })
    })
    await Promise.all(calls.map((call) => once(call, 'socket')))
    // A separate call, sent after the five have been read.
    const marker = begin('/wps/member/info', {})
    await expectSoon(() => other.asked.slice(before).toSorted(), ['/wps/member/info', list])
    for (const call of calls.slice(1)) call.destroy()
    marker.destroy()
    await expectSoon(() => other.abortedCount() - aborted, 1)
    calls[0]?.destroy()
    await expectSoon(() => other.abortedCount() - aborted, 2)
  })

  it('T28 merchant, member, language and visitor keep calls apart', async () => {
    const [before, aborted] = [other.asked.length, other.abortedCount()]
    const ways = [
      [list, { language: 'EN' }],
      [list, { language: 'CN' }],
      [list, { language: 'EN', merchant: 'lotus' }],
      [list, { language: 'EN', authorization: 'one' }],
      [list, { language: 'EN', authorization: 'two' }],
      [list, { language: 'EN', host: 'lotus.localhost' }],
      [`${list}?ext=avif`, { language: 'EN' }],
      [list, { language: 'EN', 'accept-language': 'ur' }],
      [list, { language: 'EN', cookie: 'language=EN; sid=1' }],
      [list, { language: 'EN', cookie: 'language=EN; sid=2' }],
      [list, { language: 'EN', device: 'MOBILE' }],
      [list, { language: 'EN', origin: 'https://other.example' }],
      [list, { language: 'EN', encryption: 'true', 'x-rsa': 'one' }],
      [list, { language: 'EN', encryption: 'true', 'x-rsa': 'two' }],
      ['/wps/member/info', { authorization: 'one', cookie: 'a=1' }],
      ['/wps/member/info', { authorization: 'one', cookie: 'a=2' }],
    ] as const
    const calls = ways.map(([path, headers]) => begin(path, headers))
    await expectSoon(() => other.asked.length - before, ways.length)
    for (const call of calls) call.destroy()
    await expectSoon(() => other.abortedCount() - aborted, ways.length)
  })

  it('a write is never shared, and goes on without whoever sent it', async () => {
    const [before, aborted] = [other.asked.length, other.abortedCount()]
    const calls = [1, 2].map(() => begin('/wps/member/language', { authorization: 'one' }, 'POST'))
    await expectSoon(() => other.asked.length - before, 2)
    for (const call of calls) call.destroy()
    const read = begin(list, {})
    await expectSoon(() => other.asked.length - before, 3)
    read.destroy()
    await expectSoon(() => other.abortedCount() - aborted, 1)
  })
})

describe('BOOT-11 the other platform is away', () => {
  it('pages say so and calls answer in the envelope; what was known serves meanwhile', async () => {
    const other = await startOtherPlatform(platform.origin)
    const front = await openFront(other.origin)
    expect((await ask(front, '/m/home')).status).toBe(200)
    await other.close()
    const call = await ask(front, '/wps/member/info')
    expect([call.status, call.json().errorCode]).toEqual([503, 'service_unavailable'])
    const start = performance.now()
    const clock = vi.spyOn(performance, 'now')
    clock.mockImplementation(() => start + 6_000)
    expect((await ask(front, '/m/login')).status).toBe(200)
    expect((await ask(front, '/m/login', { headers: { host: 'lotus.localhost' } })).status).toBe(503)
    clock.mockImplementation(() => start + 11 * 60_000)
    expect((await ask(front, '/m/register')).status).toBe(503)
    clock.mockRestore()
    await front.close()
  })

  it('a platform that hangs holds up a page that was known for a second only', async () => {
    const other = await startOtherPlatform(platform.origin)
    const front = await openFront(other.origin)
    expect((await ask(front, '/m/login')).status).toBe(200)
    other.hang()
    const start = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + 6_000)
    const beganAt = Date.now()
    expect((await ask(front, '/m/login')).status).toBe(200)
    expect(Date.now() - beganAt).toBeLessThan(3_000)
    clock.mockRestore()
    await other.close()
    await front.close()
  })

  it('a page of a proxy in place of an answer is none (ERR-16)', async () => {
    const other = await startOtherPlatform('http://127.0.0.1:9')
    const front = await openFront(other.origin)
    const call = await ask(front, '/wps/member/info')
    expect([call.status, call.json().errorCode]).toEqual([502, 'service_unavailable'])
    await front.close()
    await other.close()
  })
})
