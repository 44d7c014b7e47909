import type { SiteBlock } from '@foyer/contract'
import type { MerchantSettings } from './merchant-settings.ts'

type Settings = Pick<MerchantSettings, 'maintenance' | 'allowedCountries' | 'refusedCountries'>

/** Whether the merchant's site is open in some countries only. */
export function isRegional({ allowedCountries, refusedCountries }: Omit<Settings, 'maintenance'>): boolean {
  return allowedCountries !== undefined || refusedCountries !== undefined
}

/** Why the site is closed to a visitor of the country, if it is (BOOT-09, BOOT-10). */
export function decideSiteBlock(
  { maintenance, allowedCountries, refusedCountries }: Settings,
  country: string | undefined,
): SiteBlock | undefined {
  if (maintenance) return 'site_maintenance'
  if (country === undefined) return undefined
  const isDenied = refusedCountries?.includes(country) || allowedCountries?.includes(country) === false
  return isDenied ? 'region_denied' : undefined
}
