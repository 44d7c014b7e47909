import { MAX_CACHED_ASSETS } from './worker.constants.ts'
import { listExcessEntries } from './worker.rules.ts'

/** A file of a build: from the cache, otherwise from the network and then cached. */
export async function serveAsset(event: FetchEvent, cacheName: string): Promise<Response> {
  const { request } = event
  const cached = await caches.match(request, { cacheName, ignoreVary: true })
  if (cached) return cached
  const response = await fetch(request)
  // `basic` is a same-origin response without a redirect elsewhere.
  if (response.status === 200 && response.type === 'basic')
    event.waitUntil(cacheAsset(request, response.clone(), cacheName))
  return response
}

async function cacheAsset(request: Request, response: Response, cacheName: string): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(request, response)
    const excess = listExcessEntries(await cache.keys(), MAX_CACHED_ASSETS)
    await Promise.all(excess.map((old) => cache.delete(old)))
  } catch {
    // Full disk or refused storage: the page works from the network.
  }
}
