import { describe, expect, it } from 'vitest'
import {
  computeDiceFactor,
  countWinningRolls,
  type DiceBet,
  dice,
  isWinningRoll,
  ROLL_COUNT,
  readTypedChance,
} from './dice.rules.ts'

const NO_LIMIT = 10n ** 18n

describe('DEC-35 dice', () => {
  it.each([
    ['49.5', 4_950],
    ['49,5', 4_950],
    ['۴۹٫۵', 4_950],
    ['98', 9_800],
    ['98.01', null],
    ['0', null],
    ['49,555', null],
    ['half', null],
  ])('a typed chance of %s', (text, chance) => {
    expect(readTypedChance(text, 'en')).toBe(chance)
  })

  it.each<[DiceBet, number, bigint]>([
    [{ side: 'under', target: 5_000 }, 5_000, 19_800n],
    [{ side: 'over', target: 4_999 }, 5_000, 19_800n],
    [{ side: 'over', target: 5_049 }, 4_950, 20_000n],
    [{ side: 'under', target: 9_800 }, 9_800, 10_102n],
    [{ side: 'under', target: 1 }, 1, 99_000_000n],
    [{ side: 'over', target: 9_998 }, 1, 99_000_000n],
    [{ side: 'under', target: 3_333 }, 3_333, 29_702n],
  ])('%j wins with %i rolls and pays %i', (bet, chance, factor) => {
    expect(countWinningRolls(bet)).toBe(chance)
    expect(computeDiceFactor(chance)).toBe(factor)
    const rolls = Array.from({ length: ROLL_COUNT }, (_, roll) => roll)
    const wins = rolls.filter((roll) => isWinningRoll(bet, roll))
    expect(wins).toHaveLength(chance)
    expect(rolls.filter((roll) => dice.settle(bet, { roll }, [], NO_LIMIT)?.factor === factor)).toEqual(wins)
  })

  it.each([
    [{ side: 'under', target: 0 }],
    [{ side: 'under', target: 9_801 }],
    [{ side: 'over', target: 198 }],
    [{ side: 'over', target: 9_999 }],
    [{ side: 'over', target: '50' }],
    [{ side: 'both', target: 50 }],
  ])('%j is no bet', (bet) => {
    expect(dice.readBet(bet)).toBeNull()
  })

  it('has no steps', () => {
    expect(dice.settle({ side: 'under', target: 50 }, { roll: 1 }, [0 as never], NO_LIMIT)).toBeNull() // never: a step that its type excludes
  })
})
