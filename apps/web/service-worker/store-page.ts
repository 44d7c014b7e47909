import { buildHeader, networkLimitMs, PRECACHE_BATCH, storedAtHeader } from './worker.constants.ts'
import { type CacheNames, deferImages, findOfflineRoute, isOtherBuild, listFiles, markStored } from './worker.rules.ts'

/**
 * Stores the newest document of a page that opens without a network. Documents are rendered for a guest: nothing in them
 * is private (DEC-39). The server marks those that may be kept with their build. The newest document of any page deletes
 * those of another build or language, so that no two pages of one visit differ. Text is painted before pictures: without a
 * network all pictures are here at once, and an SVG costs the main thread more than the whole text. An answer asked for
 * before another was stored is late: it may be of the language or the build before.
 */
export async function storePage(
  address: string,
  response: Response,
  cacheName: string,
  askedAtMs: number,
): Promise<void> {
  const found = findOfflineRoute(new URL(address).pathname)
  const build = response.headers.get(buildHeader)
  const storedAtMs = Date.now()
  if (build === null || response.status !== 200 || response.redirected) return
  try {
    const cache = await caches.open(cacheName)
    const stored = await Promise.all(
      (await cache.keys()).map(async (request) => ({
        request,
        page: await cache.match(request, { ignoreVary: true }),
      })),
    )
    // A time to come is of a clock that was wrong then.
    const isLate = (atMs: number) => atMs > askedAtMs && atMs <= storedAtMs
    if (stored.some(({ page }) => isLate(Number(page?.headers.get(storedAtHeader))))) return
    const language = response.headers.get('content-language')
    const others = stored.filter(({ page }) => page && isOtherBuild(page, { build, language }))
    await Promise.all(others.map(({ request }) => cache.delete(request)))
    if (found === undefined) return
    const html = markStored(deferImages(await response.text()), storedAtMs)
    const headers = new Headers(response.headers)
    headers.set(storedAtHeader, String(storedAtMs))
    await cache.put(found, new Response(html, { headers }))
  } catch {
    // Full disk or refused storage: the page works from the network.
  }
}

/**
 * Fetches a page that opens without a network, and stores it with the files that it names. Returns its language, empty if
 * the answer names none. Rejects without an answer.
 */
export async function storeServedPage(page: string, names: CacheNames): Promise<string> {
  const askedAtMs = Date.now()
  const document = await fetch(page, { cache: 'no-cache' })
  await storeFiles(listFiles(await document.clone().text()), names.assets)
  await storePage(new URL(page, location.href).href, document, names.pages, askedAtMs)
  return document.headers.get('content-language') ?? ''
}

/** Stores the files of a build that are not stored yet. Rejects on the first that cannot be had. */
export async function storeFiles(files: readonly string[], cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter((file) => !known.has(file))
  for (let at = 0; at < missing.length; at += PRECACHE_BATCH) await cache.addAll(missing.slice(at, at + PRECACHE_BATCH))
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
