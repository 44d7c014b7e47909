import { expect, test } from 'vitest'
import { groupByDay } from './days.rules.ts'

test('DEC-31 entries stand under their day, and once', () => {
  const at = (hour: number, day: number) => new Date(2026, 10, day, hour).toISOString()
  const items = [
    { id: '4', at: at(15, 21) },
    { id: '3', at: at(1, 21) },
    { id: '3', at: at(1, 21) },
    { id: '2', at: at(23, 20) },
  ]
  expect(groupByDay(items).map(({ items: own }) => own.map(({ id }) => id))).toEqual([['4', '3'], ['2']])
  expect(groupByDay([])).toEqual([])
})
