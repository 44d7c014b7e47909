import { type SiteSettings, systemStatus } from '@foyer/contract'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { queryKey } from '../lib/queries.ts'
import { type Services, useServices } from '../lib/services.tsx'
import { WpsError } from '../lib/wps/wps-error.ts'
import { findBlock } from './blocked.rules.ts'

interface Options {
  /** Member's values older than this device's time are requested again; 0 for none. */
  sinceMs: number
  /** Loads the screen of the closed site. */
  loadScreen?: (name: 'blocked') => Promise<unknown>
  onDomainRetired?: () => void
}

/**
 * Requests the settings from the status call, silently (API-11, CONF-17): maintenance, flags, footer and look change on
 * the open page. Alert on an open page: the domain is retired (ERR-01). Resolves to whether settings came.
 */
export async function refreshSettings(
  { wps, clock, session, loadTexts }: Pick<Services, 'wps' | 'clock' | 'session' | 'loadTexts'>,
  queries: QueryClient,
  { sinceMs, loadScreen, onDomainRetired }: Options,
): Promise<boolean> {
  const query = { device: 'MOBILE', track: 'false', originalDomain: location.hostname, url: location.pathname } as const
  const settings = await wps.call(systemStatus, { query }, { alert: false, isFresh: true }).catch((error: unknown) => {
    if (error instanceof WpsError && error.code === 'domain_not_available') onDomainRetired?.()
    return undefined
  })
  if (!settings) return false
  clock.adjust(settings.serverTime)
  const key = queryKey(systemStatus, {})
  const before = queries.getQueryData<SiteSettings>(key)
  const isBlocked = findBlock(settings) !== undefined
  // The site closes or opens: the next screen needs its texts. A failed load is reported in place.
  if (before && isBlocked !== (findBlock(before) !== undefined))
    await Promise.all([loadTexts(), isBlocked && loadScreen?.('blocked')]).catch(() => undefined)
  queries.setQueryData(key, settings)
  const { template } = settings
  document.documentElement.dataset.template = template.id
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', `#${template.header_color}`)
  if (!session.get()) return true
  // What was requested since then is fresh, and a request in progress is not begun again.
  const isOld = ({ queryKey: [, , , owner], state }: Query) => owner !== '' && state.dataUpdatedAt < sinceMs
  void queries.invalidateQueries({ predicate: isOld }, { cancelRefetch: false })
  return true
}

/** Returns the function that reloads the settings alone; for the screen of the closed site, which is already loaded. */
export function useRefreshSettings(): () => Promise<unknown> {
  const services = useServices()
  const queries = useQueryClient()
  return () => refreshSettings(services, queries, { sinceMs: 0 })
}
