/** Part of every cache's name; raised with a change of cached content, which deletes the old caches. */
export const cacheVersion = 1
/** The document that replaces pages while offline (OPEN-51). */
export const offlineAddress = '/m/offline'
/** Maximum number of cached build files; the oldest are deleted first. A build has about 80. */
export const MAX_CACHED_ASSETS = 200
