import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  directionOf,
  isolateText,
  type Language,
  languageCodes,
  languages,
  type PageRenderer,
  type RenderInput,
} from '@foyer/contract'
import { loadCatalogue } from '@foyer/messages'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { MAX_CACHED_ASSETS, offlineAddress } from '../service-worker/worker.constants.ts'
import { decideResponse } from '../service-worker/worker.rules.ts'
import { type BuiltWeb, listHashedFiles, measureScript, openWeb, readManifest } from '../testing/build-web.ts'
import { fixtureInitialData, fixtureLotus, fixtureSettings } from '../testing/fixture-site.ts'
import { routes } from './routes.ts'

let web: BuiltWeb
beforeAll(async () => {
  web = await openWeb()
})

const nonce = 'bm9uY2U='

describe('a query that a page does not read changes nothing of it', () => {
  const query = new URLSearchParams({
    ...{
      go: '/m/wallet',
      redirectUrl: 'https://evil.example',
      backUrl: '/m',
      r: 'ABC',
      referralCode: 'ABC',
      id: 'welcome',
    },
    ...{ token: 'x', language: 'UR', gameCode: 'FIVE', title: 'x', x: '1' },
  })
  const addresses = routes.flatMap(({ path, ...route }) => [path, ...('aliases' in route ? route.aliases : [])])

  it.each([...addresses, '/m/nothing-here'])('%s', async (path) => {
    const plain = await render(path)
    const asked = await render(`${path}?${query}`)
    if (web.server.reduceAddress(`${path}?${query}`) !== path)
      expect(path).toMatch(/^\/m\/(login|register|register\.html|agentRegister|activity)$/)
    else expect(asked.html).toBe(plain.html)
  })
})

async function render(path: string, change: Partial<RenderInput> = {}) {
  const settings = change.settings ?? fixtureSettings()
  const language = change.language ?? 'EN'
  const wanted = web.server.listPrefetches(path, settings, 'localhost')
  const paths = new Set<string>(wanted.map(({ endpoint }) => endpoint.path))
  const seeds = fixtureInitialData(settings, language as Language).filter(({ path }) => paths.has(path)) // the fixture has this one
  const renderer: PageRenderer = web.server
  return renderer.render({
    url: path,
    host: 'localhost:8080',
    origin: 'http://localhost:8080',
    settings,
    language,
    seeds,
    serverTime: '2026-11-21T12:00:00.000Z',
    nonce,
    ...change,
  })
}

/** A document without script: its markup without scripts, and its text. */
function withoutScript(html: string): { markup: string; text: string } {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const text = markup.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, ' ')
  return { markup, text }
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))

describe('a merchant’s own look', () => {
  const branding = {
    colours: { accent: '#ffd484', ground: '#101010' },
    texts: { 'home.hot': ['Loved'], 'field.code': ['Key'] },
  }

  it('TMPL-06 stands in the document: colours under its nonce, and every own text in place of the platform’s', async () => {
    const { html } = await render('/m/home', { branding })
    const [, styles = ''] = /<style nonce="bm9uY2U=">([\s\S]*?)<\/style>/.exec(html) ?? []
    expect(styles).toContain(':root:root:root{--accent:#ffd484;--ground:#101010;')
    expect(withoutScript(html).text).toContain('Loved')
    expect(withoutScript(html).text).not.toContain('Popular')
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    expect(boot.texts).toMatchObject(branding.texts)
    const offline = await render(offlineAddress, { branding: { ...branding, texts: { network_offline: ['No line'] } } })
    expect(offline.html).toContain('No line')
    expect(offline.html).toContain('--ground:#101010')
  })

  it('TMPL-06 a page without one carries nothing of it', async () => {
    const { html } = await render('/m/home')
    expect(html).not.toContain(':root:root')
    expect(html).not.toContain('field.code')
  })
})

