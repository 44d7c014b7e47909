import type { SiteBlock } from '@foyer/contract'
import type { ServerConfig } from '../../config.ts'
import type { Caller } from '../../http/call.ts'
import { decideSiteBlock, isRegional, type Merchant } from '../../merchant/index.ts'
import type { CountryFinder } from '../../providers/country/country.ts'
import { decideCountry } from './system.rules.ts'

type Visitor = Pick<Caller, 'ip' | 'readProxyHeader'>

/** Where a visitor is, and what follows from it. */
export interface Visitors {
  /** API-13, BOOT-15. */
  countryOf(merchant: Merchant, visitor: Visitor): string
  /** Why the merchant's site is closed to the visitor; undefined for an open one (BOOT-09, BOOT-10). */
  findSiteBlock(merchant: Merchant, visitor: Visitor): SiteBlock | undefined
}

export function createVisitors(
  countries: CountryFinder,
  { countryHeader }: Pick<ServerConfig, 'countryHeader'>,
): Visitors {
  const countryOf: Visitors['countryOf'] = ({ settings }, visitor) => {
    const header = countryHeader === undefined ? undefined : visitor.readProxyHeader(countryHeader)
    return decideCountry({ header, found: countries.find(visitor.ip), home: settings.homeCountry })
  }
  return {
    countryOf,
    findSiteBlock: (merchant, visitor) =>
      decideSiteBlock(merchant.settings, isRegional(merchant.settings) ? countryOf(merchant, visitor) : undefined),
  }
}
