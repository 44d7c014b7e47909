import { cacheOfflinePage } from './offline-page.ts'
import { precacheApp } from './precache.ts'
import { storeServedPage } from './store-page.ts'
import { cacheVersion, workerMessages } from './worker.constants.ts'
import { type CacheNames, findOfflineRoute } from './worker.rules.ts'

/**
 * Messages of our pages: the version of this worker, the order to store what opens without a network, and that to store the
 * page itself, also after a change of the language, which the offline page follows.
 */
export function handleMessage(event: ExtendableMessageEvent, names: CacheNames): void {
  if (event.data === workerMessages.version) event.ports[0]?.postMessage(cacheVersion)
  if (event.data === workerMessages.precache) event.waitUntil(precacheApp(names).catch(() => undefined))
  const isOfLanguage = event.data === workerMessages.language
  if (isOfLanguage) event.waitUntil(cacheOfflinePage(names.offline).catch(() => undefined))
  if ((isOfLanguage || event.data === workerMessages.store) && event.source instanceof WindowClient) {
    const page = findOfflineRoute(new URL(event.source.url).pathname)
    if (page !== undefined) event.waitUntil(storeServedPage(page, names).catch(() => undefined))
  }
}
