import { createHash } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { trackingSettings } from '@foyer/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectTracking, type TrackingConfig } from '../../providers/tracking/connect-tracking.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { writeTagPolicy, writeTagScript } from './tracking-frame-document.ts'

const accessToken = 'token-of-the-partner'
const events = { deposit: 'ev-deposit', register: 'ev-register' }
const whole: NonNullable<TrackingConfig[string]> = {
  facebook: { pixelId: '1234', accessToken, hasTag: true },
  tiktok: { pixelCode: 'C99', accessToken, hasTag: true },
  appsflyer: { appId: 'com.aurora', devKey: 'dev-key-of-aurora', webKey: 'web-key' },
  google: { measurementId: 'G-1', containerId: 'GTM-1' },
  kwai: { pixelId: '777' },
  twitter: { pixelId: 'tw1', events },
  adjust: { appToken: 'adj', events },
}
const framer = 'https://www.aurora.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ scriptsUrl: 'http://scripts.example', trackingProviders: { aurora: whole } })
})
afterAll(() => server?.close())

function listTags(config: NonNullable<TrackingConfig[string]>) {
  const app = Fastify()
  const partners = connectTracking(app, { aurora: config }).list('aurora')
  return partners.flatMap(({ tags }) => tags)
}

/** A page's frame with this script: notes what each partner's queue has got. */
function openFrame(config: NonNullable<TrackingConfig[string]>) {
  const listeners: Record<string, (event: object) => void> = {}
  const told: unknown[] = []
  const parent = { postMessage: (data: unknown) => told.push(data) }
  const page: Record<string, unknown> = {
    parent,
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
  }
  page.window = page
  createContext(page)
  runInContext(writeTagScript(listTags(config), [framer]), page)
  const send = (data: unknown, { source = parent, origin = framer }: { source?: object; origin?: string } = {}) =>
    listeners.message?.({ source, origin, data })
  const read = (expression: string): unknown => JSON.parse(runInContext(`JSON.stringify(${expression})`, page))
  return { send, read, told, listeners, page }
}

const values = { eventID: 'e-1', value: 1250.5, currency: 'PHP', content_id: '99' }

describe('TRACK-05, OPEN-58 what each partner’s script gets of an event', () => {
  it.each([
    [
      'Google Analytics',
      { google: { measurementId: 'G-1' } },
      '[].slice.call(dataLayer[2])',
      ['event', 'purchase', { value: 1250.5, currency: 'PHP', item_id: '99', transaction_id: 'e-1' }],
    ],
    ['Google Tag Manager', { google: { containerId: 'GTM-1' } }, 'dataLayer[1]', { event: 'purchase', ...values }],
    [
      'Facebook',
      { facebook: { pixelId: '1234', accessToken, hasTag: true } },
      '[].slice.call(fbq.queue[2])',
      ['track', 'Purchase', { value: 1250.5, currency: 'PHP', content_ids: ['99'] }, { eventID: 'e-1' }],
    ],
    [
      'TikTok',
      { tiktok: { pixelCode: 'C99', accessToken, hasTag: true } },
      'ttq[0]',
      ['track', 'CompletePayment', { value: 1250.5, currency: 'PHP', content_id: '99' }, { event_id: 'e-1' }],
    ],
    ['Kwai', { kwai: { pixelId: '777' } }, 'kwaiq[1]', ['track', 'purchase', values]],
    [
      'X',
      { twitter: { pixelId: 'tw1', events } },
      '[].slice.call(twq.queue[1])',
      ['event', 'ev-deposit', { value: 1250.5, currency: 'PHP', conversion_id: 'e-1' }],
    ],
    [
      'AppsFlyer',
      { appsflyer: { appId: 'a', devKey: 'dev-key-of-aurora', webKey: 'w' } },
      'AF.q[0].slice(1)',
      [
        'pba',
        'event',
        {
          eventType: 'EVENT',
          eventName: 'af_purchase',
          eventRevenue: 1250.5,
          eventRevenueCurrency: 'PHP',
          eventValue: { af_content_id: '99', event_id: 'e-1' },
        },
      ],
    ],
  ] as const)('%s', (_, config, expression, expected) => {
    const frame = openFrame(config)
    expect(frame.told).toEqual(['tracking-ready'])
    frame.send({ event: 'deposit', values })
    expect(frame.read(expression)).toEqual(expected)
  })

  // The pixels' names are those of the server-side interfaces as well.
  it.each(
    (['firstDepositArrival', 'redeposit'] as const).flatMap((further) =>
      listTags(whole).map(({ script, names }) => [new URL(script).host, further, names] as const),
    ),
  )('CONF-40 %s counts one purchase for a deposit that is also %s', (_, further, names) => {
    expect(names.deposit).toEqual(expect.any(String))
    expect(names[further]).not.toBe(names.deposit)
  })

  it('Adjust, once its script is there', () => {
    const frame = openFrame({ adjust: { appToken: 'adj', events } })
    frame.send({ event: 'deposit', values })
    const done: unknown[] = []
    frame.page.Adjust = { initSdk: (to: unknown) => done.push(to), trackEvent: (event: unknown) => done.push(event) }
    frame.listeners.load?.({})
    frame.send({ event: 'register', values: { eventID: 'e-2' } })
    expect(done).toEqual([
      { appToken: 'adj', environment: 'production' },
      { eventToken: 'ev-deposit', revenue: 1250.5, currency: 'PHP', deduplicationId: 'e-1' },
      { eventToken: 'ev-register', deduplicationId: 'e-2' },
    ])
  })

  it('T26 a message of another window, of another origin or of another form reaches nobody', () => {
    const frame = openFrame(whole)
    const before = frame.read('[dataLayer.length, fbq.queue.length]')
    frame.send({ event: 'deposit', values }, { source: {} })
    frame.send({ event: 'deposit', values }, { origin: 'https://evil.example' })
    for (const data of [null, 'deposit', { event: 'constructor' }, { event: 'unknown' }]) frame.send(data)
    expect(frame.read('[dataLayer.length, fbq.queue.length]')).toEqual(before)
  })

  it('T26 no setting ends the script', () => {
    const script = writeTagScript(listTags({ kwai: { pixelId: '</script><script>' } }), [framer])
    expect(script).not.toContain('</script>')
  })
})

