import { buildHeader, networkLimitMs, storedAtHeader } from './worker.constants.ts'
import { deferImages, findOfflineRoute, isOtherBuild, markStored } from './worker.rules.ts'

/**
 * Stores the newest document of a page that opens without a network. Documents are rendered for a guest: nothing in them
 * is private (DEC-39). The server marks those that may be kept with their build. The newest document of any page deletes
 * those of another build or language, so that no two pages of one visit differ. Text is painted before pictures: without a
 * network all pictures are here at once, and an SVG costs the main thread more than the whole text.
 */
export async function storePage(address: string, response: Response, cacheName: string): Promise<void> {
  const found = findOfflineRoute(new URL(address).pathname)
  const build = response.headers.get(buildHeader)
  const storedAtMs = Date.now()
  if (build === null || response.status !== 200 || response.redirected) return
  try {
    const cache = await caches.open(cacheName)
    const older = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const page = await cache.match(request, { ignoreVary: true })
        return page && isOtherBuild(page, { build, language: response.headers.get('content-language') })
          ? request
          : undefined
      }),
    )
    await Promise.all(older.map((request) => request && cache.delete(request)))
    if (found === undefined) return
    const html = markStored(deferImages(await response.text()), storedAtMs)
    const headers = new Headers(response.headers)
    headers.set(storedAtHeader, String(storedAtMs))
    await cache.put(found, new Response(html, { headers }))
  } catch {
    // Full disk or refused storage: the page works from the network.
  }
}

/** Fetches a page that opens without a network, and stores it. Rejects without an answer. */
export async function storeServedPage(page: string, cacheName: string): Promise<void> {
  const document = await fetch(page, { cache: 'no-cache' })
  await storePage(new URL(page, location.href).href, document, cacheName)
}

/** The last document of a page, for any query; undefined for a page that is not kept. */
export async function findLastPage(address: string, cacheName: string): Promise<Response | undefined> {
  const found = findOfflineRoute(new URL(address).pathname)
  return found === undefined ? undefined : caches.match(found, { cacheName, ignoreVary: true })
}

/** Resolves when a network that does not answer counts as none. */
export function waitForNetwork(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, networkLimitMs, undefined))
}
