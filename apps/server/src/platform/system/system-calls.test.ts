import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consumerSettings, domainRoute, ping, systemCountry, systemStatus, webManifest } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCountryFile } from '../../testing/country-file.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const hostileName = '</script><script>alert(1)</script>"\u2028'

let server: TestServer
let proxied: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countries-'))
  const countryData = join(folder, 'countries.mmdb')
  await writeFile(countryData, makeCountryFile({ '203.0.113.0/24': { form: 'flat', code: 'PK' } }))
  server = await startTestServer()
  proxied = await startTestServer({ trustProxy: 'loopback', countryHeader: 'cf-ipcountry', countryData })
  const silence = "UPDATE merchant SET name = $1, settings = settings - 'consumerInfo' WHERE code = $2"
  await proxied.database.executeSql(silence, [hostileName, 'lotus'])
})
afterAll(async () => {
  await Promise.all([server.close(), proxied.close()])
  await rm(folder, { recursive: true })
})

interface Raw {
  status: number
  text: string
  type: string | undefined
}

/** One request as sent by the browser itself, without our client. */
function send(
  path: string,
  options: { body?: string; headers?: Record<string, string>; origin?: string } = {},
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const { body, headers, origin = server.origin } = options
    httpRequest(
      new URL(path, origin),
      { method: body === undefined ? 'GET' : 'POST', headers: { host: 'localhost', ...headers } },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, type: response.headers['content-type'] }),
        )
      },
    )
      .on('error', reject)
      .end(body)
  })
}

