import { type SiteSettings, systemStatus } from '@foyer/contract'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { deviceTimeOf } from '../lib/clock.ts'
import { queryKey } from '../lib/queries.ts'
import { type Services, useServices } from '../lib/services.tsx'
import { WpsError } from '../lib/wps/wps-error.ts'
import { findBlock } from './blocked.rules.ts'

/** BOOT-08, CONST-33. */
const settingsDelayMs = 300

/** Loads the screen of the closed site. */
type ScreenLoader = (name: 'blocked') => Promise<unknown>
type Used = Pick<Services, 'wps' | 'clock' | 'session' | 'loadTexts'>

/**
 * Requests the settings from the status call, silently (API-11, CONF-17): maintenance, flags, footer and look change on
 * the open page. Alert on an open page: the domain is retired (ERR-01).
 */
async function refreshSettings(
  { wps, clock, session, loadTexts }: Used,
  queries: QueryClient,
  loadScreen?: ScreenLoader,
  onDomainRetired?: () => void,
): Promise<void> {
  const returnedAtMs = deviceTimeOf(performance.now()) - settingsDelayMs
  const query = { device: 'MOBILE', track: 'false', originalDomain: location.hostname, url: location.pathname } as const
  const settings = await wps.call(systemStatus, { query }, { alert: false, isFresh: true }).catch((error: unknown) => {
    if (error instanceof WpsError && error.code === 'domain_not_available') onDomainRetired?.()
    return undefined
  })
  if (!settings) return
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
  if (!session.get()) return
  // What was requested since the return is fresh, and a request in progress is not begun again.
  const isOld = ({ queryKey: [, , , owner], state }: Query) => owner !== '' && state.dataUpdatedAt < returnedAtMs
  void queries.invalidateQueries({ predicate: isOld }, { cancelRefetch: false })
}

/** Returns the function that reloads the settings; for the screen of the closed site, which is already loaded. */
export function useRefreshSettings(): () => Promise<void> {
  const services = useServices()
  const queries = useQueryClient()
  return () => refreshSettings(services, queries)
}

/** Reloads the settings when the tab becomes visible again (BOOT-08). */
export function watchSettings(
  services: Used,
  queries: QueryClient,
  loadScreen: ScreenLoader,
  onDomainRetired: () => void,
): void {
  const refresh = () => void refreshSettings(services, queries, loadScreen, onDomainRetired)
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(refresh, settingsDelayMs)
  })
}
