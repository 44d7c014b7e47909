import type { Page } from '@playwright/test'

const QUIET_MS = 500
const LOOK_MS = 50

/**
 * Resolves once the page has begun and ended no request for half a second. A member's page holds a stream of changes
 * open, for which the browser's own `networkidle` would wait.
 */
export async function waitForQuietPage(page: Page): Promise<void> {
  let lastMs = performance.now()
  const note = () => {
    lastMs = performance.now()
  }
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  try {
    while (performance.now() - lastMs < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  } finally {
    page.off('request', note).off('requestfinished', note).off('requestfailed', note)
  }
}
