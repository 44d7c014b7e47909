import { type DateTimeStyle, formatDateTime } from '@foyer/contract'
import { amountOf, formatAmount, readMinor } from '@foyer/money'
import { useSyncExternalStore } from 'react'
import { useSettings } from './queries.ts'
import { useServices } from './services.tsx'

export interface MoneyFormat {
  /** Adds a plus sign, for movements. */
  sign?: 'auto' | 'always'
  /** Omits zero decimals. */
  isShort?: boolean
  /** Uses the currency's code instead of the merchant's symbol. */
  isCode?: boolean
}

/**
 * Returns the function from minor units on the wire (`"12345"`) to text with symbol in the member's language (WALL-04).
 */
export function useMoney(): (amountMinor: string, currency: string, format?: MoneyFormat) => string {
  const settings = useSettings()
  const { direction, numberTag } = useServices()
  // Plain text takes no <bdi>: these two marks isolate the amount's direction in a right-to-left sentence.
  const [open, close] = direction === 'rtl' ? ['\u2066', '\u2069'] : ['', '']
  return (amountMinor, currency, format = {}) => {
    const isOwn = currency === settings.currency && !format.isCode
    const text = formatAmount(amountOf(readMinor(amountMinor), currency), {
      ...format,
      language: numberTag,
      symbol: isOwn ? settings.currencySymbol : `${currency}\u00a0`,
      position: isOwn ? settings.currencyPosition : 'before',
    })
    return open + text + close
  }
}

const neverChanges = () => () => undefined

/**
 * Returns the function from an ISO instant to text in the member's language and, after hydration, zone; before in UTC.
 */
export function useDateTime(): (instant: string, style?: DateTimeStyle) => string {
  const { languageTag: tag, calendar } = useServices()
  const timeZone = useSyncExternalStore<'UTC' | undefined>(
    neverChanges,
    () => undefined,
    () => 'UTC',
  )
  return (instant, style = 'both') => formatDateTime(new Date(instant), style, { tag, calendar, timeZone })
}
