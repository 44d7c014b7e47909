import { isCurrencyCode } from '@foyer/money'
import { toTrackingCurrency } from '@foyer/money/tracking'

/**
 * A currency's code as another platform writes it, in the code that we know (WALL-05, WALL-06): TLB is PHP, a code that
 * nobody lists counts by its first three letters. A longer one that is listed, such as USDT, stays itself: it has other
 * decimals than what would be left of it (T23).
 */
export function mapCurrency(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  const code = raw.trim().toUpperCase()
  return code !== 'TLB' && isCurrencyCode(code) ? code : toTrackingCurrency(code)
}

/** The same value with each `currency` in it mapped. */
export function mapCurrencies(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mapCurrencies)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === 'currency' ? mapCurrency(item) : mapCurrencies(item)]),
  )
}

/** Tells whether every `currency` in a value is listed: an amount of any other cannot be shown. */
export function hasKnownCurrencies(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(hasKnownCurrencies)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, item]) =>
    name === 'currency' ? isCurrencyCode(item) : hasKnownCurrencies(item),
  )
}
