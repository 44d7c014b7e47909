import { findOfflinePage, followLanguage } from './offline-page.ts'

/** A document always comes from the network and is never cached (DEC-39); offline, the offline page replaces it. */
export async function servePage(event: FetchEvent, cacheName: string): Promise<Response> {
  try {
    const response = await fetchPage(event)
    event.waitUntil(followLanguage(response.headers.get('content-language'), cacheName))
    return response
  } catch (error) {
    const page = await findOfflinePage(cacheName)
    if (page) return page
    throw error
  }
}

/** The browser may have sent the request while the worker was starting. */
async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(event.request)
}
