import { expect, test } from 'vitest'
import { decideRank } from './rank.rules.ts'

const levels = ['1000', '5000', '20000']

test.each([
  [0n, levels, 0, 1000n],
  [999n, levels, 0, 1000n],
  [1000n, levels, 1, 5000n],
  [19_999n, levels, 2, 20_000n],
  [20_000n, levels, 3, null],
  [10n ** 18n, levels, 3, null],
  [5000n, ['20000', '1000', '5000'], 2, 20_000n],
  [5000n, ['5000', '20000', '1000'], 2, 20_000n],
  [0n, ['9007199254740993', '9007199254740992'], 0, 9_007_199_254_740_992n],
  [5000n, ['5000', '5000', '1000'], 3, null],
  [5000n, [], 0, null],
])('OPEN-49 MEMB-06 stakes of %s at levels %j are rank %s, and the next one takes %s', (stakes, steps, level, next) => {
  expect(decideRank(stakes, steps)).toEqual({ level, nextStakeMinor: next })
})
