import { precacheApp } from './precache.ts'
import { cacheVersion, workerMessages } from './worker.constants.ts'
import type { CacheNames } from './worker.rules.ts'

/** Messages of our pages: the version of this worker, and the order to store what opens without a network. */
export function handleMessage(event: ExtendableMessageEvent, names: CacheNames): void {
  if (event.data === workerMessages.version) event.ports[0]?.postMessage(cacheVersion)
  if (event.data === workerMessages.precache) event.waitUntil(precacheApp(names).catch(() => undefined))
}
