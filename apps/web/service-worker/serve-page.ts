import { findOfflinePage, followLanguage } from './offline-page.ts'
import { findLastPage, storePage, waitForNetwork } from './store-page.ts'
import { type CacheNames, isPlainAddress, mayOpenStored } from './worker.rules.ts'

/**
 * A page of a recent visit is its stored document, at once; the network's replaces it in the store (decision 092). Any other
 * document comes from the network. Without one, and after some seconds without an answer, the last document of the same
 * page replaces it, and the offline page where there is none (decision 050). A reload waits for the network, and so does an
 * address with a query of another purpose than the visitor's source: the server may redirect it, as the return from a
 * login of Line or Maya.
 */
export async function servePage(event: FetchEvent, names: CacheNames): Promise<Response> {
  const { url } = event.request
  const askedAtMs = Date.now()
  const fetched = fetchPage(event).then((response) => {
    event.waitUntil(followLanguage(response.headers.get('content-language'), names.offline))
    event.waitUntil(storePage(url, response.clone(), names.pages, askedAtMs))
    return response
  })
  try {
    const last = isPlainAddress(url) ? await findLastPage(url, names.pages) : undefined
    if (last && mayOpenStored(event.request, last, Date.now())) {
      event.waitUntil(fetched.catch(() => undefined))
      return last
    }
    const answer = last ? await Promise.race([fetched, waitForNetwork()]) : await fetched
    if (answer) return answer
    event.waitUntil(fetched.catch(() => undefined))
    return last ?? (await fetched)
  } catch (error) {
    const page = (await findLastPage(url, names.pages)) ?? (await findOfflinePage(names.offline))
    if (page) return page
    throw error
  }
}

/** The browser may have sent the request while the worker was starting. */
async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(event.request)
}
