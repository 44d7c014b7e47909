import { currencyCodes } from '@foyer/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getStakeBounds } from './game.constants.ts'
import {
  classifyOutcome,
  computeHighestWinMinor,
  computeMaxStakeMinor,
  computeTopPrizeMinor,
  findTicketProblem,
  formatLine,
  isWinningLine,
  type Line,
  settleLines,
} from './game.rules.ts'
import { BET_TYPES, type BetType, FORMS, type FormCode, getKind, listOfferedTypes, SIDES } from './kind.constants.ts'
import { computeReturnToPlayer, countFormDigits, countOrders, listPrizeRows, type PrizeRow } from './kind.rules.ts'

const RESULT_COUNT = 100_000

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
    ['first three', line('first3', '123'), '12345', 455_000n],
    ['first three at the end', line('first3', '345'), '12345', 0n],
    ['first two', line('first2', '12'), '12345', 46_000n],
    ['five in any order', line('box', '54321'), '12345', 375_000n],
    ['five in order is an order', line('box', '12345'), '12345', 375_000n],
    ['a pair has half of the orders', line('box', '11234'), '43211', 750_000n],
    ['four of a kind', line('box', '77772'), '72777', 9_000_000n],
    ['another count of the same digits', line('box', '11234'), '12234', 0n],
    ['last three in any order', line('box3', '345'), '99534', 75_000n],
    ['last three with a pair', line('box3', '344'), '12434', 150_000n],
    ['all levels', line('levels', '12345'), '12345', 25_000_000n],
    ['four levels', line('levels', '12345'), '92345', 1_000_000n],
    ['three levels', line('levels', '12345'), '19345', 75_000n],
    ['two levels', line('levels', '12345'), '12945', 5_000n],
    ['one digit is no level', line('levels', '12345'), '12395', 0n],
    ['a big sum', line('sum', 'big'), '99500', 950n],
    ['a small sum', line('sum', 'small'), '99400', 950n],
    ['22 is not big', line('sum', 'big'), '99400', 0n],
    ['an odd sum', line('sum', 'odd'), '10000', 950n],
    ['an even sum of nothing', line('sum', 'even'), '00000', 950n],
    ['a big last digit', line('tail', 'big'), '00005', 950n],
    ['a small last digit', line('tail', 'small'), '99994', 950n],
    ['an odd last digit', line('tail', 'odd'), '22223', 950n],
    ['an even last digit', line('tail', 'even'), '11110', 950n],
  ])('%s', (_name, bet, result, win) => {
    expect(settleLines([bet], result)).toEqual({ winsMinor: [win], totalMinor: win })
  })

  it('adds up the lines in their order', () => {
    const lines = [line('last2', '45'), line('five', '00000'), line('any', '1', 1000n)]
    expect(settleLines(lines, '12345')).toEqual({ winsMinor: [46_000n, 0n, 2_250n], totalMinor: 48_250n })
  })
})

/** A line of each variant of a kind that has a return of its own. */
function* listSamples(type: BetType): Generator<Line> {
  const { match, digits } = getKind(type)
  if (digits === 0) for (const side of SIDES) yield line(type, side, 10_000n)
  else if (match === 'box') {
    for (const sample of ['12345', '11234', '11223', '11123', '11122', '11112']) {
      // The last digits of the longest samples have every number of orders that fewer digits can have.
      if (countOrders(sample.slice(-digits)) > 1) yield line(type, sample.slice(-digits), 10_000n)
    }
  } else yield line(type, '70707'.slice(0, digits), 10_000n, match === 'place' ? 3 : null)
}

const listTypes = (form: FormCode) => BET_TYPES.filter((type) => getKind(type).form === form)

describe('DEC-35 prices of five digits, over all 100,000 draws', () => {
  it.each([
    ['five', 90_000],
    ['levels', 90_500],
    ['box', 90_000],
    ['last3', 91_000],
    ['first3', 91_000],
    ['box3', 90_000],
    ['last2', 92_000],
    ['first2', 92_000],
    ['place', 93_000],
    ['any', 92_140],
    ['sum', 95_000],
    ['tail', 95_000],
  ] as const)('%s returns %i thousandths of a percent, whatever the digits', (type, share) => {
    expect(computeReturnToPlayer(type)).toBe(share)
    for (const bet of listSamples(type)) {
      const wins = new Map<bigint, number>()
      for (const result of listAllResults()) {
        const { totalMinor } = settleLines([bet], result)
        if (totalMinor > 0n) wins.set(totalMinor / 100n, (wins.get(totalMinor / 100n) ?? 0) + 1)
      }
      let paid = 0
      for (const [hundredths, count] of wins) paid += Number(hundredths) * count
      expect(Math.round(paid / 100), bet.digits).toBe(share)
      // The page of prizes states the same odds.
      const { match } = getKind(type)
      const rows = listPrizeRows(type).filter((row) => match !== 'box' || row.variant === countOrders(bet.digits))
      const stated = (row: PrizeRow) => [row.hundredths, row.wins]
      expect([...wins].sort((one, other) => one[1] - other[1])).toEqual(rows.map(stated))
    }
  })

  it('every type of the table is proved above or below', () => {
    expect(BET_TYPES.length).toBe(listTypes('five').length + listTypes('sea').length + listTypes('vietnam').length)
    expect(listTypes('five')).toHaveLength(12)
  })
})