describe('T26, DEC-21 the partners’ document', () => {
  const ask = (url: string, host: string) => server.app.inject({ url, headers: { host } })
  const listScriptHosts = (body: string) =>
    [...body.matchAll(/<script async src="https:\/\/([^/"]+)/g)].map(([, host]) => host)

  it('loads the partners’ scripts on a host that has nothing of ours, framed by the merchant', async () => {
    const { statusCode, body, headers } = await ask(
      '/tracking/aurora?purposes=measurement,advertising',
      'scripts.example',
    )
    expect(statusCode).toBe(200)
    expect(listScriptHosts(body)).toEqual([
      'connect.facebook.net',
      'analytics.tiktok.com',
      'websdk.appsflyer.com',
      'www.googletagmanager.com',
      'www.googletagmanager.com',
      's1.kwai.net',
      'static.ads-twitter.com',
      'cdn.adjust.com',
    ])
    const [, inline = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? []
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(inline).digest('base64')}' https://`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-scripts allow-same-origin')
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost http:\/\/aurora\.localhost/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).not.toContain(accessToken)
    expect(body).not.toContain('dev-key-of-aurora')
  })

  it('loads the scripts of the allowed purposes only, and its policy names no other host', async () => {
    const { body, headers } = await ask('/tracking/aurora?purposes=measurement', 'scripts.example')
    expect(listScriptHosts(body)).toEqual(['websdk.appsflyer.com', 'www.googletagmanager.com', 'cdn.adjust.com'])
    expect(body).toContain('allow_google_signals:false')
    expect(String(headers['content-security-policy'])).not.toMatch(/facebook|tiktok|kwai|twitter|doubleclick/)
    const advertising = await ask('/tracking/aurora?purposes=advertising', 'scripts.example')
    expect(listScriptHosts(advertising.body)).toEqual([
      'connect.facebook.net',
      'analytics.tiktok.com',
      'www.googletagmanager.com',
      's1.kwai.net',
      'static.ads-twitter.com',
    ])
    expect(advertising.body).toContain('gtm.js?id=GTM-1')
    expect(advertising.body).not.toContain('G-1')
  })

  it('names every source once', () => {
    const tags = listTags({ google: { measurementId: 'G-1', containerId: 'GTM-1' } })
    const policy = writeTagPolicy(tags, 'x', [framer])
    expect(policy.match(/connect-src [^;]+/)?.[0].split(' ')).toEqual([
      'connect-src',
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.g.doubleclick.net',
    ])
  })

  it.each([
    ['/tracking/lotus?purposes=advertising', 'scripts.example'],
    ['/tracking/nobody?purposes=advertising', 'scripts.example'],
    ['/tracking/aurora?purposes=advertising', 'aurora.localhost'],
    ['/tracking/aurora', 'scripts.example'],
    ['/tracking/aurora?purposes=', 'scripts.example'],
    ['/tracking/aurora?purposes=everything', 'scripts.example'],
  ])('%s at %s is nothing', async (url, host) => {
    expect((await ask(url, host)).statusCode).toBe(404)
  })

  it('is named to pages of that merchant alone', async () => {
    const settings = async (merchant: 'aurora' | 'lotus') =>
      (await server.call(trackingSettings, {}, { host: server.merchants[merchant].hosts[0] ?? '' })).envelope.value
    expect(await settings('aurora')).toMatchObject({
      frame: 'http://scripts.example/tracking/aurora',
      hasFacebookCookies: true,
      partners: [
        { name: 'Facebook', purpose: 'advertising' },
        { name: 'TikTok', purpose: 'advertising' },
        { name: 'AppsFlyer', purpose: 'measurement' },
        { name: 'Google Analytics', purpose: 'measurement' },
        { name: 'Google Ads', purpose: 'advertising' },
        { name: 'Kwai', purpose: 'advertising' },
        { name: 'X (Twitter)', purpose: 'advertising' },
        { name: 'Adjust', purpose: 'measurement' },
      ],
    })
    expect(await settings('lotus')).toEqual({ partners: [], consentVersion: '2', hasFacebookCookies: false })
  })
})
