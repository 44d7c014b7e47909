import type { SiteSettings } from '@foyer/contract'

export type Block = { kind: 'maintenance'; end: string | null } | { kind: 'denied'; by: 'ip' | 'location'; ip: string }

/** The reason that closes the whole site, if any (BOOT-09, BOOT-10). */
export function findBlock(settings: SiteSettings): Block | undefined {
  if (settings.maintenance) return { kind: 'maintenance', end: settings.maintenanceEnd }
  if (settings.regionRestriction) return { kind: 'denied', by: settings.regionRestriction, ip: settings.ip }
  return undefined
}
