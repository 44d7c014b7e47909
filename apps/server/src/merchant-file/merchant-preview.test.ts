import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { fileURLToPath } from 'node:url'
import { banners, systemStatus } from '@foyer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deriveDataKey } from '../db/data-cipher.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createPreviewToken, importMerchant } from './index.ts'
import { signPreview } from './merchant-preview.rules.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ webDist: fileURLToPath(new URL('../../../web/dist', import.meta.url)) })
  const { name: _name, settings, ...aurora } = server.merchants.aurora
  const content = {
    ...{ ...aurora, name: 'Aurora Next' },
    settings: {
      ...settings,
      depositSwitch: false,
      passkeys: false,
      template: { ...settings.template, id: 'MT8806' },
      colours: { accent: '#7a1fa2' },
      texts: { EN: { 'home.hot': 'New favourites' } },
    },
    banners: [
      {
        id: 'next',
        url: '/m/art/aurora/banner-fair.webp',
        title: { EN: 'Next' },
        linkageType: 'URL',
        linkage: '/m/news',
      },
    ],
  }
  const plain: unknown = JSON.parse(JSON.stringify(content))
  const change = { author: 'ann', note: 'look', reservedHosts: [], isPreview: true }
  const result = await importMerchant(server.database, plain, change)
  if ('faults' in result) throw new Error(result.faults.join('\n'))
  token = createPreviewToken(server.config.dataKey, 'aurora', result.number ?? 0)
})
afterAll(() => server.close())

interface Answer {
  status: number
  text: string
  headers: IncomingHttpHeaders
}

function ask(path: string, { host = 'localhost', cookie = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(new URL(path, server.origin), { headers: { host, ...(cookie ? { cookie } : {}) } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers })
      })
    })
      .on('error', reject)
      .end()
  })
}

const isPreview = ({ text }: Answer) => text.includes('class="preview-mark"')

it('T28 the address of a preview shows its look under a mark, and stores it nowhere', async () => {
  const answer = await ask(`/m/?preview=${token}`)
  expect(answer.status).toBe(200)
  expect(isPreview(answer)).toBe(true)
  for (const part of ['Aurora Next', 'data-template="MT8806"', '--accent:#7a1fa2', 'New favourites', '>Next<'])
    expect(answer.text).toContain(part)
  expect(answer.text).not.toContain(token)
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex,nofollow',
    'set-cookie': [expect.stringMatching(/^preview=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)],
  })
  expect(answer.headers['x-foyer-build']).toBeUndefined()
})

it('T28 its cookie shows it on the next pages, and nobody else sees it', async () => {
  const cookie = `preview=${token}`
  expect(isPreview(await ask('/m/home', { cookie }))).toBe(true)
  const live = await ask('/m/home')
  expect(isPreview(live)).toBe(false)
  expect(live.text).not.toContain('New favourites')
  expect(live.headers['set-cookie']).toBeUndefined()
})

it('ENT-28 calls for what is seen answer in its look without a cache; money and accounts are the live merchant’s', async () => {
  const client = { host: 'localhost', cookie: `preview=${token}` }
  const status = await server.call(systemStatus, { query: {} }, client)
  const { settings } = server.merchants.aurora
  expect(status.envelope.value).toMatchObject({ merchantName: 'Aurora Next', template: { id: 'MT8806' } })
  expect(status.envelope.value?.passkeys).toBe(settings.passkeys)
  const shown = await server.call(banners, { query: {} }, client)
  expect(shown.envelope.value?.map(({ id }) => id)).toEqual(['next'])
  expect(shown.headers.get('cache-control')).toBe('no-store')
  const live = await server.call(banners, { query: {} })
  expect(live.envelope.value).toEqual([])
  expect(live.headers.get('cache-control')).toContain('public')
})

it('T42 an expired, forged or another merchant’s token shows the live page and is taken back', async () => {
  const expired = signPreview(deriveDataKey(server.config.dataKey, 'merchant preview'), 'aurora', {
    ...{ number: 1, expiresAt: Math.floor(Date.now() / 1000) },
  })
  for (const cookie of [`preview=${expired}`, 'preview=1.9999999999.AAAA', `preview=${token}x`]) {
    const answer = await ask('/m/home', { cookie })
    expect([answer.status, isPreview(answer)]).toEqual([200, false])
    expect(String(answer.headers['set-cookie'])).toMatch(/^preview=; /)
  }
  const other = await ask(`/m/home?preview=${token}`, { host: 'lotus.localhost' })
  expect([other.status, isPreview(other)]).toEqual([200, false])
})

it('ENT-28 the mark ends it', async () => {
  const answer = await ask('/m/home?preview=off', { cookie: `preview=${token}` })
  expect(answer.status).toBe(302)
  expect(answer.headers).toMatchObject({ location: '/m/home', 'cache-control': 'no-store' })
  expect(String(answer.headers['set-cookie'])).toMatch(/^preview=; /)
})
