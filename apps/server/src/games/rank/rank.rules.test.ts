import { expect, test } from 'vitest'
import { decideRank, findDailyBenefit } from './rank.rules.ts'

const toLevels = (stakes: string[]) => stakes.map((stakeMinor) => ({ stakeMinor }))
const levels = ['1000', '5000', '20000']

test.each([
  [0n, levels, 0, 1000n],
  [999n, levels, 0, 1000n],
  [1000n, levels, 1, 5000n],
  [19_999n, levels, 2, 20_000n],
  [20_000n, levels, 3, null],
  [10n ** 18n, levels, 3, null],
  [5000n, ['20000', '1000', '5000'], 2, 20_000n],
  [0n, ['9007199254740993', '9007199254740992'], 0, 9_007_199_254_740_992n],
  [5000n, ['5000', '5000', '1000'], 3, null],
  [5000n, [], 0, null],
])('OPEN-49 MEMB-06 stakes of %s at levels %j are rank %s, and the next one takes %s', (stakes, steps, level, next) => {
  expect(decideRank(stakes, toLevels(steps))).toEqual({ level, nextStakeMinor: next })
})

test.each([
  ['stakes that were given back', 0n, levels, 2, 2, 20_000n],
  ['a higher rank', 20_000n, levels, 2, 3, null],
  ['levels that became dearer', 1000n, ['9000', '90000'], 1, 1, 90_000n],
  ['fewer levels than were reached', 0n, ['1000'], 3, 1, null],
])('OPEN-49 %s: a level that was reached stays', (_, stakes, steps, reached, level, next) => {
  expect(decideRank(stakes, toLevels(steps), reached)).toEqual({ level, nextStakeMinor: next })
})

test.each([
  [0, undefined],
  [1, undefined],
  [2, 700n],
  [3, 700n],
  [4, 900n],
])('T37 level %s permits withdrawals of %s a day: never less than the levels below it', (level, amount) => {
  const programme = [
    { stakeMinor: '4', withdrawalDailyMinor: '900' },
    { stakeMinor: '1' },
    { stakeMinor: '2', withdrawalDailyMinor: '700' },
    { stakeMinor: '3', withdrawalDailyMinor: '100' },
  ]
  expect(findDailyBenefit(programme, level)).toBe(amount)
})
