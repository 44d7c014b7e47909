import { currencyCodes } from '@foyer/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BET_TYPES, type BetType, DIGITS_PER_LINE, getStakeBounds, RESULT_COUNT } from './game.constants.ts'
import {
  classifyOutcome,
  computeHighestWinMinor,
  computeMaxStakeMinor,
  computePrizeMinor,
  computeReturnToPlayer,
  countWinningResults,
  findTicketProblem,
  formatLine,
  isWinningLine,
  type Line,
  settleLines,
} from './game.rules.ts'

function line(type: BetType, digits: string, stakeMinor = 500n, place: number | null = null): Line {
  return { type, digits, stakeMinor, place }
}

function* listAllResults(): Generator<string> {
  for (let number = 0; number < RESULT_COUNT; number += 1) yield String(number).padStart(5, '0')
}

describe('DEC-35 settlement', () => {
  it.each([
    ['five in order', line('five', '12345'), '12345', 45_000_000n],
    ['five, one digit off', line('five', '12345'), '12346', 0n],
    ['five, right digits in another order', line('five', '12345'), '54321', 0n],
    ['five, leading zeros', line('five', '00007'), '00007', 45_000_000n],
    ['last three', line('last3', '345'), '99345', 455_000n],
    ['last three at the front', line('last3', '345'), '34599', 0n],
    ['last two', line('last2', '45'), '00045', 46_000n],
    ['last two, zero', line('last2', '00'), '12300', 46_000n],
    ['last two reversed', line('last2', '45'), '00054', 0n],
    ['first place', line('place', '7', 500n, 1), '70000', 4_650n],
    ['first place, digit elsewhere', line('place', '7', 500n, 1), '07777', 0n],
    ['fifth place', line('place', '0', 500n, 5), '12340', 4_650n],
    ['any, once', line('any', '4'), '12345', 1_125n],
    ['any, five times pays once', line('any', '4'), '44444', 1_125n],
    ['any, absent', line('any', '9'), '12345', 0n],
  ])('%s', (_name, bet, result, win) => {
    expect(settleLines([bet], result)).toEqual({ winsMinor: [win], totalMinor: win })
  })

  it('adds up the lines in their order', () => {
    const lines = [line('last2', '45'), line('five', '00000'), line('any', '1', 1000n)]
    expect(settleLines(lines, '12345')).toEqual({ winsMinor: [46_000n, 0n, 2_250n], totalMinor: 48_250n })
  })
})

describe('DEC-35 prices', () => {
  it.each([
    ['five', 1, 90_000],
    ['last3', 100, 91_000],
    ['last2', 1_000, 92_000],
    ['place', 10_000, 93_000],
    ['any', 40_951, 92_140],
  ] as const)('%s wins on %i of 100,000 results and returns %i thousandths of a percent', (type, count, share) => {
    const bet = line(type, '7'.repeat(DIGITS_PER_LINE[type]), 10_000n, type === 'place' ? 3 : null)
    let wins = 0
    let paidMinor = 0n
    for (const result of listAllResults()) {
      const { totalMinor } = settleLines([bet], result)
      if (totalMinor > 0n) wins += 1
      paidMinor += totalMinor
    }
    expect(wins).toBe(count)
    expect(countWinningResults(type)).toBe(count)
    expect(computeReturnToPlayer(type)).toBe(share)
    expect(Math.round((Number(paidMinor) / (RESULT_COUNT * 10_000)) * 100_000)).toBe(share)
  })

  it.each(currencyCodes)('%s: every step of a stake wins whole minor units', (currency) => {
    const bounds = getStakeBounds(currency)
    for (const type of BET_TYPES) {
      const max = computeMaxStakeMinor(type, bounds)
      expect(max).toBeGreaterThanOrEqual(bounds.minMinor)
      const prize = computePrizeMinor(line(type, '', max))
      expect(prize).toBeLessThanOrEqual(bounds.maxWinMinor)
      const one = line(type, '', bounds.stepMinor)
      expect(computePrizeMinor({ ...one, stakeMinor: bounds.stepMinor * 100n })).toBe(computePrizeMinor(one) * 100n)
    }
    expect(bounds.chipsMinor.every((chip) => chip % bounds.stepMinor === 0n && chip <= bounds.maxMinor)).toBe(true)
  })
})

