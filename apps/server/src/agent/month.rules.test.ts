import { describe, expect, it } from 'vitest'
import { addMonths, findLastDay, findMonth } from './month.rules.ts'

describe('AGENT-01 months of statements', () => {
  it('begins on the first', () => expect(findMonth('2026-02-28')).toBe('2026-02-01'))
  it.each([
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-01'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s and %i months: %s', (first, count, expected) => expect(addMonths(first, count)).toBe(expected))
  it.each([
    ['2028-02-01', '2028-02-29'],
    ['2026-12-01', '2026-12-31'],
  ])('%s ends on %s', (first, last) => expect(findLastDay(first)).toBe(last))
})
