import { readLocalDate, readLocalTime } from '../../time-zone.rules.ts'

const DAY_MS = 86_400_000

/** A day or a week of the merchant's zone; a week begins on Monday. `key` is its first date. */
export interface Period {
  key: string
  from: Date
  to: Date
}

/** @param offset 0 for the period of `now`, -1 for the one before */
export function findPeriod(length: 'day' | 'week', now: Date, timeZone: string, offset = 0): Period {
  const today = Date.parse(`${readLocalDate(now, timeZone)}T00:00:00Z`)
  const weekday = (new Date(today).getUTCDay() + 6) % 7
  const days = length === 'day' ? 1 : 7
  const first = today - (length === 'week' ? weekday : 0) * DAY_MS + offset * days * DAY_MS
  const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const startOf = (ms: number) => readLocalTime(`${dateOf(ms)}T00:00`, timeZone)
  return { key: dateOf(first), from: startOf(first), to: startOf(first + days * DAY_MS) }
}

/** Dates of the days before today in the merchant's zone, latest first. */
export function listDatesBefore(now: Date, timeZone: string, count: number): string[] {
  const today = Date.parse(`${readLocalDate(now, timeZone)}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) => new Date(today - (index + 1) * DAY_MS).toISOString().slice(0, 10))
}
