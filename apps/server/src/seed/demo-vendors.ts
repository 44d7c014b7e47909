import { exponentOf, isCurrencyCode } from '@foyer/money'
import { ARCADE_VENDOR } from '../config.ts'
import type { Merchant } from '../modules/merchant/index.ts'
import type { NewVendorLimit } from '../modules/vendor/index.ts'

/**
 * Maximum wins of the lottery at a demo merchant, in whole units of its currency (T38): one ticket is one round and one
 * credit, so both limits are a ticket's highest win; a day may lose five of them.
 */
const limitUnits: Readonly<Record<string, { ticket: bigint; day: bigint }>> = {
  PHP: { ticket: 5_000_000n, day: 25_000_000n },
  CNY: { ticket: 500_000n, day: 2_500_000n },
}

/** The lottery's limits at a demo merchant, in minor units. */
export function listDemoVendorLimits({ code, settings }: Merchant): NewVendorLimit[] {
  const { currency } = settings
  const units = limitUnits[currency]
  if (!units || !isCurrencyCode(currency)) return []
  const scale = 10n ** BigInt(exponentOf(currency))
  return [
    {
      merchant: code,
      vendor: ARCADE_VENDOR,
      currency,
      creditLimitMinor: units.ticket * scale,
      roundLimitMinor: units.ticket * scale,
      dayLimitMinor: units.day * scale,
    },
  ]
}
