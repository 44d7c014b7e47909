import { expect, test } from 'vitest'
import { daysOf, daysOfMonth, noonOf, readMonth } from './agent-period.rules.ts'

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-03-01', '2026-03-01'],
  ['last', '2026-02-01', '2026-02-28'],
] as const)('the period %s on the first of March has the days %s to %s', (period, from, to) => {
  expect(daysOf(period, new Date(2026, 2, 1, 9))).toEqual({ from, to })
})

test('the month before January is of the year before', () => {
  expect(daysOf('last', new Date(2027, 0, 15))).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('a statement’s month has all of its days', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test.each([
  ['2026-10', '2026-10'],
  ['2026-13', undefined],
  ['2026-1', undefined],
  ['', undefined],
  [null, undefined],
])('a month %j of an address is %j', (text, month) => {
  expect(readMonth(text)).toBe(month)
})

test('the name of a day or month is that of its middle', () => {
  expect([noonOf('2026-10'), noonOf('2026-10-03')]).toEqual(['2026-10-15T12:00:00', '2026-10-03T12:00:00'])
})
