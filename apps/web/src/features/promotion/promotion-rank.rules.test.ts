import { describe, expect, test } from 'vitest'
import { computeMissingMinor, computeRankPercent } from './promotion-rank.rules.ts'

const levels = ['100', '300'].map((stakeMinor) => ({ name: null, stakeMinor, withdrawalDailyMinor: null }))

describe('MEMB-06 the way to the next level', () => {
  test.each([
    ['nothing yet', 0, '0', '100', 0],
    ['half of the first level', 0, '50', '100', 50],
    ['just at a level', 1, '100', '300', 0],
    ['between two levels', 1, '299', '300', 99],
    ['a level that stays after stakes were given back', 1, '20', '300', 0],
    ['the highest level', 2, '900', null, 100],
  ])('%s', (_, rankLevel, stakeMinor, nextStakeMinor, percent) => {
    expect(computeRankPercent({ rankLevel, stakeMinor, nextStakeMinor, levels, currency: 'PHP' })).toBe(percent)
  })

  test('of another platform, which sends no levels', () => {
    const rank = { rankLevel: 3, stakeMinor: '50', nextStakeMinor: '200', levels: [], currency: 'PHP' }
    expect(computeRankPercent(rank)).toBe(25)
  })

  test.each([
    ['50', '100', '50'],
    ['9007199254740993', '9007199254740994', '1'],
    ['120', '100', '0'],
  ])('stakes of %s of %s are %s short', (stake, next, missing) =>
    expect(computeMissingMinor(stake, next)).toBe(missing),
  )
})
