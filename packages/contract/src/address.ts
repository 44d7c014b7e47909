declare const decided: unique symbol
/**
 * An absolute address in its normal form that `decideAddress` has let through, or a mailbox or number of
 * `contact-address.ts`; only such a one is gone to.
 */
export type DecidedAddress = string & { readonly [decided]: true }

/**
 * What an address is wanted for: a page of ours (`go`); a page of ours or of anybody (`redirectUrl`, `backUrl`, banners,
 * contacts, links); a picture; a page of a vendor, such as a game, a chat or a payment.
 */
export type AddressPurpose = 'page' | 'outside' | 'picture' | 'vendor'

export interface AddressSite {
  /** Scheme and host under which the member sees us, e.g. `https://www.aurora.example`. */
  origin: string
  /**
   * The merchant's list for this purpose, as origins; an entry that is no origin counts for nothing. `checked` is for
   * the answer of a call that has held the address against a list which only the platform knows.
   */
  listed: readonly string[] | 'checked'
}

export type AddressDecision =
  /** At our own origin; `path` is what follows it. */
  | { kind: 'own'; url: DecidedAddress; path: string }
  /** On the list: may get the specified parameters and a hand-off code. */
  | { kind: 'listed'; url: DecidedAddress; origin: string }
  /** Off the list: name the host and ask, hand nothing over. */
  | { kind: 'foreign'; url: DecidedAddress; host: string }
  | { kind: 'refused' }

/** The longest address that is looked at, in characters; the same bound as the contract's field. */
const MAX_ADDRESS_LENGTH = 2000
/** The form of every page of ours: no empty step, no dots, no escapes, so that it stays on the site it is put on (T4). */
const pagePath = /^\/m(\/[A-Za-z0-9_-]+)*(\/|\/[A-Za-z0-9_-]+\.html)?$/
/** Parsers disagree on what these mean; nobody who is honest writes them. */
const normalizedCharacters = /[\p{Cc}\\]/u
const hostName = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])$/
/** Names that never stand in an address of ours (DEC-12, HTTP-07). */
export const secretNames: readonly string[] = ['token', 'tokens', 'authorization']

/**
 * The one decision on where a member may be sent and where what a page shows may come from (DEC-13, DEC-24, T3..T7, T29):
 * http(s) only, no user data; normalised first, then whole origins are compared with the list and paths with the form of
 * our pages. A secret leaves the query, save that of a vendor's or a picture's address, where it is theirs. An https site
 * hands nothing to a plain http one, and takes no picture from it.
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
  // Two slashes at the front of a path are the beginning of another host.
  const isSound = purpose === 'picture' ? !url.pathname.startsWith('//') : pagePath.test(url.pathname)
  if (!isSound) return { kind: 'refused' }
  return { kind: 'own', url: accept(url), path: url.href.slice(url.origin.length) }
}

/** What a picture's `src` is set to; undefined for one that may not be shown (OPEN-13, TMPL-09..11, T29). */
export function decideImageAddress(raw: string, imageCDNs: readonly string[], origin: string): string | undefined {
  const decision = decideAddress(raw, 'picture', { origin, listed: imageCDNs })
  if (decision.kind === 'own') return decision.path
  return decision.kind === 'listed' ? decision.url : undefined
}

/** A decided address with these query parameters set; one without a value is left out. */
export function addParameters(
  address: DecidedAddress,
  parameters: Readonly<Record<string, string | undefined>>,
): DecidedAddress {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value)
  return accept(url)
}

/** GUARD-16: the entrance of another domain of the merchant's; undefined for what is no origin. */
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

/** The http(s) origin that a text names and nothing beside it, in its normal form; undefined for anything else. */
export function parseOrigin(text: string): string | undefined {
  const url = parseWebAddress(text)
  return url && url.href === `${url.origin}/` && !url.hostname.startsWith('[') ? url.origin : undefined
}

/** The same query without what must never stand in an address (CONF-06, DEC-12). */
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
  return url.href as DecidedAddress // the one place where an address becomes a decided one
}

/** Safari before 17 has no `URL.parse`. */
function parse(text: string, base: string | undefined): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
