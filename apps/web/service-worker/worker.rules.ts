import { cacheVersion } from './worker.constants.ts'

/** Source of a response; `network` leaves the request to the browser. */
export type ResponseSource = 'asset' | 'page' | 'network'

export interface CacheNames {
  assets: string
  offline: string
}

/** A file of a build: its name includes a hash of its content, so it is immutable. */
const hashedFile = /^\/m\/assets\/[\w.-]+-[\w-]{8}\.(js|css|svg|woff2)$/

/**
 * Decides by the address alone (OPEN-51, DEC-39, T28): files of a build, and documents under /m. Calls, merchants'
 * changeable images, other sites and everything but a plain GET use the network and are never cached.
 */
export function decideResponse(request: { method: string; mode: string; url: string }, origin: string): ResponseSource {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'network'
  if (request.mode === 'navigate') return url.pathname.startsWith('/m/') ? 'page' : 'network'
  return url.search === '' && hashedFile.test(url.pathname) ? 'asset' : 'network'
}

/** PWA-02: the merchant in the worker's own address; an invalid value counts as none (T28). */
export function readMerchant(search: string): string {
  const merchant = new URLSearchParams(search).get('merchant') ?? ''
  return /^[A-Za-z0-9]{1,32}$/.test(merchant) ? merchant : ''
}

/** T28: each merchant has separate caches. */
export function nameCaches(merchant: string): CacheNames {
  const nameOf = (kind: string) => `foyer.${merchant}.${kind}.${cacheVersion}`
  return { assets: nameOf('assets'), offline: nameOf('offline') }
}

/** Caches of an earlier worker or of another merchant. */
export function listOtherCaches(existing: readonly string[], names: CacheNames): string[] {
  const own = Object.values(names)
  return existing.filter((name) => name.startsWith('foyer.') && !own.includes(name))
}

/** Items to delete so that at most `limit` remain; the first of the list are the oldest. */
export function listExcessEntries<Item>(items: readonly Item[], limit: number): Item[] {
  return items.slice(0, Math.max(0, items.length - limit))
}
