import type { Locator, Page } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { expect } from './journey.ts'

/** Offers come within this time after the first touch. */
export const OFFERS_MS = 8_000

/** Lets time pass until something comes over the page, whose scripts may load late. */
export async function passUntilVisible(page: Page, wanted: Locator, ms = OFFERS_MS): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(ms)
    await expect(wanted).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: scaleTimeMs(60_000) })
}

/** Lets the time pass after which offers have come, and what they request. */
export async function passOffers(page: Page, ms = OFFERS_MS): Promise<void> {
  await page.clock.runFor(ms)
  await waitForQuietPage(page)
  await page.clock.runFor(ms)
}
