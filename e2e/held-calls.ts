import type { Page } from '@playwright/test'

export interface HeldCalls {
  /** How many wait. */
  count: () => number
  /** Lets them go, and all that come after them. */
  release: () => void
}

/** Keeps a page's calls of an address back until they are released. */
export async function holdCalls(page: Page, method: 'GET' | 'POST', address: string): Promise<HeldCalls> {
  let count = 0
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (route.request().method() === method) {
      count += 1
      await released
    }
    // The page may have given it up in the meantime.
    await route.continue().catch(() => undefined)
  })
  return { count: () => count, release }
}
