import { isCurrencyCode } from '@foyer/money'
import { toTrackingCurrency } from '@foyer/money/tracking'

/**
 * Maps another platform's currency code to a known one (WALL-05, WALL-06): TLB is PHP, an unlisted code is truncated to
 * its first three letters. A longer listed code, such as USDT, is not truncated: its decimals differ (T23).
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

/** Whether every `currency` in a value is listed; amounts in unlisted currencies cannot be displayed. */
export function hasKnownCurrencies(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(hasKnownCurrencies)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, item]) =>
    name === 'currency' ? isCurrencyCode(item) : hasKnownCurrencies(item),
  )
}
