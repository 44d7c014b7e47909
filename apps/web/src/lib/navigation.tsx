import type { DecidedAddress } from '@foyer/contract'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { useLocation, useSearch, Link as WouterLink } from 'wouter'
import type { Href } from '../routes.ts'

export interface LinkProps {
  /** A page of the URL table. A literal is checked against it; `as Href` marks one that a rule of routes.rules made. */
  href: Href
  className?: string | undefined
  children: ReactNode
  isReplacing?: boolean
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
}

/** Starts loading a page's script before the finger leaves the glass. */
export const PrepareContext = createContext<(href: string) => void>(() => undefined)

/** A link to another page of ours: plain HTML before the script, no reload after it. */
export function Link({ href, isReplacing = false, ...rest }: LinkProps) {
  const prepare = useContext(PrepareContext)
  return <WouterLink href={href} replace={isReplacing} onPointerDown={() => prepare(href)} {...rest} />
}

/** Where the page is. Written out, so that a screen's type does not depend on the URL table, which depends on screens. */
interface Address {
  path: string
  /** Without the question mark. */
  search: string
  query: URLSearchParams
  go(href: Href, options?: { isReplacing?: boolean }): void
}

/** Path and query of the page, and the way to another one. */
export function useAddress(): Address {
  const [path, navigate] = useLocation()
  const search = useSearch()
  return {
    path,
    search,
    query: new URLSearchParams(search),
    go: (href, options) => navigate(href, { replace: options?.isReplacing ?? false }),
  }
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