describe('DEC-35 the highest win shown is the highest that can be paid', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String)
  const anyLine = fc.oneof(
    ...BET_TYPES.map((type) =>
      fc.record({
        type: fc.constant(type),
        digits: fc
          .array(digit, { minLength: DIGITS_PER_LINE[type], maxLength: DIGITS_PER_LINE[type] })
          .map((d) => d.join('')),
        place: type === 'place' ? fc.integer({ min: 1, max: 5 }) : fc.constant(null),
        stakeMinor: fc.bigInt(1n, 20n).map((steps) => steps * 500n),
      }),
    ),
  )

  it('equals the best of all 100,000 results', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 10 }), (lines) => {
        let best = 0n
        for (const result of listAllResults()) {
          const { totalMinor } = settleLines(lines, result)
          if (totalMinor > best) best = totalMinor
        }
        expect(computeHighestWinMinor(lines)).toBe(best)
      }),
      { numRuns: 25, seed: 5 },
    )
  })

  it.each([
    ['two numbers that exclude one another', [line('five', '12345'), line('five', '54321')], 45_000_000n],
    ['a number and its own ending', [line('five', '12345'), line('last2', '45')], 45_046_000n],
    ['six digits can not all fall', [...'123456'].map((d) => line('any', d)), 5_625n],
    ['a place and another digit', [line('place', '1', 500n, 1), line('any', '2')], 5_775n],
  ])('%s', (_name, lines, highest) => {
    expect(computeHighestWinMinor(lines)).toBe(highest)
  })
})

describe('DEC-35 what is accepted', () => {
  it.each<[string, Line[], string, string | null]>([
    ['a good line', [line('last2', '45')], 'PHP', null],
    ['an unknown currency', [line('last2', '45')], 'XXX', 'currency'],
    ['a name of Object.prototype', [line('last2', '45')], 'constructor', 'currency'],
    ['no lines', [], 'PHP', 'no_lines'],
    ['eleven lines', Array(11).fill(line('last2', '45')), 'PHP', 'too_many_lines'],
    ['too few digits', [line('five', '1234')], 'PHP', 'digits'],
    ['too many digits', [line('last2', '123')], 'PHP', 'digits'],
    ['no digits of ours', [line('last2', '٤٥')], 'PHP', 'digits'],
    ['a place without number', [line('place', '4')], 'PHP', 'place'],
    ['place six', [line('place', '4', 500n, 6)], 'PHP', 'place'],
    ['a place that does not belong', [line('any', '4', 500n, 1)], 'PHP', 'place'],
    ['a stake below the least', [line('any', '4', 100n)], 'PHP', 'stake_min'],
    ['a stake of nothing', [line('any', '4', 0n)], 'PHP', 'stake_min'],
    ['a stake below zero', [line('any', '4', -500n)], 'PHP', 'stake_min'],
    ['a stake between the steps', [line('any', '4', 501n)], 'PHP', 'stake_step'],
    ['a stake above the most', [line('any', '4', 500_500n)], 'PHP', 'stake_max'],
    ['the highest stake on five', [line('five', '12345', 5_500n)], 'PHP', null],
    ['a stake whose prize passes the largest win', [line('five', '12345', 6_000n)], 'PHP', 'stake_max'],
    [
      'the largest win passed by two lines together',
      [line('five', '12345', 5_500n), line('last2', '45', 500_000n)],
      'PHP',
      'max_win',
    ],
    [
      'the largest win passed by the same line twice',
      [line('five', '12345', 5_500n), line('five', '12345', 5_500n)],
      'PHP',
      'max_win',
    ],
    [
      'two numbers that exclude one another',
      [line('five', '12345', 5_500n), line('five', '12346', 5_500n)],
      'PHP',
      null,
    ],
  ])('%s', (_name, lines, currency, problem) => {
    expect(findTicketProblem(lines, currency)).toBe(problem)
  })

  it('writes a line in one way only', () => {
    expect([line('five', '01234'), line('place', '7', 1000n, 2), line('any', '0')].map(formatLine)).toEqual([
      'five:01234:500',
      'place2:7:1000',
      'any:0:500',
    ])
    expect(isWinningLine(line('place', '7', 1000n, 2), '17000')).toBe(true)
  })
})

describe('DEC-34 no celebration on a net loss', () => {
  it.each([
    [500n, 0n, 'none'],
    [500n, 225n, 'partly'],
    [500n, 500n, 'even'],
    [500n, 501n, 'win'],
  ] as const)('stake %i, win %i is told as "%s"', (stake, win, reported) => {
    expect(classifyOutcome(stake, win)).toBe(reported)
  })
})
