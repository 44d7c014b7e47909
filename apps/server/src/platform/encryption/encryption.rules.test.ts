import { describe, expect, it } from 'vitest'
import { KEY_LIFE_MS, KEY_PERIOD_MS, KEY_USE_MS } from './encryption.constants.ts'
import { describeLife, findPeriod } from './encryption.rules.ts'

const HOUR_MS = 3_600_000

describe('T8 the life of a key', () => {
  it('is given out for at most a day, used for longer than it is given out, and accepted for longer than it is used', () => {
    expect(KEY_PERIOD_MS).toBeLessThanOrEqual(24 * HOUR_MS)
    expect(KEY_USE_MS - KEY_PERIOD_MS).toBeGreaterThanOrEqual(HOUR_MS)
    expect(KEY_LIFE_MS - KEY_USE_MS).toBeGreaterThanOrEqual(HOUR_MS)
    expect(KEY_LIFE_MS).toBeLessThanOrEqual(24 * HOUR_MS)
  })

  it.each([
    ['2026-11-21T00:00:00.000Z', '2026-11-21T23:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21T11:59:59.999Z', '2026-11-21T23:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21T12:00:00.000Z', '2026-11-22T11:00:00.000Z', '2026-11-22T12:00:00.000Z'],
  ])('what is given out at %s may be used until %s and opens until %s', (now, usable, accepted) => {
    const { usableUntil, acceptedUntil } = describeLife(findPeriod(Date.parse(now)))
    expect([usableUntil.toISOString(), acceptedUntil.toISOString()]).toEqual([usable, accepted])
  })
})