describe('the home page as HTML', () => {
  it('ROUTE-02 shows brand, banners, categories, games, wins and footer, all as links', async () => {
    const { markup, text } = withoutScript((await render('/m/home')).html)
    for (const word of [
      'Aurora',
      'Five digits, every minute',
      'Lottery',
      'Crystal Reels',
      'Latest wins',
      '₱12,500.00',
      '18+',
    ])
      expect(text).toContain(word)
    const links = linksOf(markup)
    expect(links).toEqual(
      expect.arrayContaining(['/m/login', '/m/register', '/m/elott', '/m/activity', '/m/helpCenter']),
    )
    expect(links).toContain('/m/launchGame?prize_mode=&code=FIVE')
    expect(links).toContain(`/m/login?go=${encodeURIComponent('/m/member/home')}`)
    expect(links.filter((href) => !href?.startsWith('/m/') && !href?.startsWith('?') && href !== '#content')).toEqual(
      [],
    )
  })

  it('leads with the money and what is live, and shows no game twice', async () => {
    const { markup, text } = withoutScript((await render('/m/home', { settings: fixtureLotus(), language: 'EN' })).html)
    const order = ['Sign up', 'Next draw', 'Five digits, every minute'].map((word) => text.indexOf(word))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(order).not.toContain(-1)
    const shelves = markup.slice(markup.indexOf('<nav'))
    const games = linksOf(shelves).filter((href) => href?.startsWith('/m/launchGame'))
    expect(games.length).toBeGreaterThan(0)
    expect(new Set(games).size).toBe(games.length)
  })

  it('BOOT-01 is a page for phones, and leads to the games of every category and to the lottery', async () => {
    const { html } = await render('/m/home')
    expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">')
    const categories = routes.filter(({ screen }) => screen === 'category').map(({ path }): string => path)
    expect(categories).toContain('/m/elott')
    expect(categories.length).toBeGreaterThan(5)
    expect(linksOf(html)).toEqual(expect.arrayContaining(categories))
  })

  it('DEC-35 the other merchant shows the next draw with its time left, by the server’s clock', async () => {
    const { text } = withoutScript((await render('/m/home', { settings: fixtureLotus(), language: 'CN' })).html)
    expect(text).toContain('下期开奖')
    expect(text).toContain('0:42')
  })

  it('FOOT-02 FOOT-13 TMPL-05 the footer follows the template', async () => {
    const { markup } = withoutScript((await render('/m/home', { settings: fixtureLotus(), language: 'CN' })).html)
    const nav = markup.slice(markup.lastIndexOf('<nav'))
    const text = [...nav.matchAll(/<span class="[^"]*">([^<]+)<\/span>/g)].map(([, word]) => word)
    const { common } = await loadCatalogue('CN')
    expect(text).toEqual(
      (['home', 'game', 'deposit', 'withdraw', 'member'] as const).map((key) => common[`footer.${key}`]),
    )
  })

  it('names the largest picture in the head, and asks for no script there', async () => {
    const { html } = await render('/m/home')
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('<link rel="preload" as="image" href="/m/art/aurora/banner-five.webp" fetchpriority="high">')
    expect(head).not.toMatch(/<script[^>]+src=/)
    expect(head).not.toContain('modulepreload')
    expect(html).not.toMatch(/<script[^>]+src=/)
    const [, css = ''] = /<style nonce="bm9uY2U=">([\s\S]*?)<\/style>/.exec(head) ?? []
    for (const part of ['--page-width', '.splash', '.carousel', '.strip', '.footer']) expect(css).toContain(part)
  })
})

describe.each([
  ['aurora', fixtureSettings()],
  ['lotus', fixtureLotus()],
] as const)('the pages of %s', (_, settings) => {
  const areas = [
    ...['/m/member/home', '/m/wallet', '/m/voucherCenter', '/m/withdraw', '/m/activity', '/m/inviteFriends'],
    ...['/m/agentRegister', '/m/helpCenter'],
  ]
  it.each(languageCodes)('speak %s', async (language) => {
    const { title: titles }: { title: Record<string, string> } = await loadCatalogue(language)
    for (const path of areas) {
      const { status, html } = await render(path, { settings, language })
      const route = routes.find((known) => known.path === path)
      const name = titles[route?.title ?? 'title.notFound'] ?? ''
      expect([status, /<title>([^<]*)</.exec(html)?.[1]], path).toEqual([200, `${name} · ${settings.merchantName}`])
      expect(withoutScript(html.slice(html.indexOf('<body>'))).text, path).toContain(name)
    }
  })
})

test.each([
  ['/m/home?fbclid=1', '/m/home'],
  ['/m/login?go=/m/wallet', '/m/login?go=/m/wallet'],
  ['/m/elott?kind=SEA_LOTT&fbclid=1', '/m/elott?kind=SEA_LOTT'],
  ['/m/elott?utm=1', '/m/elott'],
  ['/m/helpCenter?page=terms&version=2026-10&r=AB', '/m/helpCenter?page=terms&version=2026-10'],
  ['/m/unknown?kind=LOTT', '/m/unknown'],
])('a document of %s depends on %s', (url, reduced) => expect(web.server.reduceAddress(url)).toBe(reduced))

describe('what a merchant’s settings change', () => {
  it('LANG-04 LANG-07 the picker of languages is there when there is something to choose', async () => {
    const { template } = fixtureSettings()
    const { common } = await loadCatalogue('EN')
    const textOf = async (languages: string) => {
      const settings = fixtureSettings({ template: { ...template, languages } })
      return withoutScript((await render('/m/home', { settings })).html).text
    }
    expect(await textOf('EN,CN')).toContain(common['language.open'])
    expect(await textOf('EN')).not.toContain(common['language.open'])
  })

  it('BANR-04 BANR-06 a banner of another site opens in a window of its own', async () => {
    const settings = fixtureSettings({ allowedOrigins: ['https://partner.example'] })
    const linkage = 'https://partner.example/x'
    const seeds = fixtureInitialData(settings, 'EN').map((seed) =>
      seed.path === '/wps/content/banner'
        ? { ...seed, value: [{ ...Object(seed.value)[0], linkageType: 'URL', linkage }] }
        : seed,
    )
    const { markup } = withoutScript((await render('/m/home', { settings, seeds })).html)
    const [link = ''] = /<a [^>]*href="https:\/\/partner[^>]*>/.exec(markup) ?? []
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="noopener noreferrer"')
  })
})

describe('what every document holds', () => {
  test.each(languageCodes)('LANG-01 every page renders in %s, with all its texts', async (language) => {
    for (const route of routes) {
      const { status, html } = await render(route.path, { language })
      expect([route.path, status]).toEqual([route.path, 200])
      const { markup, text } = withoutScript(html)
      expect(text).not.toMatch(/\b(title|home|footer|field|error|state|balance|category)\.[a-zA-Z]/)
      expect(markup).toContain(`<html lang="${languages[language].tag}"`)
      expect(markup).toContain(`dir="${directionOf(language)}"`)
      expect(markup).not.toMatch(/ style="| on[a-z]+="/)
    }
  })

  it('carries the boot data once, so that nothing is asked for again', async () => {
    const { html } = await render('/m/home')
    const [, json = ''] = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(html) ?? []
    const boot = JSON.parse(json)
    expect(boot.seeds.map((seed: { path: string }) => seed.path)).toHaveLength(5)
    expect(boot.settings.merchantCode).toBe('aurora')
    expect(boot.texts['footer.home']).toEqual(['Home'])
    expect(boot.texts['error.login.cred.err']).toBeUndefined()
  })

  test.each(['/m/login', '/m/register'])('T2 DEC-12 %s hands no token on in its links', async (path) => {
    const { html } = await render(`${path}?go=%2Fm%2Fmember&token=canary1&tokens=canary2`)
    expect(withoutScript(html).markup).not.toContain('canary')
    expect(linksOf(html).some((href) => href?.endsWith('?go=%2Fm%2Fmember'))).toBe(true)
  })

  test.each(['/m/login', '/m/register'])(
    'T2 without script %s sends no form, and none into an address',
    async (path) => {
      const { markup } = withoutScript((await render(path)).html)
      const forms = [...markup.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
      expect(forms.length).toBeGreaterThan(0)
      for (const [, attributes = '', fields = ''] of forms) {
        expect(fields).toContain('type="password"')
        expect(attributes).toContain('method="post"')
        expect(attributes).not.toContain('action=')
        for (const [button] of fields.matchAll(/<button\b[^>]*>/g)) expect(button).toContain('type="button"')
        expect(fields).not.toMatch(/<input\b[^>]*type="(submit|image)"/)
      }
    },
  )

  it('T33 what a merchant types stays text', async () => {
    const merchantName = '</script><img src=x onerror=alert(1)>"\'&'
    const { html } = await render('/m/home', { settings: fixtureSettings({ merchantName }) })
    expect(html).not.toContain('<img src=x')
    // The truncation guard, the first script, the boot data, the loader.
    expect(html.match(/<\/script>/g)).toHaveLength(4)
  })

  test.each([
    ['/m/home', 'localhost:8080', 'index,follow'],
    ['/m/home', 'www.aurora.example', 'index,follow'],
    ['/m/home', 'aurora.example', 'noindex,nofollow'],
    ['/', 'localhost', 'noindex,nofollow'],
    ['/m/wallet', 'localhost', 'noindex,nofollow'],
  ])('SEO-04 %s on %s: %s', async (url, host, robots) => {
    const output = await render(url, { host })
    expect(output.robots).toBe(robots)
    expect(output.html).toContain(`<meta name="robots" content="${robots}">`)
  })
})

describe('BOOT-12 API-23 the help page tells who operates the site', () => {
  const licence = { authority: 'Authority', number: 'N-1' }
  const mailbox = 'help@aurora.example'
  const renderHelp = (value: unknown, change: Partial<RenderInput> = {}) =>
    render('/m/helpCenter', { seeds: [{ path: '/wps/system/consumer', value }], ...change })

  it('asks for it with the page', () => {
    const wanted = web.server.listPrefetches('/m/helpCenter', fixtureSettings(), 'localhost')
    expect(wanted.map(({ endpoint }) => endpoint.path)).toEqual(['/wps/system/consumer', '/wps/content/help'])
  })
  it.each(languageCodes)('in %s, as a last block, with a mailbox to write to', async (language) => {
    const { help } = await loadCatalogue(language)
    const info = { legalName: 'Aurora Inc.', licence, email: mailbox, telephone: '+63 2 5550 0100' }
    const { html } = await renderHelp({ info }, { language })
    const { markup } = withoutScript(html)
    const block = markup.slice(markup.indexOf('<section id="about"'))
    const text = block.replace(/<[^>]+>/g, ' ')
    const title = help['help.about.title'].replace('{merchant}', isolateText('Aurora', directionOf(language)))
    for (const word of [title, help['help.about.legalName'], 'Aurora Inc.', 'Authority', 'N-1'])
      expect(text).toContain(word)
    expect(text).not.toContain(help['help.about.serviceHours'])
    expect(linksOf(block)).toEqual(expect.arrayContaining([`mailto:${mailbox}`, 'tel:+63255500100']))
    expect(markup.indexOf(help['help.contact'])).toBeLessThan(markup.indexOf('<section id="about"'))
  })
  it('shows what leads nowhere as text', async () => {
    const email = `${mailbox}?bcc=thief@evil.example`
    const { markup, text } = withoutScript((await renderHelp({ info: { email } })).html)
    expect(text).toContain(email)
    expect(markup).not.toContain('mailto:')
  })
  it.each([
    ['nothing came', []],
    ['the merchant tells nothing', [{ path: '/wps/system/consumer', value: { info: {} } }]],
    ['another platform answers something else', [{ path: '/wps/system/consumer', value: { info: 'words' } }]],
  ])('is whole without it where %s', async (_what, seeds) => {
    const { status, html } = await render('/m/helpCenter', { seeds })
    const { help } = await loadCatalogue('EN')
    expect(status).toBe(200)
    expect(withoutScript(html).text).toContain(help['help.contact'].slice(0, 20))
    expect(withoutScript(html).markup).not.toContain('id="about"')
  })
})

describe('pages of members', () => {
  it('GUARD-01 the document of a member’s page holds nothing of a member, and names its access', async () => {
    const { status, html } = await render('/m/wallet')
    expect(status).toBe(200)
    expect(html).toContain('data-access="member"')
    expect(withoutScript(html).text).toContain('turn on JavaScript')
  })
  it('GUARD-05 CONF-03 feedback names home as the guest’s target', async () => {
    expect((await render('/m/feedback')).html).toContain('data-guest-target="/m/home"')
  })
  it('CONF-01 an unknown address answers 404 and counts as a member’s', async () => {
    const { status, html, robots } = await render('/m/nothing')
    expect([status, robots]).toEqual([404, 'noindex,nofollow'])
    expect(html).toContain('data-access="member"')
  })
})

describe('when the site is closed', () => {
  it('BOOT-09 ERR-37 maintenance shows its message and asks for no data', async () => {
    const settings = fixtureSettings({ maintenance: true, maintenanceEnd: '2026-11-21T14:00:00.000Z' })
    const { text } = withoutScript((await render('/m/home', { settings })).html)
    expect(text).toContain('System Maintenance')
    expect(text).not.toContain('Crystal Reels')
    expect(web.server.listPrefetches('/m/home', settings, 'localhost')).toEqual([])
  })
  test.each([
    ['ip', 'isn’t available from your IP address'],
    ['ip', '203.0.113.7'],
    ['location', 'isn’t available in your location'],
  ] as const)('BOOT-10 ERR-36 access denied by %s: %s', async (regionRestriction, note) => {
    const settings = fixtureSettings({ regionRestriction, ip: '203.0.113.7' })
    const { text } = withoutScript((await render('/m/home', { settings })).html)
    expect(text).toContain('Access Denied')
    expect(text).toContain(note)
  })
  it('ERR-36 the document of a visitor who is refused by address leaves no hole where nobody’s address stands', async () => {
    const settings = fixtureSettings({ regionRestriction: 'ip', ip: '' })
    const { text } = withoutScript((await render('/m/home', { settings })).html)
    expect(text).not.toContain('Your address')
  })
  it('MODAL-19 the document of a closed site loads its own screen, and none of the pages’', async () => {
    const open = (await render('/m/home')).html
    const closed = (await render('/m/home', { settings: fixtureSettings({ maintenance: true }) })).html
    const scriptsOf = (html: string) => html.match(/\/m\/assets\/[\w-]+\.js/g) ?? []
    expect(scriptsOf(closed).some((file) => file.includes('blocked-screen'))).toBe(true)
    expect(scriptsOf(closed).some((file) => file.includes('home-screen'))).toBe(false)
    expect(scriptsOf(open).some((file) => file.includes('blocked-screen'))).toBe(false)
  })
  it('OPEN-03 T42 a host of nobody gets a page that names it as text', async () => {
    const html = await web.server.renderDomainNotAvailable({ host: '<b>evil</b>', tags: ['ur'], nonce, spanId: '' })
    expect(html).toContain('dir="rtl"')
    expect(html).toContain('&#60;b&#62;evil')
    expect(html).not.toContain('<b>')
  })
})

describe('BOOT-14 T26 third-party scripts', () => {
  const scriptFrame = 'https://scripts.example/frame/aurora'
  const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')

  it('are an address in the boot data and nothing else of the document, which asks for no more script', async () => {
    const [without, withFrame] = [(await render('/m/home')).html, (await render('/m/home', { scriptFrame })).html]
    expect(bootOf(withFrame)).toEqual({ ...bootOf(without), scriptFrame })
    expect(withFrame.replace(/id="boot">.*?<\/script>/, '')).toBe(without.replace(/id="boot">.*?<\/script>/, ''))
    expect(withFrame).not.toMatch(/<iframe|script-frame/)
  })
  it('have no place on a closed site', async () => {
    const settings = fixtureSettings({ maintenance: true })
    expect(bootOf((await render('/m/home', { settings, scriptFrame })).html)).not.toHaveProperty('scriptFrame')
  })
})

test.each([
  ['https://www.aurora.example', 'https://www.aurora.example/m/index.html'],
  ['https://www.aurora.example/x', undefined],
  ['javascript:alert(1)', undefined],
])('GUARD-16 OPEN-03 the page of nobody’s host leads to %s', async (rightDomain, href) => {
  const visitor = { tags: ['en'], nonce, spanId: '' }
  const html = await web.server.renderDomainNotAvailable({ ...visitor, host: 'evil.tld', rightDomain })
  expect(linksOf(html)).toEqual(href === undefined ? [] : [href])
})

describe('OPEN-51 without a network', () => {
  it('the worker is one classic script, whole in itself', async () => {
    const script = await readFile(join(web.clientFolder, '../worker/sw.js'), 'utf8')
    expect(script).not.toMatch(/\b(import|export)\b|importScripts/)
    expect(script.length).toBeLessThan(10_000)
  })

  it('the worker keeps every file of the build, and nothing else of the folder', async () => {
    const origin = 'https://www.aurora.example'
    const answerFor = (path: string) =>
      decideResponse({ method: 'GET', mode: 'cors', destination: '', url: origin + path }, origin)
    const files = await listHashedFiles(web.clientFolder)
    const served = files.filter((name) => !/\.(br|gz)$/.test(name))
    expect(served.length).toBeGreaterThan(20)
    expect(served.filter((name) => answerFor(`/m/assets/${name}`) !== 'asset')).toEqual([])
    expect(served.length).toBeLessThan(MAX_CACHED_ASSETS)
  })

  it('T33 the offline page shows what a merchant is called as text, and asks for the page again by its link', async () => {
    const settings = fixtureSettings({ merchantName: '<img src=x>' })
    const { status, html, robots } = await render(offlineAddress, { settings, language: 'UR' })
    expect([status, robots]).toEqual([200, 'noindex,nofollow'])
    expect(html).not.toMatch(/<img|<script[^>]+src=|<link/)
    expect(withoutScript(html).markup).not.toContain('url(')
    expect(html).toContain('<a href="">')
    expect(html).toContain('dir="rtl"')
  })
})

describe('BOOT-11 documents that wait for the server', () => {
  it('hold their script whole: nothing else may be to be had', async () => {
    const html = await web.server.renderFallbackPage({ tags: ['zh'], nonce, spanId: 'span-12345678', isLimited: false })
    const [, script = ''] = /<script nonce="bm9uY2U=">([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(script).toContain('/wps/v2/system/status')
    expect(script).not.toMatch(/\b(import|export)\b|importScripts/)
    expect(script.length).toBeLessThan(30_000)
    expect(html).toContain('lang="zh-CN"')
  })
  it('T33 tell their script as data, which cannot end it', async () => {
    const spanId = '</script><script>alert(1)</script>'
    const html = await web.server.renderFallbackPage({ tags: [], nonce, spanId, isLimited: true })
    expect(html.match(/<\/script>/g)).toHaveLength(2)
  })
})

describe('CONF-25 the splash', () => {
  it('CONST-48 CONST-49 OPEN-67 is whole for 1200 ms from the start of the navigation, and fades for 200 ms', async () => {
    const { html } = await render('/m/home')
    const [, rule = ''] = /\.splash\{([^}]*)\}/.exec(html) ?? []
    expect(rule).toMatch(/animation:(200ms|\.2s)[^;,]*splash-fade[^;]*,[^;]*step-start[^;]*splash-gone/)
    expect(rule).toMatch(/animation-delay:calc\((1200ms|1\.2s) \+ var\(--elapsed,\s?0m?s\)\),\s?calc\(1\.4s \+ var/)
    // Combined with the fade it would need the main thread for each frame.
    expect(html).toMatch(/@keyframes splash-fade\{to\{opacity:0\}\}/)
  })
  it('DEC-41 hides nothing from touch, and is not there when the merchant turns it off', async () => {
    const { html } = await render('/m/home')
    expect(/\.splash\{([^}]*)\}/.exec(html)?.[1]).toContain('pointer-events:none')
    expect((await render('/m/home', { settings: fixtureSettings({ splash: 'off' }) })).html).not.toContain(
      'class="splash"',
    )
  })
})

test('CONST-47 MODAL-23 a bottom popup slides for 250 ms', async () => {
  const folder = join(web.clientFolder, 'assets')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const styles = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('')
  expect(/\.sheet-[\w-]+\{[^}]*transition:transform (\.25s|250ms)/.test(styles)).toBe(true)
})

test('MODAL-21 CONST-86 with a mouse the page is at most 9/16 of the window’s height wide, and no narrower than a phone', async () => {
  const { html } = await render('/m/home')
  const [, css = ''] = /<style nonce="bm9uY2U=">([\s\S]*?)<\/style>/.exec(html) ?? []
  expect(css).toMatch(
    /@media \(hover:\s?hover\) and \(pointer:\s?fine\)\s?\{:root\{--page-width:\s?min\(100vw,\s?max\(56\.25vh,\s?22\.5rem\)\)/,
  )
  expect(css).toMatch(/\.page[\w-]*\{[^}]*max-(inline-size|width):var\(--page-width\)/)
  expect(9 / 16).toBe(0.5625)
})

describe('languages of a request', () => {
  test.each([
    ['stored first', { stored: 'UR', tags: ['zh-CN'] }, 'UR'],
    ['then the browser’s', { tags: ['fr', 'zh-TW', 'zh-CN'] }, 'CN'],
    ['stored one that is not allowed', { stored: 'VI', tags: [] }, 'EN'],
    ['nothing known', { tags: [] }, 'EN'],
  ])('CONF-08 LANG-14 %s', (_, sources, language) => {
    const { template } = fixtureSettings()
    const settings = fixtureSettings({ template: { ...template, languages: 'EN,CN,UR' } })
    expect(web.server.decideLanguage(settings, sources)).toBe(language)
  })
  it('LANG-04 LANG-05 without the template’s parameter the list is CN', () => {
    const settings = fixtureSettings()
    const bare = fixtureSettings({ template: { ...settings.template, languages: '' } })
    expect(web.server.listLanguages(bare)).toEqual(['CN'])
  })
})

describe('what a first load costs', () => {
  test.each(['src/app/login/login-screen.tsx', 'src/features/wallet/wallet-screen.tsx'])(
    '%s asks for at most 25 KB more than home',
    async (screen) => {
      const home = await measureScript(web.clientFolder, ['src/app/home/home-screen.tsx'])
      const bytes = await measureScript(web.clientFolder, [screen])
      expect((bytes - home) / 1024).toBeLessThanOrEqual(25)
    },
  )
  it('React is parsed in one task and the rest in another: the entry’s own imports hold no start', async () => {
    const manifest = await readManifest(web.clientFolder)
    const entry = manifest['src/entry-client.tsx']
    const filesOf = (names: readonly string[] = []) => names.map((name) => manifest[name]?.file ?? '')
    expect(filesOf(entry?.dynamicImports)).toEqual([expect.stringMatching(/react-/), expect.stringMatching(/start-/)])
    expect(filesOf(entry?.imports).filter((file) => file.includes('start-'))).toEqual([])
  })
  it('its scripts are compiled outside of the main thread, all of them', async () => {
    const { html } = await render('/m/home')
    const files = new Set([...html.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file))
    // The bundler's own helper has a single function.
    const scripts = [...files].filter((file) => !file.includes('rolldown-runtime'))
    expect(scripts).toHaveLength(4)
    for (const file of scripts)
      expect(await readFile(join(web.clientFolder, file), 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })
  it('no schema library reaches the browser', async () => {
    const folder = join(web.clientFolder, 'assets')
    const files = (await listHashedFiles(web.clientFolder)).filter((name) => name.endsWith('.js'))
    expect(files.length).toBeGreaterThan(5)
    for (const name of files) expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/ZodError|_zod/)
  })
})

describe('LOGIN-15 the login page', () => {
  it('has the calls of its first paint, with the host that it is opened on', () => {
    const wanted = web.server.listPrefetches('/m/login', fixtureSettings(), 'www.aurora.example')
    expect(wanted.map(({ endpoint, query }) => [endpoint.path, query])).toEqual([
      ['/wps/verification/channels', undefined],
      ['/wps/relay/WPSCORE_getDownloadSetting', { domain: 'www.aurora.example' }],
    ])
  })
})
