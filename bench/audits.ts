import { chromium } from '@playwright/test'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import puppeteer, { type Page } from 'puppeteer-core'
import validateManifest from 'web-app-manifest-validator'
import { browserFlags } from '../scripts/browser.ts'
import type { RunningInstance } from '../scripts/running-instance.ts'
import type { Measure, Report } from './measure.ts'
import { waitForPage } from './repeat-visit.ts'

/** (m) Lighthouse's best practices on home, login and wallet; the manifest and the installability. */
export async function measureAudits(
  { port, password }: RunningInstance,
  browser: string,
  report: Report,
): Promise<Measure[]> {
  const origin = `http://localhost:${port}`
  return [
    ...(await measureBestPractices(origin, { browser, password }, report)),
    await countManifestFindings(origin),
    await countInstallErrors(origin, browser),
  ]
}

async function measureBestPractices(
  origin: string,
  { browser, password }: { browser: string; password: string },
  report: Report,
): Promise<Measure[]> {
  const chrome = await chromeLauncher.launch({ chromePath: browser, chromeFlags: [...browserFlags, '--headless=new'] })
  const measures: Measure[] = []
  try {
    const connected = await puppeteer.connect({ browserURL: `http://localhost:${chrome.port}`, defaultViewport: null })
    const page = await connected.newPage()
    for (const path of ['/m/home', '/m/login', '/m/wallet']) {
      report(`best practices of ${path}`)
      if (path === '/m/wallet') await logIn(page, origin, password)
      measures.push(await auditPage(page, origin + path, chrome.port))
    }
    await connected.disconnect()
  } finally {
    chrome.kill()
  }
  return measures
}

async function auditPage(page: Page, url: string, port: number): Promise<Measure> {
  const flags = { port, onlyCategories: ['best-practices'], disableStorageReset: true, logLevel: 'silent' as const }
  const { lhr } = (await lighthouse(url, flags, undefined, page as never)) ?? {} // the same library, of Lighthouse's own copy
  const category = lhr?.categories['best-practices']
  const missed = (category?.auditRefs ?? []).flatMap(({ id, weight }) =>
    weight > 0 && (lhr?.audits[id]?.score ?? 1) < 1 ? [id] : [],
  )
  const { pathname } = new URL(lhr?.finalDisplayedUrl ?? url)
  return {
    name: `${pathname}: Lighthouse’s best practices`,
    value: (category?.score ?? Number.NaN) * 100,
    unit: '',
    limit: { kind: 'least', value: 100 },
    note: missed.length === 0 ? 'nothing missed' : `missed: ${missed.join(', ')}`,
  }
}

async function logIn(page: Page, origin: string, password: string): Promise<void> {
  await page.goto(`${origin}/m/login`, { waitUntil: 'networkidle0' })
  await page.type('input[autocomplete~="username"]', 'demo')
  await page.type('input[type="password"]', password)
  await Promise.all([page.waitForFunction(`!location.pathname.startsWith('/m/login')`), page.keyboard.press('Enter')])
}

/** Members of the W3C's present manifest that the validator is too old to know. */
const unknownMembers = /^Unknown (manifest attribute "(id|shortcuts)"|screenshot attribute "form_factor")\.$/

async function countManifestFindings(origin: string): Promise<Measure> {
  const page = await (await fetch(`${origin}/m/home`)).text()
  const href = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#38;', '&').replaceAll('&amp;', '&')
  if (!href) throw new Error('the page names no manifest')
  const manifest: object = JSON.parse(await (await fetch(new URL(href, origin))).text())
  const findings = validateManifest(manifest).filter((finding) => !unknownMembers.test(finding))
  return {
    name: 'web manifest: findings of the validator',
    value: findings.length,
    unit: '',
    limit: { kind: 'most', value: 0 },
    note: findings.join('; ') || 'none',
  }
}

/** Lighthouse has no audit of installability since its version 12: Chromium's own check, which it used. */
async function countInstallErrors(origin: string, executablePath: string): Promise<Measure> {
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${origin}/m/home`)
    await waitForPage(page, 'navigator.serviceWorker.controller !== null', 20_000)
    const protocol = await context.newCDPSession(page)
    const { errors: manifestErrors } = await protocol.send('Page.getAppManifest')
    const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors')
    const found = [
      ...manifestErrors.map(({ message }) => message),
      // A window without history, as every window of a test has, cannot install; the site is not asked.
      ...installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ]
    return {
      name: 'installability: errors of Chromium’s own check',
      value: found.length,
      unit: '',
      limit: { kind: 'most', value: 0 },
      note: found.join('; ') || 'none',
    }
  } finally {
    await browser.close()
  }
}
