import { type DateTimeStyle, formatDateTime } from '@foyer/contract/date-time'
import { amountOf, findSeparators, formatAmount, writeTypedAmount } from '@foyer/money'
import { readCalendar, readNumberTag, readTag } from './i18n.ts'

export interface MoneyStyle {
  currency: string
  currencySymbol: string
  currencyPosition: 'before' | 'after'
}

/** Formats an amount: all decimals, or without zero decimals if `isShort`. */
export function formatMoney(minor: bigint, style: MoneyStyle, isShort = false): string {
  return formatAmount(amountOf(minor, style.currency), {
    language: readNumberTag(),
    symbol: style.currencySymbol || style.currency,
    position: style.currencyPosition,
    isShort,
  })
}

/** Money and language of a typed amount. */
export interface TypedMoney {
  currency: string
  /** BCP 47. */
  language: string
}

export function typedMoneyOf(currency: string): TypedMoney {
  return { currency, language: readNumberTag() }
}

/** An amount in a field that is being typed in: without its symbol, groups and zero decimals. */
export function writeField(minor: bigint, currency: string): string {
  return writeTypedAmount(amountOf(minor, currency), readNumberTag()).replace(/\D0+$/, '')
}

/** An amount without its symbol and without zero decimals: for chips and fields that are left. */
export function formatChip(minor: bigint, currency: string): string {
  return formatAmount(amountOf(minor, currency), { language: readNumberTag(), isShort: true })
}

/** A whole or decimal number with the language's separators and Latin digits. */
export function formatNumber(value: number, decimals = 0): string {
  const key = `${readNumberTag()} ${decimals}`
  let format = numberFormats.get(key)
  if (!format) {
    const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    format = new Intl.NumberFormat(readNumberTag(), options)
    numberFormats.set(key, format)
  }
  return format.format(value)
}

/** By language and decimals: a multiplier is formatted with each frame, and making a format takes a part of it. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** A number of hundredths in a field that is being typed in: two decimals without groups. */
export function writeHundredths(hundredths: number): string {
  return (hundredths / 100).toFixed(2).replace('.', findSeparators(readNumberTag()).decimal)
}

/** A number of hundredths, such as the multiplier of a stake, with as many decimals as it has. */
export function formatHundredths(hundredths: bigint): string {
  const decimals = hundredths % 100n === 0n ? 0 : hundredths % 10n === 0n ? 1 : 2
  return formatNumber(Number(hundredths) / 100, decimals)
}

/** A date or time in the player's language; in the player's time zone if `timeZone` is absent. */
export function formatInstant(instant: string | Date, style: DateTimeStyle, timeZone?: string): string {
  return formatDateTime(new Date(instant), style, { tag: readTag(), calendar: readCalendar(), timeZone })
}

/** Hours and minutes, and optionally seconds, in the player's time zone. */
export function formatTime(instant: string, hasSeconds = false): string {
  return formatInstant(instant, hasSeconds ? 'second' : 'time')
}

/** Hours and minutes with the player's time zone, such as `9:05 PM GMT+8`: for draws, which players of several zones share. */
export function formatTimeInZone(instant: string): string {
  const format = new Intl.DateTimeFormat('en-u-nu-latn', { hour: 'numeric', timeZoneName: 'short' })
  const zone = format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value
  return `${formatTime(instant)} ${zone ?? ''}`.trim()
}

export function formatDay(instant: string): string {
  return formatInstant(instant, 'day')
}

/** Hours, minutes and seconds of a countdown, rounded up, so that it ends at 0:00. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const left = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${left}` : `${minutes}:${left}`
}

/** The short form of a ticket's id for people. */
export function formatTicketNumber(ticketId: string): string {
  return `${ticketId.slice(0, 4)}-${ticketId.slice(4, 8)}`.toUpperCase()
}
