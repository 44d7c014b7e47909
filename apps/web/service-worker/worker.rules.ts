import {
  buildHeader,
  cacheVersion,
  offlinePages,
  ownerVersion,
  storedAtHeader,
  storedPageMs,
} from './worker.constants.ts'

/** Source of a response; `network` leaves the request to the browser. */
export type ResponseSource = 'asset' | 'page' | 'image' | 'network'

export interface CacheNames {
  assets: string
  offline: string
  pages: string
  images: string
  push: string
}

/** A file of a build: its name includes a hash of its content, so it is immutable. */
const hashedFile = /^\/m\/assets\/[\w.-]+-[\w-]{8}\.(js|css|svg|woff2)$/

/**
 * Decides by the address (OPEN-51, DEC-39, T28): files of a build, documents under /m, and the site's pictures. Calls,
 * other sites and everything but a plain GET use the network and are never cached.
 */
export function decideResponse(
  request: { method: string; mode: string; url: string; destination: string },
  origin: string,
): ResponseSource {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'network'
  if (request.mode === 'navigate') return url.pathname.startsWith('/m/') ? 'page' : 'network'
  if (request.destination === 'image' && /^\/m\/(art|pictures)\/[\w./-]+$/.test(url.pathname)) return 'image'
  return url.search === '' && hashedFile.test(url.pathname) ? 'asset' : 'network'
}

/** Names of the codes of a visitor's source: an installed app may start with them (REF-08), the page is the same. */
const sourceNames = new Set(['r', 'referralCode', 'affiliateCode', 'tid'])

/** Whether the address asks for nothing but its page: the server does not redirect it. */
export function isPlainAddress(address: string): boolean {
  return [...new URL(address).searchParams.keys()].every((name) => sourceNames.has(name))
}

/** PWA-02: the merchant in the worker's own address. */
export function readMerchant(search: string): string {
  return new URLSearchParams(search).get('merchant') ?? ''
}

/** T28: each merchant has separate caches, the same for page and worker; an invalid code counts as none. */
export function nameCaches(merchant: string): CacheNames {
  const owner = /^[\w.-]{1,32}$/.test(merchant) ? merchant : ''
  const nameOf = (kind: string, version = cacheVersion) => `foyer.${owner}.${kind}.${version}`
  return {
    assets: nameOf('assets'),
    offline: nameOf('offline'),
    pages: nameOf('pages'),
    images: nameOf('images'),
    push: nameOf('push', ownerVersion),
  }
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

/** Addresses of one page, by the one that it is stored under (ROUTE-02..04). */
const homeAliases = ['/m/', '/m/index', '/m/index.html']

/** The address under which a page is stored; undefined for one that does not open without a network. */
export function findOfflineRoute(path: string): string | undefined {
  const address = homeAliases.includes(path) ? '/m/home' : path
  return offlinePages.find((page) => page === address)
}

/** The files of a build that a document names. */
export function listFiles(html: string): string[] {
  return [...new Set(html.match(/\/m\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2)/g))]
}

/** Whether a stored document is of another build or in another language than the newest one. */
export function isOtherBuild(
  stored: { headers: Pick<Headers, 'get'> },
  newest: { build: string; language: string | null },
): boolean {
  return stored.headers.get(buildHeader) !== newest.build || stored.headers.get('content-language') !== newest.language
}

/**
 * Whether a page opens with its stored document before the network answers: not in a reload, which asks for what is served
 * now, and not when the document is too old, or of a time that this device's clock has not reached.
 */
export function mayOpenStored(
  request: { cache: RequestCache; isReloadNavigation?: boolean },
  stored: { headers: Pick<Headers, 'get'> },
  nowMs: number,
): boolean {
  const isReload = request.isReloadNavigation === true || request.cache === 'no-cache' || request.cache === 'reload'
  const ageMs = nowMs - Number(stored.headers.get(storedAtHeader) ?? Number.NaN)
  return !isReload && ageMs >= 0 && ageMs < storedPageMs
}

/** A document that names the moment of its receipt, by this device's clock in ms: its server time was right then. */
export function markStored(html: string, storedAtMs: number): string {
  return html.replace('<html ', `<html data-stored-at="${storedAtMs}" `)
}

/**
 * A document whose pictures load after its first layout, but for its main one: no preload, and each other `img` is lazy. Of
 * two attributes with one name the first counts. Texts and data hold no `<`: `escapeHtml` and `escapeJson` of the document.
 */
export function deferImages(html: string): string {
  return html
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replace(/<img (?![^>]*fetchpriority="high")/gi, '<img loading="lazy" ')
}
