import type { RenderedPage } from '@foyer/contract'

/** Lifetime of a rendered page, in milliseconds: long enough for a crowd, short enough for a countdown. */
const FRESH_MS = 1_000
/** Maximum number of cached pages. */
const PAGE_LIMIT = 300

/** The page under a key, rendered unless it is fresh. */
export type RenderOnce = (key: string, render: () => Promise<RenderedPage>) => Promise<RenderedPage>

/** Pages of guests, rendered at most once a second; concurrent requests share one rendering. */
export function createPageCache(): RenderOnce {
  const pages = new Map<string, { atMs: number; page: Promise<RenderedPage> }>()
  return function renderOnce(key, render) {
    const now = performance.now()
    const known = pages.get(key)
    if (known && now - known.atMs < FRESH_MS) return known.page
    if (pages.size >= PAGE_LIMIT) pages.clear()
    const page = render()
    pages.set(key, { atMs: now, page })
    page.catch(() => {
      if (pages.get(key)?.page === page) pages.delete(key)
    })
    return page
  }
}
