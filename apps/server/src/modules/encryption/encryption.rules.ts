import { KEY_LIFE_MS, KEY_PERIOD_MS, KEY_USE_MS } from './encryption.constants.ts'

/** The number of the period in which a moment lies; all processes count alike. */
export function findPeriod(nowMs: number): number {
  return Math.floor(nowMs / KEY_PERIOD_MS)
}

/** Until when the key of a period may be used by whoever got it, and until when it opens payloads. */
export function describeLife(period: number): { usableUntil: Date; acceptedUntil: Date } {
  const beginMs = period * KEY_PERIOD_MS
  return { usableUntil: new Date(beginMs + KEY_USE_MS), acceptedUntil: new Date(beginMs + KEY_LIFE_MS) }
}
