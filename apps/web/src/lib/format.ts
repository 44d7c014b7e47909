import { directionOf } from '@foyer/contract'
import { amountOf, formatAmount, readMinor } from '@foyer/money'
import { useSyncExternalStore } from 'react'
import { useSettings } from './queries.ts'
import { useServices } from './services.tsx'

export interface MoneyFormat {
  /** Also shows a plus, for movements. */
  sign?: 'auto' | 'always'
  /** Leaves out decimals that are all zeros. */
  isShort?: boolean
  /** Writes the currency's code instead of the merchant's symbol. */
  isCode?: boolean
}

/** Gives the function from minor units on the wire (`"12345"`) to text with symbol in the member's language (WALL-04). */
export function useMoney(): (amountMinor: string, currency: string, format?: MoneyFormat) => string {
  const settings = useSettings()
  const { language, languageTag } = useServices()
  // A text takes no <bdi>: in a right-to-left sentence the amount keeps its own direction by these two marks.
  const [open, close] = directionOf(language) === 'rtl' ? ['\u2066', '\u2069'] : ['', '']
  return (amountMinor, currency, format = {}) => {
    const isOwn = currency === settings.currency && !format.isCode
    const text = formatAmount(amountOf(readMinor(amountMinor), currency), {
      ...format,
      language: languageTag,
      symbol: isOwn ? settings.currencySymbol : `${currency}\u00a0`,
      position: isOwn ? settings.currencyPosition : 'before',
    })
    return open + text + close
  }
}

/** Gives the function from seconds to `24 hours` or `2 minutes` in the member's language: in the largest whole unit. */
export function useDuration(): (seconds: number) => string {
  const { languageTag } = useServices()
  return (seconds) => {
    const [unit, size] = seconds % 3_600 === 0 ? ['hour', 3_600] : seconds % 60 === 0 ? ['minute', 60] : ['second', 1]
    const style = { style: 'unit', unit: String(unit), unitDisplay: 'long', numberingSystem: 'latn' } as const
    return new Intl.NumberFormat(languageTag, style).format(seconds / Number(size))
  }
}

const dateTimeStyles = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const neverChanges = () => () => undefined

/** Gives the function from an ISO instant to text in the member's language and, once hydrated, zone; before in UTC. */
export function useDateTime(): (instant: string, style?: keyof typeof dateTimeStyles) => string {
  const { languageTag } = useServices()
  const timeZone = useSyncExternalStore<'UTC' | undefined>(
    neverChanges,
    () => undefined,
    () => 'UTC',
  )
  return (instant, style = 'both') =>
    new Intl.DateTimeFormat(languageTag, { ...dateTimeStyles[style], numberingSystem: 'latn', timeZone }).format(
      new Date(instant),
    )
}
