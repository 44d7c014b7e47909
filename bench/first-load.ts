import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags } from '../scripts/browser.ts'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import type { Measure, Report } from './measure.ts'

/** Scripts load after the first paint; after this idle time no more are expected. */
const SETTLE_MS = 3_000
/** Below this size compression gains nothing. */
const WORTH_COMPRESSING_BYTES = 1_024
const HOME_LIMIT_KB = 100
const LOGIN_EXTRA_LIMIT_KB = 15
const WALLET_EXTRA_LIMIT_KB = 25

interface Scripts {
  bytes: number
  count: number
  /** Scripts not sent as Brotli. */
  plain: string[]
}

/** (b) Transferred bytes of script on the first load of home, login and wallet. */
export async function measureFirstLoad(
  instancePort: number,
  { executablePath, password }: { executablePath: string; password: string },
  report: Report,
): Promise<Measure[]> {
  const origin = `http://localhost:${instancePort}`
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    report('scripts of home, login and wallet')
    const home = await countScripts(browser, `${origin}/m/home`)
    const login = await countScripts(browser, `${origin}/m/login`)
    const wallet = await countScripts(browser, `${origin}/m/wallet`, (page) => logIn(page, origin, password))
    return [
      toMeasure('home: script on the first load', home, home.bytes, HOME_LIMIT_KB),
      toMeasure('login: more script than home', login, login.bytes - home.bytes, LOGIN_EXTRA_LIMIT_KB),
      toMeasure('wallet: more script than home', wallet, wallet.bytes - home.bytes, WALLET_EXTRA_LIMIT_KB),
    ]
  } finally {
    await browser.close()
  }
}

function toMeasure(name: string, scripts: Scripts, bytes: number, limitKb: number): Measure {
  const plain = scripts.plain.length ? `, not brotli: ${scripts.plain.join(', ')}` : ''
  return {
    name,
    value: bytes / 1024,
    unit: 'KB',
    limit: { kind: 'most', value: limitKb },
    note: `${scripts.count} files, ${(scripts.bytes / 1024).toFixed(1)} KB in all${plain}`,
  }
}

/** Opens an address with an empty cache and counts its scripts. */
async function countScripts(browser: Browser, url: string, prepare?: (page: Page) => Promise<void>): Promise<Scripts> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  // As three of four page loads, which report no times (TRACK-19): by chance the figure would differ from run to run.
  await context.addInitScript(() => {
    Math.random = () => 0.5
  })
  const page = await context.newPage()
  await prepare?.(page)
  const network = await context.newCDPSession(page)
  await network.send('Network.clearBrowserCache')
  const scripts: Scripts = { bytes: 0, count: 0, plain: [] }
  const counted: Array<Promise<void>> = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    counted.push(
      (async () => {
        const [sizes, response] = await Promise.all([request.sizes(), request.response()])
        scripts.bytes += sizes.responseBodySize
        scripts.count += 1
        const isPlain = response?.headers()['content-encoding'] !== 'br'
        if (isPlain && sizes.responseBodySize > WORTH_COMPRESSING_BYTES)
          scripts.plain.push(new URL(request.url()).pathname)
      })(),
    )
  })
  const response = await page.goto(url)
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`)
  await page.waitForTimeout(SETTLE_MS)
  await waitForQuietPage(page)
  await Promise.all(counted)
  if (page.url() !== url) throw new Error(`${url} led to ${page.url()}`)
  await context.close()
  if (scripts.count === 0) throw new Error(`${url} loaded no script: nothing was measured`)
  return scripts
}

async function logIn(page: Page, origin: string, password: string): Promise<void> {
  await page.goto(`${origin}/m/login`)
  await page.getByLabel(/username/i).fill('demo')
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: /^log in/i }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/m/login'))
  await waitForQuietPage(page) // its own scripts are not the next page's
}
