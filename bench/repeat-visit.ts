import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserFlags } from '../scripts/browser.ts'
import type { RunningInstance } from '../scripts/running-instance.ts'
import type { Measure, Report } from './measure.ts'
import { removeScripts, startProxy } from './proxy.ts'
import { startRelay } from './relay.ts'
import { findMedian } from './statistics.ts'

const ROUNDS = 7
const SLOWDOWN = 4
/** A phone's network, as Lighthouse simulates it: 150 ms there and back, 1.6 Mbit/s. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const SETTLE_MS = 1_500
const PRECACHE_LIMIT_MS = 90_000

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' }

/** A worker that does the least: everything from its cache, documents too. */
const plainWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  event.respondWith(caches.open('plain').then(async (cache) => {
    const kept = await cache.match(request)
    if (kept) return kept
    const answer = await fetch(request)
    if (answer.ok) void cache.put(request, answer.clone())
    return answer
  }))
})`

/** Runs before each page's scripts: the times of its paints. */
const watchPaints = `(() => {
  window.paints = { lcp: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paints.lcp = Math.max(window.paints.lcp, entry.startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
})()`

interface Paints {
  fcp: number
  lcp: number
}

const readPaints = (page: Page) =>
  page.evaluate<Paints>(
    `({ fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, lcp: window.paints.lcp })`,
  )

/** (l) Repeat visit, start without a network, and return after a night, each on a phone four times as slow. */
export async function measureRepeatVisits(
  instance: RunningInstance,
  executablePath: string,
  report: Report,
): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    return [
      await measureRepeatVisit(browser, instance, report),
      ...(await measureStartOffline(browser, instance, report)),
      await measureResume(browser, instance, report),
    ]
  } finally {
    await browser.close()
  }
}

async function measureRepeatVisit(browser: Browser, { port }: RunningInstance, report: Report): Promise<Measure> {
  // The page's policy takes an address of a script through its own trusted types policy only.
  const register = `<script nonce="$1">navigator.serviceWorker.register(trustedTypes.createPolicy('foyer',{createScriptURL:(url)=>url}).createScriptURL('/m/assets/plain-sw.js'),{scope:'/m/'})</script>`
  const makePlain = (html: string) => {
    const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1] ?? ''
    return removeScripts(html).replace('</body>', `${register.replace('$1', nonce)}</body>`)
  }
  const sites = { full: await startProxy(port, (html) => html), plain: await startPlainSite(port, makePlain) }
  const relays = { full: await startRelay(portOf(sites.full)), plain: await startRelay(portOf(sites.plain)) }
  const paints: Record<'full' | 'plain', Paints[]> = { full: [], plain: [] }
  try {
    const contexts = {
      full: await openControlled(browser, relays.full.origin),
      plain: await openControlled(browser, relays.plain.origin),
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      report(`repeat visit, round ${round + 1} of ${ROUNDS}`)
      for (const name of ['full', 'plain'] as const)
        paints[name].push(await visit(contexts[name], `${relays[name].origin}/m/home`))
    }
  } finally {
    for (const { close } of [...Object.values(relays), ...Object.values(sites)]) close()
  }
  const lcp = (name: 'full' | 'plain') => findMedian(paints[name].map((one) => one.lcp))
  return {
    name: 'repeat visit: LCP against a static page with a worker',
    value: lcp('full') / lcp('plain'),
    unit: '',
    limit: { kind: 'most', value: 1.3 },
    note: `${Math.round(lcp('full'))} ms / ${Math.round(lcp('plain'))} ms, ${ROUNDS} rounds`,
  }
}

const portOf = ({ origin }: { origin: string }) => Number(new URL(origin).port)

/** The page without its scripts, with the least of workers at an address that the page's policy allows. */
function startPlainSite(port: number, edit: (html: string) => string): ReturnType<typeof startProxy> {
  return startProxy(port, edit, new Map([['/m/assets/plain-sw.js', { body: plainWorker, scope: '/m/' }]]))
}

/** A browser that has visited the site before: its worker is in control and its files are stored. */
async function openControlled(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext(phone)
  await context.addInitScript(watchPaints)
  for (let count = 0; count < 2; count += 1) {
    const page = await context.newPage()
    await page.goto(`${origin}/m/home`, { waitUntil: 'load' })
    await waitForPage(page, 'navigator.serviceWorker.controller !== null', 20_000)
    await page.waitForTimeout(SETTLE_MS)
    await page.close()
  }
  return context
}

/** Waits for an expression to become true. Playwright's own wait evaluates in the page, which its policy forbids. */
export async function waitForPage(page: Page, expression: string, limitMs: number): Promise<void> {
  const endsMs = performance.now() + limitMs
  while (!(await page.evaluate<boolean>(expression))) {
    if (performance.now() > endsMs) throw new Error(`not within ${limitMs} ms: ${expression}`)
    await page.waitForTimeout(250) // ends with the limit
  }
}

async function visit(context: BrowserContext, url: string): Promise<Paints> {
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const paints = await readPaints(page)
  await page.close()
  return paints
}

async function measureStartOffline(browser: Browser, instance: RunningInstance, report: Report): Promise<Measure[]> {
  const origin = `http://localhost:${instance.port}`
  const context = await openControlled(browser, origin)
  const page = await context.newPage()
  await logIn(page, origin, instance.password)
  await waitForPage(page, `caches.match('/m/home').then((found) => found !== undefined)`, PRECACHE_LIMIT_MS)
  await page.close()
  await context.setOffline(true)
  const starts: Paints[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    report(`start without a network, round ${round + 1} of ${ROUNDS}`)
    starts.push(await visit(context, `${origin}/m/home`))
  }
  await context.close()
  const median = (key: keyof Paints) => findMedian(starts.map((one) => one[key]))
  return [
    {
      name: 'home without a network: first paint at 4x slow-down',
      value: median('fcp'),
      unit: 'ms',
      limit: { kind: 'most', value: 300 },
      note: `largest image ${Math.round(median('lcp'))} ms, ${ROUNDS} rounds`,
    },
  ]
}

/** The tab is hidden for a night: the clock goes on, and the member comes back to the wallet. */
async function measureResume(browser: Browser, instance: RunningInstance, report: Report): Promise<Measure> {
  report('return after a night')
  const origin = `http://localhost:${instance.port}`
  const context = await browser.newContext(phone)
  await context.addInitScript(`(() => {
    const now = Date.now.bind(Date)
    window.sleptMs = 0
    Date.now = () => now() + window.sleptMs
    Object.defineProperty(document, 'hidden', { get: () => window.isHidden === true })
  })()`)
  const page = await context.newPage()
  await logIn(page, origin, instance.password)
  await page.goto(`${origin}/m/wallet`)
  await page.waitForTimeout(8_000)
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await resume(page))
  await context.close()
  return {
    name: 'return after a night: fresh money at 4x slow-down',
    value: findMedian(times),
    unit: 'ms',
    limit: { kind: 'most', value: 1_000 },
    note: `from the return to the answer of the wallet in the page, at worst ${Math.round(Math.max(...times))} ms`,
  }
}

async function resume(page: Page): Promise<number> {
  await page.evaluate(`(() => { window.isHidden = true; document.dispatchEvent(new Event('visibilitychange')) })()`)
  await page.waitForTimeout(500)
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/wallet')
  const startedMs = performance.now()
  await page.evaluate(`(() => {
    window.sleptMs += 8 * 3600_000
    window.isHidden = false
    document.dispatchEvent(new Event('visibilitychange'))
  })()`)
  await (await answered).finished()
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))')
  return performance.now() - startedMs
}

async function logIn(page: Page, origin: string, password: string): Promise<void> {
  await page.goto(`${origin}/m/login`)
  await page.getByLabel(/username/i).fill('demo')
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: /^log in/i }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/m/login'))
}
