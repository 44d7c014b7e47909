/** Part of every cache's name; a change of what is kept, or how, raises it, and the old caches go. */
export const cacheVersion = 1
/** The document that stands in for a page when there is no network (OPEN-51). */
export const offlineAddress = '/m/offline'
/** The most files of builds that are kept; the oldest go first. A build has about 80. */
export const MAX_CACHED_ASSETS = 200
