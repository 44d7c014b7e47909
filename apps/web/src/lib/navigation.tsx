import type { DecidedAddress } from '@foyer/contract'
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
} from 'react'
import type { AroundNavHandler } from 'wouter'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import type { Href } from '../routes.ts'

export interface LinkProps {
  /** A page of the URL table. A literal is checked against it; `as Href` marks a result of routes.rules. */
  href: Href
  className?: string | undefined
  children: ReactNode
  isReplacing?: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
}

/** Actions of a link; stable for the life of the page, so that no link renders again when the page changes. */
interface Way {
  go(href: Href, options?: { isReplacing?: boolean }): void
  /** Starts loading a page's script on touch start. */
  prepare(href: string): void
}

const WayContext = createContext<Way>({ go: () => undefined, prepare: () => undefined })
const AddressContext = createContext<Address | undefined>(undefined)

/** A link to another page of ours: plain HTML before hydration, client-side navigation after it. */
export function Link({ href, isReplacing = false, onClick, ...rest }: LinkProps) {
  const { go, prepare } = useContext(WayContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    go(href, { isReplacing })
  }
  return <a href={href} onPointerDown={() => prepare(href)} onClick={follow} {...rest} />
}

/**
 * Address of the page. Declared here, so that a screen's type does not depend on the URL table, which depends on
 * screens.
 */
interface Address {
  path: string
  /** Without the question mark. */
  search: string
  query: URLSearchParams
  go(href: Href, options?: { isReplacing?: boolean }): void
}

interface NavigationProps {
  /** Address of the request on the server; client-side navigation in the browser. */
  router: { ssrPath?: string; ssrSearch?: string; aroundNav?: AroundNavHandler }
  prepare: Way['prepare']
  children: ReactNode
}

/** Provides the page's address to all components by a single subscription. */
export function Navigation({ router, prepare, children }: NavigationProps) {
  const { aroundNav } = router
  const path = decodePath(usePathname(router))
  const search = useSearch(router).replace('?', '')
  const way = useMemo<Way>(() => {
    const go: Way['go'] = (href, { isReplacing = false } = {}) =>
      aroundNav ? aroundNav(navigate, href, { replace: isReplacing }) : navigate(href, { replace: isReplacing })
    return { prepare, go }
  }, [prepare, aroundNav])
  const address = useMemo<Address>(
    () => ({ path, search, query: new URLSearchParams(search), go: way.go }),
    [path, search, way],
  )
  return (
    <WayContext value={way}>
      <AddressContext value={address}>{children}</AddressContext>
    </WayContext>
  )
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Redirects to another page once it is loaded; the current page leaves no entry in the history. */
export function Redirect({ to }: { to: Href }) {
  const { go } = useContext(WayContext)
  const leave = useEffectEvent(() => go(to, { isReplacing: true }))
  useEffect(() => leave(), [])
  return null
}

/** Path and query of the page, and the navigation function. */
export function useAddress(): Address {
  const address = useContext(AddressContext)
  if (!address) throw new Error('no navigation around this component')
  return address
}

/** Marks history entries created by our own links. */
export const insideState = { isInside: true }

/** Whether going back stays inside the product. */
export function cameFromInside(): boolean {
  return history.state?.isInside === true
}

/**
 * Goes to the page before this one, past the entries that frames have added to the history. Returns whether it does: not
 * for a page without one of ours before it, and not in a browser that cannot tell these entries apart once there are some.
 */
export function goBackFromFrames(hasFrameEntries: boolean): boolean {
  if (!cameFromInside()) return false
  if ('navigation' in window) window.navigation.back()
  else if (hasFrameEntries) return false
  else history.back()
  return true
}

type OutsideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'rel'> & { href: DecidedAddress }

/** A link to an address permitted by `decideAddress`; its target has no access to this window. */
export function OutsideLink(props: OutsideLinkProps) {
  return <a {...props} rel="noopener noreferrer" />
}

/** Navigates to another address in this window (DEC-13). */
export function leavePage(url: DecidedAddress, options: { isReplacing?: boolean } = {}): void {
  if (options.isReplacing) location.replace(url)
  else location.assign(url)
}

export function reloadPage(): void {
  location.reload()
}
