import { decideAccess, decideAddress, type MobileTemplate, removeTokens, type Visitor } from '@foyer/contract'
import { type Route, type RoutePath, routes, type ScreenName } from './routes.ts'

const byAddress = new Map<string, Route>(
  routes.flatMap((route: Route) => [route.path, ...(route.aliases ?? [])].map((address) => [address, route])),
)

/** Finds a page by its path, without query or fragment and without collapsing a trailing slash (CONF-20). */
export function matchRoute(path: string): Route | undefined {
  return byAddress.get(path)
}

/** The page of an address: home for one that the merchant's template opens as a modal over it (ROUTE-07, CONF-21). */
export function findPage(route: Route | undefined, { modals }: Pick<MobileTemplate, 'modals'>): Route | undefined {
  return modals?.some((name) => name === route?.screen) ? matchRoute('/m/home') : route
}

/** Whether a path is one of the home page's addresses (FOOT-08). */
export function isHomeAddress(path: string): boolean {
  return matchRoute(path)?.screen === 'home'
}

/** Address of the login page with the requested page in its query. */
export function loginAddressFor(pathWithSearch: string): `/m/login?${string}` {
  return `/m/login?go=${encodeURIComponent(pathWithSearch)}`
}

/** Address of the registration with the login page's query: the requested page is kept (OPEN-17). */
export function registrationAddressFor(search: string): `/m/register${'' | `?${string}`}` {
  const kept = removeTokens(search && `?${search}`)
  return kept === '' ? '/m/register' : `/m/register?${kept.slice(1)}`
}

export type GuardDecision =
  | { kind: 'show'; route: Route }
  | { kind: 'missing' }
  | { kind: 'redirect'; to: string }
  /** Shows `free_reject` and goes home (OPEN-73). */
  | { kind: 'reject'; to: '/m/home' }

/**
 * The access decision of pages: denied by default (CONF-01, DEC-14). The server decides again for every call. `search`
 * begins with `?` or is empty.
 */
export function decideGuard(input: {
  path: string
  search: string
  visitor: Visitor
  /** No other page is permitted before the password is changed, except for the logout (OPEN-26). */
  mustChangePassword?: boolean
}): GuardDecision {
  const { path, search, visitor, mustChangePassword = false } = input
  const route = matchRoute(path)
  if (mustChangePassword && visitor.memberType !== undefined && route?.screen !== 'changePsw')
    return { kind: 'redirect', to: '/m/changePsw' }
  const decision = decideAccess(route ?? { access: 'member' }, visitor)
  const { requestParameter = '', guestRequestTarget } = route ?? {}
  const requestId = requestParameter && new URLSearchParams(search).get(requestParameter)
  if (decision === 'login' && guestRequestTarget && requestId)
    return { kind: 'redirect', to: `${guestRequestTarget}?${new URLSearchParams({ [requestParameter]: requestId })}` }
  if (decision === 'login')
    return { kind: 'redirect', to: route?.guestTarget ?? loginAddressFor(path + removeTokens(search)) }
  if (!route) return { kind: 'missing' }
  if (decision === 'rejected') return { kind: 'reject', to: '/m/home' }
  // Requests made before the feature closed stay readable (CONF-29); the call checks their owner.
  const showsRequest = decision === 'closed' && Boolean(requestId)
  return decision === 'open' || decision === 'unlisted' || showsRequest
    ? { kind: 'show', route }
    : { kind: 'redirect', to: '/m/home' }
}

/** Whether links lead a visitor to a page (WALL-03, DEC-02): not if it would refuse this visitor. */
export function isPageOffered(path: RoutePath, visitor: Visitor): boolean {
  const route = matchRoute(path)
  return route !== undefined && decideAccess(route, visitor) === 'open'
}

/** SEO-01..05: host, address and number of slashes must all match. `host` may carry a port. */
export function isIndexable(host: string, path: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const isHostOpen = name === 'localhost' || name.startsWith('www')
  const slashes = path.split('/').length - 1
  return isHostOpen && slashes <= 2 && matchRoute(path)?.indexed?.includes(path) === true
}

/** GUARD-19. */
export function canOfferInstall(path: string): boolean {
  return matchRoute(path)?.offersInstall?.includes(path) === true
}

/** Target of an update's reload: the same path in place, any other becomes the home page (GUARD-17, GUARD-18). */
export function decideReloadTarget(path: string): string {
  return matchRoute(path)?.reloadsInPlace?.includes(path) ? path : '/m/home'
}

/** Without auto-login and login popup on such a load; the guard still applies (GUARD-06, GUARD-07, CONF-04). */
export function shouldSkipLogin(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.has('redirectUrl') || query.has('backUrl')
}

/**
 * An internal target such as `go`: normalized first, then of this origin and in the URL table, otherwise undefined
 * (DEC-24, T4, CONF-05). Returns path, query without tokens, and fragment.
 */
export function decideTarget(raw: string | null | undefined, origin: string): string | undefined {
  const decision = decideAddress(raw, 'page', { origin, listed: [] })
  return decision.kind === 'own' && findScreen(decision.path) ? decision.path : undefined
}

/**
 * CONF-05: forced password change, then a pending `redirectUrl`, then `go`, then home. After any kind of login,
 * including Telegram, a `go` counts only when it begins with `/m/` as given (GUARD-09), before normalization (DEC-24).
 */
export function decideAfterLogin(input: {
  mustChangePassword: boolean
  redirectUrl: string | undefined
  go: string | null | undefined
  origin: string
}): { kind: 'page'; to: string } | { kind: 'outside'; url: string } {
  if (input.mustChangePassword) return { kind: 'page', to: '/m/changePsw' }
  const { kind } = decideAddress(input.redirectUrl, 'outside', { origin: input.origin, listed: [] })
  if (input.redirectUrl && kind !== 'refused') return { kind: 'outside', url: input.redirectUrl }
  const target = input.go?.startsWith('/m/') ? decideTarget(input.go, input.origin) : undefined
  const isLoop = target !== undefined && ['login', 'register'].includes(findScreen(target) ?? '')
  return { kind: 'page', to: target === undefined || isLoop ? '/m/home' : target }
}

/** Screen of an address with query and fragment. */
function findScreen(address: string): ScreenName | undefined {
  return matchRoute(address.split(/[?#]/)[0] ?? '')?.screen
}
