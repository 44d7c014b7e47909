import { mostAssets } from './worker.constants.ts'
import { listSurplus } from './worker.rules.ts'

/** A file of a build: the kept one, else the network's, which is then kept. */
export async function answerAsset(event: FetchEvent, cacheName: string): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request, { cacheName, ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  // `basic` is an answer of our own origin that was not redirected elsewhere.
  if (response.status === 200 && response.type === 'basic')
    event.waitUntil(keepAsset(request, response.clone(), cacheName))
  return response
}

async function keepAsset(request: Request, response: Response, cacheName: string): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(request, response)
    const surplus = listSurplus(await cache.keys(), mostAssets)
    await Promise.all(surplus.map((old) => cache.delete(old)))
  } catch {
    // The disk is full or storage is refused: the page works from the network as before.
  }
}
