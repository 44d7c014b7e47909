import type { IdentityHosts, PageSettings } from './identity.ts'
import { identityServices } from './identity-services.ts'

const services = Object.values(identityServices)

/** Addresses of the vendors of a merchant's ways to log in; undefined where its pages need none (T26). */
export function findIdentityHosts(settings: PageSettings, emulator: string | undefined): IdentityHosts | undefined {
  const parts = services.flatMap((service) => service.findPageHosts?.(settings, emulator) ?? [])
  if (parts.length === 0) return undefined
  return {
    connect: parts.flatMap(({ connect }) => connect),
    frames: parts.flatMap(({ frames }) => frames),
    styles: parts.flatMap(({ styles }) => styles),
    policies: [...new Set(parts.flatMap(({ policies }) => policies))],
  }
}

/**
 * The login page, for an address with which a service sends a visitor back to the home page (LINE-02, OPEN-61); undefined
 * for any other. The login page takes the parameters out of the address.
 */
export function findLoginReturn(
  { path, search }: { path: string; search: string },
  settings: PageSettings,
): string | undefined {
  if (path !== '/m/home' && path !== '/m' && path !== '/') return undefined
  const query = new URLSearchParams(search)
  return services.some((service) => service.isReturn?.(query, settings)) ? `/m/login?${query}` : undefined
}
