import { domainRoute } from '@foyer/contract'
import type { Wps } from './wps/wps.ts'

/** Requests the site's other addresses, the best one first; empty without an answer (API-14). */
export async function findDomains(wps: Pick<Wps, 'call'>): Promise<string[]> {
  const route = await wps.call(domainRoute, { query: { device: 'MOBILE' } }, { alert: false }).catch(() => undefined)
  if (!route) return []
  return route.domain === null ? route.domains : [route.domain, ...route.domains]
}
