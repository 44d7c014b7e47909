import { describe, expect, it } from 'vitest'
import { readLocalTime } from './time-zone.rules.ts'

describe('DEC-42: a local time of a merchant', () => {
  it.each([
    ['2026-05-01T08:30', 'UTC', '2026-05-01T08:30:00.000Z'],
    ['2026-05-01T08:30', 'Asia/Manila', '2026-05-01T00:30:00.000Z'],
    ['2026-05-01T00:15', 'Asia/Kathmandu', '2026-04-30T18:30:00.000Z'],
    ['2026-01-01T20:00', 'America/Sao_Paulo', '2026-01-01T23:00:00.000Z'],
    ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01T12:00', 'Europe/Berlin', '2026-12-01T11:00:00.000Z'],
    // The clock goes from 2 to 3: as much later.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    // The clock goes from 3 to 2: the first.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(readLocalTime(local, zone).toISOString()).toBe(instant)
  })
})
