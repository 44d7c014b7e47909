import { amountOf, formatAmount, writeTypedAmount } from '@foyer/money'
import { readTag } from './i18n.ts'

export interface MoneyStyle {
  currency: string
  currencySymbol: string
  currencyPosition: 'before' | 'after'
}

/** Formats an amount: all decimals, or without zero decimals if `isShort`. */
export function formatMoney(minor: bigint, style: MoneyStyle, isShort = false): string {
  return formatAmount(amountOf(minor, style.currency), {
    language: readTag(),
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
  return { currency, language: readTag() }
}

/** An amount in a field: without its symbol, groups and zero decimals. */
export function writeField(minor: bigint, currency: string): string {
  return writeTypedAmount(amountOf(minor, currency), readTag()).replace(/\D0+$/, '')
}

/** An amount without its symbol and without zero decimals: for chips. */
export function formatChip(minor: bigint, currency: string): string {
  return formatAmount(amountOf(minor, currency), { language: readTag(), isShort: true })
}

/** A whole or decimal number with the language's separators and Latin digits. */
export function formatNumber(value: number, decimals = 0): string {
  const key = `${readTag()} ${decimals}`
  let format = numberFormats.get(key)
  if (!format) {
    const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    format = new Intl.NumberFormat(readTag(), options)
    numberFormats.set(key, format)
  }
  return format.format(value)
}

/** By language and decimals: a multiplier is formatted with each frame, and making a format takes a part of it. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** The multiplier of a stake, with as many decimals as it has. */
export function formatFactor(hundredths: bigint): string {
  const decimals = hundredths % 100n === 0n ? 0 : hundredths % 10n === 0n ? 1 : 2
  return formatNumber(Number(hundredths) / 100, decimals)
}

/** Hours, minutes and optionally seconds in the player's time zone. */
export function formatTime(instant: string, hasSeconds = false): string {
  return new Intl.DateTimeFormat(readTag(), {
    hour: '2-digit',
    minute: '2-digit',
    ...(hasSeconds ? { second: '2-digit' } : {}),
    hour12: false,
  }).format(new Date(instant))
}

export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat(readTag(), { day: 'numeric', month: 'short' }).format(new Date(instant))
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
