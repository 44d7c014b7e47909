import { expect, it } from 'vitest'
import { findPeriod, listDatesBefore } from './period.rules.ts'

it.each([
  ['day', '2026-11-30T15:59:59Z', 0, ['2026-11-30', '2026-11-29T16:00:00.000Z', '2026-11-30T16:00:00.000Z']],
  ['day', '2026-11-30T16:00:00Z', 0, ['2026-12-01', '2026-11-30T16:00:00.000Z', '2026-12-01T16:00:00.000Z']],
  ['week', '2026-12-01T03:00:00Z', 0, ['2026-11-30', '2026-11-29T16:00:00.000Z', '2026-12-06T16:00:00.000Z']],
  ['week', '2026-11-29T15:00:00Z', 0, ['2026-11-23', '2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z']],
  ['week', '2026-12-01T03:00:00Z', -1, ['2026-11-23', '2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z']],
] as const)('OPEN-39 the %s of %s in Manila, %s on', (length, now, offset, expected) => {
  const { key, from, to } = findPeriod(length, new Date(now), 'Asia/Manila', offset)
  expect([key, from.toISOString(), to.toISOString()]).toEqual(expected)
})

it('OPEN-39 days before today go back over a month', () => {
  expect(listDatesBefore(new Date('2026-12-02T00:00:00Z'), 'Asia/Manila', 3)).toEqual([
    '2026-12-01',
    '2026-11-30',
    '2026-11-29',
  ])
})
