import type { Page } from '@playwright/test'

export interface HeldCalls {
  /** Number of waiting calls. */
  count: () => number
  /** Releases them, and all later ones. */
  release: () => void
}

/** Holds a page's calls of an address back until they are released. */
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
    // The page may have aborted it meanwhile.
    await route.continue().catch(() => undefined)
  })
  return { count: () => count, release }
}
