import { hasFlag, type SiteSettings } from '@foyer/contract'

/**
 * The login page, for an address with which Line or the Maya app sends a visitor back to the home page (LINE-02,
 * OPEN-61); undefined for any other. The login page takes the parameters out of the address.
 */
export function findLoginReturn(
  { path, search }: { path: string; search: string },
  settings: Pick<SiteSettings, 'whitelabelVal'>,
): string | undefined {
  if (path !== '/m/home' && path !== '/m' && path !== '/') return undefined
  const query = new URLSearchParams(search)
  const isFromLine = hasFlag(settings, 'LINELOGIN3') && query.has('state') && (query.has('code') || query.has('error'))
  return isFromLine || query.has('sessionId') ? `/m/login?${query}` : undefined
}