describe('LOTT-05, LOTT-06 prices of draws with many prizes', () => {
  it.each([
    ['seaBig', 89_000],
    ['seaSmall', 90_000],
    ['seaBox', 90_000],
    ['sea3', 91_000],
    ['sea3Top', 90_000],
    ['sea2', 92_000],
    ['vnLo', 91_800],
    ['vnDe', 92_000],
    ['vnLo3', 89_700],
    ['vnDe3', 91_000],
    ['vnTail', 95_000],
  ] as const)('%s returns %i thousandths of a percent, over every number of every prize', (type, share) => {
    expect(computeReturnToPlayer(type)).toBe(share)
    const groups = FORMS[getKind(type).form]
    for (const bet of listSamples(type)) {
      let paid = 0
      let at = 0
      for (const { id, count, digits } of groups) {
        // The numbers of a draw are independent: the return of one of them, for each of them.
        let sum = 0
        const isPaid = Object.hasOwn(getKind(type).pays, id)
        for (let number = 0; isPaid && number < 10 ** digits; number += 1) {
          const result = Array<string>(countFormDigits(groups)).fill('x')
          result.splice(at, digits, ...String(number).padStart(digits, '0'))
          sum += Number(settleLines([bet], result.join('')).totalMinor) / 100
        }
        paid += (sum * count) / 10 ** digits
        at += count * digits
      }
      expect(Math.round(paid * 1_000), bet.digits).toBe(share)
    }
  })

  it.each<[string, Line, Record<number, string>, bigint]>([
    ['big pays on the first prize', line('seaBig', '1234'), { 0: '1234' }, 1_600_000n],
    ['big pays on each of its numbers', line('seaBig', '1234'), { 0: '1234', 12: '1234', 52: '1234' }, 1_770_000n],
    ['small pays no starter', line('seaSmall', '1234'), { 12: '1234' }, 0n],
    ['small pays the third prize', line('seaSmall', '1234'), { 8: '1234' }, 750_000n],
    ['box pays by orders', line('seaBox', '1234'), { 0: '4321' }, 105_000n],
    ['box of two pairs', line('seaBox', '1122'), { 4: '2121' }, 210_000n],
    ['three digits of the first prize only', line('sea3', '234'), { 4: '1234' }, 0n],
    ['two digits of the first prize', line('sea2', '34'), { 0: '1234' }, 46_000n],
  ])('LOTT-05 %s', (_name, bet, numbers, win) => {
    expect(settleLines([bet], writeResult('sea', numbers)).totalMinor).toBe(win)
  })

  it.each<[string, Line, Record<number, string>, bigint]>([
    ['the last two of the special prize', line('vnDe', '45'), { 3: '45' }, 46_000n],
    ['not the last two of another prize', line('vnDe', '45'), { 8: '45' }, 0n],
    ['lô pays wherever it falls', line('vnLo', '45'), { 8: '45' }, 1_700n],
    ['lô pays each time', line('vnLo', '45'), { 3: '45', 99: '45', 105: '45' }, 5_100n],
    ['not in the middle of a number', line('vnLo', '45'), { 1: '45' }, 0n],
    ['three digits of a prize of three digits', line('vnLo3', '945'), { 90: '945' }, 19_500n],
    ['a side of the special prize', line('vnTail', 'odd'), { 4: '7' }, 950n],
  ])('LOTT-06 %s', (_name, bet, numbers, win) => {
    expect(settleLines([bet], writeResult('vietnam', numbers)).totalMinor).toBe(win)
  })
})

/** A result with these digits at these places, and x everywhere else. */
function writeResult(form: FormCode, numbers: Record<number, string>): string {
  const digits = Array<string>(countFormDigits(FORMS[form])).fill('x')
  for (const [at, number] of Object.entries(numbers)) digits.splice(Number(at), number.length, ...number)
  return digits.join('')
}

