import { offlineAddress } from './worker.constants.ts'

/** Fetches the offline document in the visitor's language and caches it. Rejects on failure. */
export async function cacheOfflinePage(cacheName: string): Promise<void> {
  const response = await fetch(offlineAddress, { cache: 'no-cache' })
  if (!response.ok || response.redirected) throw new Error(`${offlineAddress} answered ${response.status}`)
  const cache = await caches.open(cacheName)
  await cache.put(offlineAddress, response)
}

/** The cached offline document, for any request. */
export async function findOfflinePage(cacheName: string): Promise<Response | undefined> {
  return caches.match(offlineAddress, { cacheName, ignoreVary: true })
}

/** Fetches the offline document again after a change of the visitor's language. */
export async function followLanguage(language: string | null, cacheName: string): Promise<void> {
  const cached = await findOfflinePage(cacheName)
  if (language === null || cached?.headers.get('content-language') === language) return
  // The next page tries again.
  await cacheOfflinePage(cacheName).catch(() => undefined)
}
