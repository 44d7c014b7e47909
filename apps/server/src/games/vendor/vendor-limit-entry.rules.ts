import { isCurrencyCode, toDecimalText } from '@foyer/money'
import type { VendorLimitRow } from './vendor.store.ts'
import { decideVendorLimit, type VendorLimitChange } from './vendor-limit.rules.ts'

/** A vendor's limits in a merchant's file: amounts in units of the currency, as texts. */
export interface VendorLimitEntry {
  vendor: string
  /** The merchant's own without it. */
  currency?: string | undefined
  credit?: string | undefined
  round?: string | undefined
  day?: string | undefined
  jackpot?: string | undefined
  jackpotDay?: string | undefined
}

/** Limits of an entry; amounts that are left out have their defaults. Otherwise one sentence per fault. */
export function parseLimitEntry(
  { vendor, ...given }: VendorLimitEntry,
  { merchant, currency }: { merchant: string; currency: unknown },
): VendorLimitChange {
  const assignments = Object.entries(given).flatMap(([field, value]) =>
    value === undefined ? [] : `${field}=${value}`,
  )
  return decideVendorLimit(vendor, assignments, { merchant, currency, vendors: [vendor], limits: [] })
}

/** The entry of stored limits, with all amounts. */
export function writeLimitEntry(limit: VendorLimitRow): VendorLimitEntry {
  const { vendor, currency, jackpotLimitMinor: jackpot, jackpotDayLimitMinor: jackpotDay } = limit
  const write = (minor: bigint) => (isCurrencyCode(currency) ? toDecimalText({ minor, currency }) : String(minor))
  return {
    vendor,
    currency,
    credit: write(limit.creditLimitMinor),
    round: write(limit.roundLimitMinor),
    day: write(limit.dayLimitMinor),
    ...(jackpot === null ? {} : { jackpot: write(jackpot) }),
    ...(jackpotDay === null ? {} : { jackpotDay: write(jackpotDay) }),
  }
}