describe('API-13, BOOT-15 the country of a visitor', () => {
  const countryOf = async (headers: Record<string, string>, from = proxied, host = 'localhost') =>
    (await from.call(systemCountry, {}, { host }, headers)).envelope.value?.countryCode

  it('is the merchant’s own for an address that tells nothing', async () => {
    expect(await countryOf({}, server)).toBe('PH')
    expect(await countryOf({}, server, 'lotus.localhost')).toBe('CN')
  })

  it('is what the address tells, and what a trusted proxy says before it', async () => {
    expect(await countryOf({ 'x-forwarded-for': '203.0.113.9' })).toBe('PK')
    expect(await countryOf({ 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': 'CN' })).toBe('CN')
    expect(await countryOf({ 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': 'T1' })).toBe('PK')
  })

  it('T31 is not what anybody else says', async () => {
    expect(await countryOf({ 'cf-ipcountry': 'CN' })).toBe('PH')
    expect(await countryOf({ 'cf-ipcountry': 'CN', 'x-forwarded-for': '203.0.113.9' }, server)).toBe('PH')
  })

  it('differs from visitor to visitor, so no shared cache keeps it', async () => {
    expect((await server.call(systemCountry, {})).headers.get('cache-control')).toBe('no-store')
  })
})

describe('BOOT-12, API-23, OPEN-19 the consumer settings', () => {
  const infoOf = async (host: string, headers: Record<string, string> = {}) =>
    (await server.call(consumerSettings, {}, { host }, headers)).envelope.value?.info

  it('stand in value.info: each merchant tells its own, in the caller’s language, to anybody', async () => {
    const aurora = await infoOf('localhost', { language: 'UR' })
    expect(aurora).toEqual({
      ...server.merchants.aurora.settings.consumerInfo,
      serviceHours: expect.stringMatching(/\p{Script=Arabic}/u),
    })
    const lotus = await infoOf('lotus.localhost')
    expect(lotus).toMatchObject({ legalName: '莲花演示有限公司', serviceHours: '全天 24 小时' })
    expect(Object.keys(aurora ?? {})).toEqual(expect.arrayContaining(['email', 'telephone', 'registeredAddress']))
    expect(Object.keys(lotus ?? {}).sort()).toEqual(['legalName', 'licence', 'serviceHours'])
  })

  it('a merchant that tells nothing answers nothing', async () => {
    const { envelope } = await proxied.call(consumerSettings, {}, { host: 'lotus.localhost' })
    expect(envelope).toMatchObject({ success: true, value: { info: {} } })
  })

  it('are for a shared cache, by host and language', async () => {
    const { headers } = await server.call(consumerSettings, {})
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    expect(headers.get('vary')).toBe('Host, Merchant, Language, Accept-Language')
  })

  it('are described to whoever reads the list of calls', async () => {
    const { paths } = JSON.parse((await send('/wps/openapi.json')).text)
    const described = JSON.stringify(paths['/wps/system/consumer'].get)
    for (const part of ['BOOT-12', 'legalName', 'licence', 'registeredAddress', 'serviceHours'])
      expect(described).toContain(part)
  })
})

describe('API-14, OPEN-03, OPEN-69 where a merchant is', () => {
  it('at an available host nobody is sent anywhere', async () => {
    const { envelope, headers } = await server.call(domainRoute, { query: { device: 'MOBILE' } })
    expect(envelope.value).toEqual({ domain: null, domains: ['http://localhost', 'http://aurora.localhost'] })
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    expect(headers.get('vary')).toContain('Host')
  })

  it('at a host that was given up the others are told, and nothing else works', async () => {
    const client = { host: 'old-aurora.localhost:8080' }
    const { envelope } = await server.call(domainRoute, { query: {} }, client)
    expect(envelope.value?.domain).toBe('http://localhost:8080')
    const status = await server.call(systemStatus, { query: {} }, client)
    expect([status.status, status.envelope.errorCode]).toEqual([404, 'domain_not_available'])
    expect((await send('/wps/openapi.json', { headers: { host: 'old-aurora.localhost' } })).status).toBe(404)
  })

  it('T42 at a host of nobody nothing is told, whoever is named', async () => {
    const { envelope, headers } = await server.call(
      domainRoute,
      { query: {} },
      { host: 'evil.example' },
      { merchant: 'aurora' },
    )
    expect(envelope).toMatchObject({ value: null, errorCode: 'domain_not_available' })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('API-15, CONF-42 the web manifest', () => {
  it('is the merchant’s own, as a browser reads it, by the query alone or with the header', async () => {
    const none: Record<string, string> = {}
    for (const headers of [none, { merchant: 'aurora' }]) {
      const { status, text, type } = await send('/wps/system/manifest.json?merchantCode=aurora', { headers })
      expect([status, type]).toEqual([200, 'application/manifest+json; charset=utf-8'])
      expect(JSON.parse(text)).toMatchObject({ short_name: 'Aurora', scope: '/m/', display: 'standalone' })
    }
  })

  it.each([
    ['?merchantCode=lotus', 403, 'merchant_mismatch'],
    ['?merchantCode=aurora&merchantCode=lotus', 400, 'invalid_input'],
    ['', 400, 'invalid_input'],
  ])('T10 %s is refused', async (query, expected, code) => {
    const { status, text } = await send(`/wps/system/manifest.json${query}`)
    expect([status, JSON.parse(text).errorCode]).toEqual([expected, code])
  })

  it('T30 a name cannot leave the JSON that it stands in', async () => {
    const headers = { host: 'lotus.localhost' }
    const { text } = await send('/wps/system/manifest.json?merchantCode=lotus', { headers, origin: proxied.origin })
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toMatchObject({ name: hostileName, short_name: hostileName.slice(0, 12) })
  })

  it('an error is an envelope here too', async () => {
    const { envelope } = await server.call(webManifest, { query: { merchantCode: 'x'.repeat(300) } })
    expect(envelope.errorCode).toBe('invalid_input')
  })
})

describe('API-16, TRACK-13 ping', () => {
  it('counts the events that it names', async () => {
    const { envelope } = await server.call(ping, { query: { events: 'firstOpen,login,nonsense' } }, undefined, {
      merchant: 'aurora',
    })
    expect(envelope.value).toEqual({ received: 3 })
    expect((await server.call(ping, { query: {} })).envelope.value).toEqual({ received: 0 })
    const { body } = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
    for (const event of ['firstOpen', 'login', 'other'])
      expect(body).toContain(`foyer_tracking_events_total{merchant="aurora",event="${event}"} 1`)
    expect(body).not.toContain('nonsense')
  })
})

describe('API-12, TRACK-21 collect', () => {
  const report = (value: string, merchant = 'aurora') => JSON.stringify({ merchant, value })
  it('takes a beacon as JSON and as text, answers nothing, and shows the times', async () => {
    for (const type of ['application/json', 'text/plain;charset=UTF-8']) {
      const answer = await send('/wps/system/collect', {
        body: report('visit:first,route:home,net:4g,build:AbCd_123,fcp:812,lcp:1630'),
        headers: { 'content-type': type },
      })
      expect(answer).toEqual({ status: 204, text: '', type: undefined })
    }
    const { body } = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
    expect(body).toMatch(
      /^foyer_page_load_seconds_count\{route="home",network="4g",build="other",.*merchant="aurora".*\} 2$|^foyer_page_load_seconds_count\{merchant="aurora",.*\} 2$/m,
    )
  })

  it.each([
    ['of another merchant', report('visit:first', 'lotus'), 'application/json', 403, 'merchant_mismatch'],
    ['larger than 16 KB', report('x'.repeat(17_000)), 'application/json', 413, 'body_too_large'],
    ['with a value beyond its bound', report('x'.repeat(2_001)), 'application/json', 400, 'invalid_input'],
    ['without a value', '{"merchant":"aurora"}', 'text/plain', 400, 'invalid_input'],
    ['that is no JSON', 'visit:first', 'text/plain', 400, 'invalid_input'],
    ['of another kind', report('visit:first'), 'text/html', 415, 'unsupported_media_type'],
  ])('T32 refuses a report %s', async (_name, body, type, status, code) => {
    const answer = await send('/wps/system/collect', { body, headers: { 'content-type': type } })
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([status, code])
  })

  it('text is read of beacons only: a form of another site cannot send JSON to any other call', async () => {
    const answer = await send('/wps/session/login', {
      body: '{"username":"demo","password":"x"}',
      headers: { 'content-type': 'text/plain' },
    })
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([415, 'unsupported_media_type'])
  })

  it('T32 line breaks and terminal codes make one log line each, and are nowhere in it', async () => {
    const before = server.logLines.length
    const hostile = 'visit:first\r\nlevel:50 forged\u001b[31m\u009b2J'
    for (let sent = 0; sent < 5; sent += 1) {
      await send('/wps/system/collect?url=http://127.0.0.1:1/%0d%0aforged', {
        body: report(hostile),
        headers: { 'content-type': 'application/json', 'user-agent': 'forged \u009b2J' },
      })
    }
    const lines = server.logLines.slice(before)
    expect(lines).toHaveLength(5)
    for (const line of lines) {
      expect(line.trimEnd()).not.toMatch(/[\p{Cc}]/u)
      expect(JSON.parse(line)).toMatchObject({ msg: 'answered', status: 204 })
      expect(line).not.toContain('forged')
    }
  })

  it('T32 however many come, one address has a quota and the disk has a bound', async () => {
    const quota = 200
    const flooded = await startTestServer({ limits: { beacon: quota } })
    const { origin, app, database } = flooded
    const statuses: number[] = []
    for (let sent = 0; sent < 2_000; sent += 50) {
      const answers = Array.from({ length: 50 }, (_, index) => {
        const ms = (sent + index) * 31
        const body = report(`visit:${index % 2 ? 'first' : 'return'},fcp:${ms % 999},lcp:${ms},fs:${ms * 7}`)
        return send('/wps/system/collect', { body, headers: { 'content-type': 'application/json' }, origin })
      })
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(quota)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2_000 - quota)
    await app.close() // flushes the pending counts
    const { rows } = await database.executeSql('SELECT count(*)::int AS rows, sum(loads)::int AS loads FROM page_speed')
    const [{ rows: cached, loads }] = rows as [{ rows: number; loads: number }] // the statement above
    expect(cached).toBeLessThanOrEqual(2 * 3 * 14)
    expect(loads).toBeGreaterThan(quota)
    expect(loads).toBeLessThanOrEqual(3 * quota)
    await flooded.close()
  })
})
