import { type CacheNames, listOtherCaches } from './worker.rules.ts'

/**
 * Makes this worker control all open pages and deletes other caches. A stored page is a whole document of one build, so a
 * takeover during a page's life mixes no versions. The open pages' requests wait for its end: nothing here asks the network.
 */
export async function takeOver(scope: ServiceWorkerGlobalScope, names: CacheNames): Promise<void> {
  const others = listOtherCaches(await caches.keys(), names)
  await Promise.all(others.map((name) => caches.delete(name)))
  // Missing in Safari before 15.4: there a page waits for the worker's start.
  const { navigationPreload } = scope.registration as { navigationPreload?: NavigationPreloadManager } // typed as always present
  await navigationPreload?.enable()
  await scope.clients.claim()
}
