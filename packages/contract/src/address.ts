declare const decided: unique symbol
/**
 * A normalized absolute address permitted by `decideAddress`, or a mailbox or number of `contact-address.ts`; the only
 * type that navigation accepts.
 */
export type DecidedAddress = string & { readonly [decided]: true }

/**
 * Purpose of an address: our own page (`go`); any page, ours or external (`redirectUrl`, `backUrl`, banners, contacts,
 * links); an image; a vendor's page, such as a game, a chat or a payment.
 */
export type AddressPurpose = 'page' | 'outside' | 'picture' | 'vendor'

export interface AddressSite {
  /** Scheme and host as seen by the member, e.g. `https://www.aurora.example`. */
  origin: string
  /**
   * The merchant's origins for this purpose; invalid entries are ignored. `checked`: the address comes from a call that
   * has already checked it against a list known to the platform only.
   */
  listed: readonly string[] | 'checked'
}

export type AddressDecision =
  /** At our own origin; `path` is the rest. */
  | { kind: 'own'; url: DecidedAddress; path: string }
  /** On the list: may get the specified parameters and a session transfer code. */
  | { kind: 'listed'; url: DecidedAddress; origin: string }
  /** Off the list: show the host and ask for confirmation; no data is passed. */
  | { kind: 'foreign'; url: DecidedAddress; host: string }
  | { kind: 'refused' }

/** Maximum address length, in characters; the same as the contract's field. */
const MAX_ADDRESS_LENGTH = 2000
/** The form of our page paths: no empty step, no dots, no escapes, so that the path stays on its site (T4). */
const pagePath = /^\/m(\/[A-Za-z0-9_-]+)*(\/|\/[A-Za-z0-9_-]+\.html)?$/
/** Characters that parsers interpret differently; legitimate addresses have none. */
const normalizedCharacters = /[\p{Cc}\\]/u
const hostName = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])$/
/** Parameter names forbidden in our addresses (DEC-12, HTTP-07). */
export const secretNames: readonly string[] = ['token', 'tokens', 'authorization']

/**
 * The single decision on targets of navigation and sources of content (DEC-13, DEC-24, T3..T7, T29): http(s) only, no
 * user data; normalized first, then whole origins are compared with the list and paths with the form of our pages.
 * Secrets are removed from the query, except in addresses of vendors and images, which own them. An https site passes
 * nothing to a plain http one, and loads no image from it.
 */
export function decideAddress(
  raw: string | null | undefined,
  purpose: AddressPurpose,
  { origin, listed }: AddressSite,
): AddressDecision {
  const url = parseWebAddress(raw, purpose === 'vendor' ? undefined : origin)
  if (!url) return { kind: 'refused' }
  if (purpose === 'page' || purpose === 'outside') removeSecrets(url)
  if (url.origin === origin && purpose !== 'vendor') return decideOwn(url, purpose)
  if (purpose === 'page') return { kind: 'refused' }
  const isTooPlain = url.protocol === 'http:' && (purpose === 'picture' || origin.startsWith('https:'))
  const isListed = listed === 'checked' || listed.some((entry) => parseOrigin(entry) === url.origin)
  if (isListed && !isTooPlain) return { kind: 'listed', url: accept(url), origin: url.origin }
  return purpose === 'outside' ? { kind: 'foreign', url: accept(url), host: url.host } : { kind: 'refused' }
}

function decideOwn(url: URL, purpose: AddressPurpose): AddressDecision {
  // Two slashes at the start of a path begin another host.
  const isSound = purpose === 'picture' ? !url.pathname.startsWith('//') : pagePath.test(url.pathname)
  if (!isSound) return { kind: 'refused' }
  return { kind: 'own', url: accept(url), path: url.href.slice(url.origin.length) }
}

/** The `src` of an image; undefined for a forbidden one (OPEN-13, TMPL-09..11, T29). */
export function decideImageAddress(raw: string, imageCDNs: readonly string[], origin: string): string | undefined {
  const decision = decideAddress(raw, 'picture', { origin, listed: imageCDNs })
  if (decision.kind === 'own') return decision.path
  return decision.kind === 'listed' ? decision.url : undefined
}

/** A decided address with these query parameters set; those without a value are left out. */
export function addParameters(
  address: DecidedAddress,
  parameters: Readonly<Record<string, string | undefined>>,
): DecidedAddress {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value)
  return accept(url)
}

/** GUARD-16: entry address of another domain of the merchant; undefined when it is not an origin. */
export function findEntrance(domain: string): DecidedAddress | undefined {
  const origin = parseOrigin(domain)
  return origin === undefined ? undefined : accept(new URL('/m/index.html', origin))
}

/** An absolute http(s) address, or one relative to `base`, without user data; undefined for anything else. */
export function parseWebAddress(raw: string | null | undefined, base?: string): URL | undefined {
  if (!raw || raw.length > MAX_ADDRESS_LENGTH || normalizedCharacters.test(raw)) return undefined
  const url = parse(raw, base)
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && hostName.test(url.hostname)
  return isWeb && url.username === '' && url.password === '' ? url : undefined
}

/** The http(s) origin in a text without anything else, normalized; undefined otherwise. */
export function parseOrigin(text: string): string | undefined {
  const url = parseWebAddress(text)
  return url && url.href === `${url.origin}/` && !url.hostname.startsWith('[') ? url.origin : undefined
}

/** The query without parameters forbidden in addresses (CONF-06, DEC-12). */
export function removeTokens(search: string): string {
  const query = new URLSearchParams(search)
  const found = [...query.keys()].filter((name) => secretNames.includes(name.toLowerCase()))
  if (found.length === 0) return search
  for (const name of found) query.delete(name)
  const rest = query.toString()
  return rest ? `?${rest}` : ''
}

function removeSecrets(url: URL): void {
  const rest = removeTokens(url.search)
  if (rest !== url.search) url.search = rest
}

function accept(url: URL): DecidedAddress {
  return url.href as DecidedAddress // the only place that creates a decided address
}

/** Safari before 17 has no `URL.parse`. */
function parse(text: string, base: string | undefined): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
