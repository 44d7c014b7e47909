import type { Amount } from './amount.ts'
import { exponentOf } from './currency.ts'
import { findSeparators, groupDigits } from './separators.ts'

export interface AmountFormat {
  /** BCP 47 tag, e.g. `numberTagOf` of the contract: defines groups and separators. */
  language: string
  /** The merchant's `currencySymbol` (WALL-04); default: none. */
  symbol?: string | undefined
  /** The merchant's `currencyPosition` (WALL-04, OPEN-72); default: before. */
  position?: 'before' | 'after' | undefined
  /** `always` adds a plus sign, for movements. */
  sign?: 'auto' | 'always' | undefined
  /** Omits zero decimals: for bounds and quick amounts. */
  isShort?: boolean | undefined
}

/** Plain decimal text with a point and no groups, e.g. "1234.50": for inputs, files and vendors. */
export function toDecimalText(amount: Amount): string {
  const exponent = exponentOf(amount.currency)
  const sign = amount.minor < 0n ? '-' : ''
  const digits = (amount.minor < 0n ? -amount.minor : amount.minor).toString().padStart(exponent + 1, '0')
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/**
 * Display text (OPEN-72): all decimals of the currency unless `isShort`, the language's groups and
 * separators, Latin digits, symbol before or after. Exact for any size, without floating point. In a right-to-left
 * sentence, wrap it in a `<bdi>`.
 */
export function formatAmount(amount: Amount, format: AmountFormat): string {
  const [whole = '0', decimals] = toDecimalText({
    ...amount,
    minor: amount.minor < 0n ? -amount.minor : amount.minor,
  }).split('.')
  const separators = findSeparators(format.language)
  const grouped = groupDigits(whole, separators)
  const hasDecimals = decimals !== undefined && !(format.isShort && Number(decimals) === 0)
  const number = hasDecimals ? grouped + separators.decimal + decimals : grouped
  const sign = amount.minor < 0n ? '−' : format.sign === 'always' && amount.minor > 0n ? '+' : ''
  if (!format.symbol) return sign + number
  return format.position === 'after' ? `${sign}${number}\u00a0${format.symbol}` : `${sign}${format.symbol}${number}`
}
