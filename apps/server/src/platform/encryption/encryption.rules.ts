import { KEY_LIFE_MS, KEY_PERIOD_MS, KEY_USE_MS } from './encryption.constants.ts'

/** The number of a moment's period, equal in all processes. */
export function findPeriod(nowMs: number): number {
  return Math.floor(nowMs / KEY_PERIOD_MS)
}

/** End of a period's key for use by browsers, and for decryption of payloads. */
export function describeLife(period: number): { usableUntil: Date; acceptedUntil: Date } {
  const beginMs = period * KEY_PERIOD_MS
  return { usableUntil: new Date(beginMs + KEY_USE_MS), acceptedUntil: new Date(beginMs + KEY_LIFE_MS) }
}
