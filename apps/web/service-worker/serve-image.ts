import { MAX_CACHED_IMAGES } from './worker.constants.ts'
import { listExcessEntries } from './worker.rules.ts'

/** A picture of the site: from the network, which may be the browser's cache; without one, the last that was shown. */
export async function serveImage(event: FetchEvent, cacheName: string): Promise<Response> {
  const { request } = event
  try {
    const response = await fetch(request)
    if (response.status === 200 && response.type === 'basic')
      event.waitUntil(cacheImage(request, response.clone(), cacheName))
    return response
  } catch (error) {
    const last = await caches.match(request, { cacheName, ignoreVary: true })
    if (last) return last
    throw error
  }
}

async function cacheImage(request: Request, response: Response, cacheName: string): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    const known = await cache.match(request, { ignoreVary: true })
    if (known && known.headers.get('etag') === response.headers.get('etag')) return
    await cache.put(request, response)
    const excess = listExcessEntries(await cache.keys(), MAX_CACHED_IMAGES)
    await Promise.all(excess.map((old) => cache.delete(old)))
  } catch {
    // Full disk or refused storage: pictures come from the network.
  }
}
