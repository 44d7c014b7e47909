import { type DecidedAddress, findEntrance } from '@foyer/contract'

/** An address of the same site elsewhere. */
interface DomainTarget {
  href: DecidedAddress
  host: string
}

/** The most addresses that are offered. */
const MAX_TARGETS = 5

/**
 * The ways out of an address that is not in use (OPEN-03): each passes the one decision on addresses, leads to
 * `/m/index.html` there (GUARD-16), and gets nothing of a session. `domains` are hosts or origins; `origin` is our own.
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
