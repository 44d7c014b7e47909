import { cacheVersion } from './worker.constants.ts'

/** What the worker does with a request; `network` leaves it to the browser, as if there were no worker. */
export type ResponseSource = 'asset' | 'page' | 'network'

export interface CacheNames {
  assets: string
  offline: string
}

/** A file of a build: its name carries a hash of its content, so what stands there never changes. */
const hashedFile = /^\/m\/assets\/[\w.-]+-[\w-]{8}\.(js|css|svg|woff2)$/

/**
 * Decides on the address alone (OPEN-51, DEC-39, T28): files of a build, and documents under /m. Calls, pictures that
 * merchants change, other sites and everything that is not a plain GET stay with the network and are never kept.
 */
export function decideResponse(request: { method: string; mode: string; url: string }, origin: string): ResponseSource {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'network'
  if (request.mode === 'navigate') return url.pathname.startsWith('/m/') ? 'page' : 'network'
  return url.search === '' && hashedFile.test(url.pathname) ? 'asset' : 'network'
}

/** PWA-02: the merchant of the worker's own address; a value that no merchant has counts as none (T28). */
export function readMerchant(search: string): string {
  const merchant = new URLSearchParams(search).get('merchant') ?? ''
  return /^[A-Za-z0-9]{1,32}$/.test(merchant) ? merchant : ''
}

/** T28: caches are apart by merchant. */
export function nameCaches(merchant: string): CacheNames {
  const nameOf = (kind: string) => `foyer.${merchant}.${kind}.${cacheVersion}`
  return { assets: nameOf('assets'), offline: nameOf('offline') }
}

/** The caches of an earlier worker or of another merchant. */
export function listOtherCaches(existing: readonly string[], names: CacheNames): string[] {
  const own = Object.values(names)
  return existing.filter((name) => name.startsWith('foyer.') && !own.includes(name))
}

/** What has to go so that no more than `limit` are left; the first of the list are the oldest. */
export function listExcessEntries<Item>(items: readonly Item[], limit: number): Item[] {
  return items.slice(0, Math.max(0, items.length - limit))
}
