import { domainRoute } from '@foyer/contract'
import type { Wps } from './wps/wps.ts'

/** Asks where else the site is to be had, the best address first; nothing when nobody says (API-14). */
export async function findDomains(wps: Pick<Wps, 'call'>): Promise<string[]> {
  const route = await wps.call(domainRoute, { query: { device: 'MOBILE' } }, { alert: false }).catch(() => undefined)
  if (!route) return []
  return route.domain === null ? route.domains : [route.domain, ...route.domains]
}
