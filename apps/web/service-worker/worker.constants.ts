/** Part of every cache's name; raised with a change of cached content, which deletes the old caches. */
export const cacheVersion = 2
/** The same of the cache for the owner of push messages, which page and worker share: it outlives a change of the others. */
export const ownerVersion = 2
/** The document that replaces pages while offline (OPEN-51). */
export const offlineAddress = '/m/offline'
/** The build's files (PWA-20). */
export const manifestAddress = '/m/asset-manifest.json'
/** Maximum number of cached build files; the oldest are deleted first. A build has about 140: two of them fit. */
export const MAX_CACHED_ASSETS = 320
/** Maximum number of cached pictures. */
export const MAX_CACHED_IMAGES = 80
/** Pages that open without a network: home and what a member has last seen. */
export const offlinePages = ['/m/home', '/m/wallet', '/m/history', '/m/member/home', '/m/game'] as const
/** Build of a document that may be kept; a document without it is not. */
export const buildHeader = 'x-foyer-build'
/** Moment at which the worker stored a document, by this device's clock in ms. */
export const storedAtHeader = 'x-foyer-stored-at'
/** Age until which a stored document opens before the network answers, in ms. */
export const storedPageMs = 3 * 86_400_000
/** Time after which a network without an answer counts as none, in ms. */
export const networkLimitMs = 3_000
/** Files that are stored at once. */
export const PRECACHE_BATCH = 6
/** Messages of a page to its worker. */
export const workerMessages = {
  version: 'version',
  precache: 'precache',
  store: 'store',
  language: 'language',
} as const
