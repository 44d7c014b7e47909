import { describe, expect, it, test } from 'vitest'
import { decideSource, summarizeSources } from './tracking.rules.ts'

test.each([
  ['tid:42', 0, 'tid:42'],
  ['tid:42', 499, 'tid:42'],
  ['tid:42', 500, 'other'],
])('%s with %i sources today counts as %s', (source, known, counted) => {
  expect(decideSource(source, known)).toBe(counted)
})

describe('the merchant’s report', () => {
  it('DEC-21 has visits, registrations and first deposits by source, the most visits first', () => {
    const counts = [
      { source: 'direct', event: 'viewContent', events: 10 },
      { source: 'tid:42', event: 'viewContent', events: 30 },
      { source: 'tid:42', event: 'register', events: 4 },
      { source: 'tid:42', event: 'firstDepositArrival', events: 2 },
      { source: 'tid:42', event: 'login', events: 9 },
    ]
    expect(summarizeSources(counts)).toEqual([
      { source: 'tid:42', visits: 30, registrations: 4, firstDeposits: 2 },
      { source: 'direct', visits: 10, registrations: 0, firstDeposits: 0 },
    ])
  })
})
