import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags } from '../scripts/browser.ts'
import { findMedian } from './statistics.ts'

const ROUNDS = 4
const TAPS = 6
const SLOWDOWN = 4
/** A browser reports no shorter interaction: it counts as this value. */
const LEAST_MS = 16
const SETTLE_MS = 2_500
const BETWEEN_MS = 900

/** The item that navigates away, and the one that navigates back. */
const ITEMS = ['/m/activity', '/m/home'] as const

/** Duration of taps on footer items, from the tap to the next paint, in milliseconds. */
export interface Taps {
  medianMs: number
  worstMs: number
}

/**
 * Taps from page to page on a phone four times as slow, on both origins alternately; the first tap of each load is
 * included.
 */
export async function measurePageTaps(
  origins: { full: string; reference: string },
  executablePath: string,
): Promise<{ full: Taps; reference: Taps }> {
  const taken: { full: number[]; reference: number[] } = { full: [], reference: [] }
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of ['full', 'reference'] as const)
        taken[name].push(...(await tapThrough(browser, `${origins[name]}/m/home`)))
  } finally {
    await browser.close()
  }
  const sum = (all: number[]): Taps => ({ medianMs: findMedian(all), worstMs: Math.max(...all) })
  return { full: sum(taken.full), reference: sum(taken.reference) }
}

async function tapThrough(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(watchInteractions)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const durations: number[] = []
  for (let tap = 0; tap < TAPS; tap += 1) durations.push(await tapItem(page, ITEMS[tap % 2] ?? '/m/home'))
  await context.close()
  return durations
}

async function tapItem(page: Page, path: string): Promise<number> {
  const item = page.locator(`nav a[href="${path}"]`).last()
  const box = await item.boundingBox()
  if (!box) throw new Error(`${page.url()} shows no item ${path}`)
  await page.evaluate('interactions.length = 0')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator(`nav a[aria-current="page"][href="${path}"]`).last().waitFor()
  await page.waitForTimeout(BETWEEN_MS)
  const durations = await page.evaluate<number[]>('interactions')
  return Math.max(LEAST_MS, ...durations)
}

/** Runs in the page: collects the browser's interaction entries. */
const watchInteractions = `
  globalThis.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`