describe('DEC-35 stakes', () => {
  it.each(currencyCodes)('%s: every step of a stake wins whole minor units', (currency) => {
    const bounds = getStakeBounds(currency)
    for (const type of BET_TYPES) {
      const max = computeMaxStakeMinor(type, bounds)
      expect(max, type).toBeGreaterThanOrEqual(bounds.minMinor)
      for (const sample of listSamples(type)) {
        expect(computeHighestWinMinor([{ ...sample, stakeMinor: max }])).toBeLessThanOrEqual(bounds.maxWinMinor)
      }
      for (const { hundredths } of listPrizeRows(type)) expect((bounds.stepMinor * hundredths) % 100n).toBe(0n)
    }
    expect(bounds.chipsMinor.every((chip) => chip % bounds.stepMinor === 0n && chip <= bounds.maxMinor)).toBe(true)
  })

  it.each([
    ['box', [5, 10, 20, 30, 60, 120]],
    ['box3', [3, 6]],
    ['seaBox', [4, 6, 12, 24]],
  ] as const)('%s divides its prize by its orders without a rest', (type, orders) => {
    const [first] = listPrizeRows(type)
    expect(listPrizeRows(type).flatMap((row) => (row.prize === first?.prize ? row.variant : []))).toEqual(orders)
    for (const pays of Object.values(getKind(type).pays)) {
      for (const count of orders) expect(pays % BigInt(count)).toBe(0n)
    }
  })
})

describe('DEC-35 the highest win shown is the highest that can be paid', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String)
  const anyLine = fc.oneof(
    ...listTypes('five').map((type) =>
      fc.record({
        type: fc.constant(type),
        digits:
          getKind(type).digits === 0
            ? fc.constantFrom(...SIDES)
            : fc
                .array(digit, { minLength: getKind(type).digits, maxLength: getKind(type).digits })
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
      { numRuns: 15, seed: 5 },
    )
  })

  it.each([
    ['two numbers that exclude one another', [line('five', '12345'), line('five', '54321')], 45_000_000n],
    ['a number and its own ending', [line('five', '12345'), line('last2', '45')], 45_046_000n],
    ['six digits can not all fall', [...'123456'].map((d) => line('any', d)), 5_625n],
    ['a place and another digit', [line('place', '1', 500n, 1), line('any', '2')], 5_775n],
    ['big and small', [line('sum', 'big'), line('sum', 'small', 1_000n)], 1_900n],
    ['a small sum of a big last digit', [line('sum', 'small'), line('tail', 'big'), line('last2', '99')], 47_900n],
    ['a box and one of its orders', [line('box', '12345'), line('five', '54321')], 45_375_000n],
  ])('%s', (_name, lines, highest) => {
    expect(computeHighestWinMinor(lines)).toBe(highest)
    expect(computeTopPrizeMinor(lines)).toBe(highest)
  })

  it.each([
    ['ten numbers anywhere', [...'0123456789'].map((d) => line('any', d)), 5_625n],
    ['ten numbers in one place', [...'0123456789'].map((d) => line('place', d, 500n, 1)), 4_650n],
    ['all sides', SIDES.flatMap((side) => [line('sum', side), line('tail', side)]), 3_800n],
  ])('%s', (_name, lines, highest) => {
    // One that tries all subsets never ends.
    expect(computeHighestWinMinor(lines)).toBe(highest)
  })

  it('LOTT-05, LOTT-06 of many prizes it is the sum of all, and the first prize is named apart', () => {
    const big = [line('seaBig', '1234'), line('seaBig', '4321')]
    expect(computeTopPrizeMinor(big)).toBe(1_600_000n)
    expect(computeHighestWinMinor(big)).toBe((320_000n + 150_000n + 80_000n + 250_000n + 90_000n) * 5n)
    const lo = [line('vnLo', '45'), line('vnDe', '46')]
    expect(computeTopPrizeMinor(lo)).toBe(46_000n)
    expect(computeHighestWinMinor(lo)).toBe(46_000n + 26n * 1_700n)
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
    ['a kind of another lottery', [line('vnDe', '45')], 'PHP', 'kind'],
    ['a box of equal digits', [line('box', '77777')], 'PHP', 'digits'],
    ['a side without a name', [line('sum', 'huge')], 'PHP', 'digits'],
    ['digits for a side', [line('sum', '1')], 'PHP', 'digits'],
    ['a side for digits', [line('last3', 'odd')], 'PHP', 'digits'],
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
    expect(findTicketProblem(lines, currency, 'five')).toBe(problem)
  })

  it('writes a line in one way only', () => {
    const lines = [line('five', '01234'), line('place', '7', 1000n, 2), line('any', '0'), line('sum', 'big')]
    expect(lines.map(formatLine)).toEqual(['five:01234:500', 'place2:7:1000', 'any:0:500', 'sum:big:500'])
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

describe('GAME-05, LOTT-02 prize modes', () => {
  it.each<[FormCode, string | null, BetType]>([
    ['five', null, 'five'],
    ['five', 'STANDARD', 'five'],
    ['five', 'LEVELS', 'levels'],
    ['five', 'constructor', 'five'],
    ['sea', 'LEVELS', 'seaBig'],
    ['vietnam', null, 'vnLo'],
  ])('%s in mode %s offers %s first', (form, mode, first) => {
    const types = listOfferedTypes(form, mode)
    expect(types[0]).toBe(first)
    expect(types.every((type) => getKind(type).form === form)).toBe(true)
  })
})
