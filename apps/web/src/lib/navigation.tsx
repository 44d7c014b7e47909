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
  /** A page of the URL table. A literal is checked against it; `as Href` marks one that a rule of routes.rules made. */
  href: Href
  className?: string | undefined
  children: ReactNode
  isReplacing?: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
}

/** What a link does; the same for the life of the page, so that no link is drawn anew when the page changes. */
interface Way {
  go(href: Href, options?: { isReplacing?: boolean }): void
  /** Starts loading a page's script before the finger leaves the glass. */
  prepare(href: string): void
}

const WayContext = createContext<Way>({ go: () => undefined, prepare: () => undefined })
const AddressContext = createContext<Address | undefined>(undefined)

/** A link to another page of ours: plain HTML before the script, no reload after it. */
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

/** Where the page is. Written out, so that a screen's type does not depend on the URL table, which depends on screens. */
interface Address {
  path: string
  /** Without the question mark. */
  search: string
  query: URLSearchParams
  go(href: Href, options?: { isReplacing?: boolean }): void
}

interface NavigationProps {
  /** Address of the request on the server, the way from page to page in the browser. */
  router: { ssrPath?: string; ssrSearch?: string; aroundNav?: AroundNavHandler }
  prepare: Way['prepare']
  children: ReactNode
}

/** Knows where the page is, once for all parts that ask. */
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

/** Sends on to another page as soon as it is there; the page that it stands in leaves no trace in the history. */
export function Redirect({ to }: { to: Href }) {
  const { go } = useContext(WayContext)
  const leave = useEffectEvent(() => go(to, { isReplacing: true }))
  useEffect(() => leave(), [])
  return null
}

/** Path and query of the page, and the way to another one. */
export function useAddress(): Address {
  const address = useContext(AddressContext)
  if (!address) throw new Error('no navigation around this component')
  return address
}

/** Marks the entries of the browser's history that a link of ours has made. */
export const insideState = { isInside: true }

/** Tells whether going back stays inside the product. */
export function cameFromInside(): boolean {
  return history.state?.isInside === true
}

type OutsideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'rel'> & { href: DecidedAddress }

/** A link to an address that `decideAddress` has let through; where it leads cannot reach back. */
export function OutsideLink(props: OutsideLinkProps) {
  return <a {...props} rel="noopener noreferrer" />
}

/** Leaves for another address in this window (DEC-13). */
export function leavePage(url: DecidedAddress, options: { isReplacing?: boolean } = {}): void {
  if (options.isReplacing) location.replace(url)
  else location.assign(url)
}

/** Asks the server for this page again. */
export function reloadPage(): void {
  location.reload()
}
