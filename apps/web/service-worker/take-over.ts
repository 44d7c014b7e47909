import { type CacheNames, listOtherCaches } from './worker.rules.ts'

/**
 * Makes this worker the one of all open pages, without what another left behind. No page is served from a cache, so
 * taking over in the middle of a page's life mixes nothing.
 */
export async function takeOver(scope: ServiceWorkerGlobalScope, names: CacheNames): Promise<void> {
  const others = listOtherCaches(await caches.keys(), names)
  await Promise.all(others.map((name) => caches.delete(name)))
  // Missing in Safari before 15.4: there a page waits until the worker has started.
  const { navigationPreload } = scope.registration as { navigationPreload?: NavigationPreloadManager } // the type says that it is always there
  await navigationPreload?.enable()
  await scope.clients.claim()
}
