import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { widgetScript, writeWidgetPolicy } from './captcha-frame.rules.ts'

const SCRIPTS_HOST = 'scripts.example'
const KNOWN = 'a'.repeat(32)
const OWN = 'b'.repeat(32)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    webDist: fileURLToPath(new URL('../../../../web/dist', import.meta.url)),
    trustProxy: 'loopback',
    scriptsUrl: `https://${SCRIPTS_HOST}`,
    captchaProviders: {
      [KNOWN]: { secret: 'secret-of-this-test' },
      [OWN]: {
        secret: 'secret-of-this-test',
        url: 'https://api.own.example/v',
        scriptUrl: 'https://js.own.example/gt.js',
      },
    },
  })
  const { aurora } = server.merchants
  const rows = [
    ['four', KNOWN, 'v4'],
    ['three', KNOWN, 'v3'],
    ['own', OWN, 'v4'],
    ['keyless', 'c'.repeat(32), 'v4'],
  ] as const
  for (const [code, GEETEST_ID, GEETEST_VERSION] of rows) {
    const settings = { ...aurora.settings, gw: { ...aurora.settings.gw, GEETEST_ID, GEETEST_VERSION } }
    const merchant = { ...aurora, code, hosts: [`${code}.example`], formerHosts: [], settings }
    await server.database.transaction((tx) => saveMerchant(tx, merchant))
  }
})
afterAll(() => server?.close())

interface Answer {
  status: number
  text: string
  headers: IncomingHttpHeaders
}

function ask(path: string, host: string, headers: Record<string, string> = { 'x-forwarded-proto': 'https' }) {
  return new Promise<Answer>((resolve, reject) => {
    httpRequest(new URL(path, server.origin), { headers: { host, ...headers } }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
      .on('error', reject)
      .end()
  })
}

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']).split('; ')
const frameOf = (page: Answer) => policyOf(page).find((line) => line.startsWith('frame-src'))

describe('T26 CAPT-01 the document of the widget', () => {
  it.each([
    ['four', 'https://static.geetest.com/v4/gt4.js'],
    ['three', 'https://static.geetest.com/static/js/gt.0.5.0.js'],
    ['own', 'https://js.own.example/gt.js'],
  ])('of %s loads its vendor’s script and is framed by its own pages', async (code, script) => {
    const frame = await ask(`/captcha/${code}`, SCRIPTS_HOST)
    expect(frame.status).toBe(200)
    expect(/<script src="([^"]*)"/.exec(frame.text)?.[1]).toBe(script)
    expect(policyOf(frame)).toContain(`frame-ancestors https://${code}.example`)
    expect(policyOf(frame)).toContain('sandbox allow-scripts allow-same-origin')
    expect(frame.headers['x-frame-options']).toBeUndefined()
    expect(frame.headers['set-cookie']).toBeUndefined()
  })

  it.each(['/captcha/keyless', '/captcha/aurora', '/captcha/nobody', '/captcha/', '/captcha/four/x'])(
    '%s is nothing: no vendor, or no key for it',
    async (path) => expect((await ask(path, SCRIPTS_HOST)).status).toBe(404),
  )

  it('is at no host with pages of ours', async () => {
    expect((await ask('/captcha/four', 'four.example')).status).toBe(404)
  })

  it('allows the vendor’s names only, and our one script by its hash', () => {
    const policy = writeWidgetPolicy(
      { scriptUrl: 'https://js.own.example/gt.js', origins: ['https://api.own.example'] },
      ['https://own.example'],
    )
    const [, scripts = ''] = policy.split('; ')
    expect(scripts).toMatch(/^script-src 'sha256-[\w+/=]{44}' https:\/\/js\.own\.example https:\/\/api\.own\.example$/)
    expect(policy).not.toContain('unsafe-eval')
    expect(widgetScript).not.toContain('</')
  })
})

describe('T26 the pages of a merchant', () => {
  it.each([
    ['four', 'frame-src https://scripts.example/captcha/four'],
    ['keyless', undefined],
  ])('%s may frame %s', async (code, expected) => {
    expect(frameOf(await ask('/m/login', `${code}.example`))).toBe(expected)
  })

  it('by plain http have no frame of an https host', async () => {
    expect(frameOf(await ask('/m/login', 'four.example', {}))).toBeUndefined()
  })
})
