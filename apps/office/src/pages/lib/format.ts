import { amountOf, formatAmount } from '@foyer/money'
import { readNow } from './clock.ts'

/** Date and time in the browser's zone. */
export function formatTime(iso: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso))
}

/** How long ago, in the largest unit that fits. */
export function formatAge(seconds: number, tag: string): string {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['minute', 60] as const)
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.round(seconds / size), unit)
}

/** An amount of minor units with its currency's code. */
export function formatMoney(minor: string, currency: string, tag: string): string {
  return `${formatAmount(amountOf(BigInt(minor), currency), { language: tag })} ${currency}`
}

/** A month `YYYY-MM`, e.g. `Jan 2026`. */
export function formatMonth(month: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** Hundredths of a percent, e.g. `2.5%`. */
export function formatPercent(bp: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000)
}

/** Browser and system by their own names. */
export function formatDevice({ browser, system }: { browser: string | null; system: string | null }): string {
  return [browser, system].filter((name) => name !== null).join(', ') || '–'
}

/** What a row of the trail has before or after, as `name: value`. */
export function formatState(json: string): string {
  const state: Record<string, unknown> = JSON.parse(json)
  return Object.entries(state)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') || '–' : String(value)}`)
    .join('; ')
}

/** The hour of a time of today, with its day otherwise. */
export function formatShort(iso: string, tag: string, now = readNow()): string {
  const at = new Date(iso)
  const isToday = at.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(
    tag,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(at)
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago a time was, in its largest unit. */
export function formatAgo(iso: string, tag: string, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - Date.parse(iso)) / 1_000))
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(tag, { style: 'short' }).format(-Math.floor(seconds / size), unit)
}

/** A number of seconds as hours, minutes and seconds. */
export function formatSeconds(seconds: number, tag: string): string {
  const parts = [
    ['hour', Math.floor(seconds / 3_600)],
    ['minute', Math.floor((seconds % 3_600) / 60)],
    ['second', seconds % 60],
  ] as const
  const shown = parts.filter(([, count]) => count > 0)
  return (shown.length > 0 ? shown : [parts[2]])
    .map(([unit, count]) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count))
    .join(' ')
}
