import { type DecidedAddress, findEntrance } from '@foyer/contract'

/** Address of the same site on another domain. */
interface DomainTarget {
  href: DecidedAddress
  host: string
}

/** Maximum number of offered addresses. */
const MAX_TARGETS = 5

/**
 * Alternatives to a retired address (OPEN-03): each is checked by the single decision on addresses, leads to
 * `/m/index.html` there (GUARD-16), and gets no session data. `domains` are hosts or origins; `origin` is our own.
 */
export function listDomainTargets(domains: readonly string[], origin: string): DomainTarget[] {
  const targets = new Map<string, DomainTarget>()
  for (const domain of domains) {
    const href = findEntrance(domain.includes('//') ? domain : `https://${domain}`)
    if (href === undefined) continue
    const url = new URL(href)
    if (url.origin !== origin) targets.set(url.origin, { href, host: url.host })
  }
  return [...targets.values()].slice(0, MAX_TARGETS)
}
