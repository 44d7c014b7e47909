import { createHash } from 'node:crypto'
import { settleLines } from '../game/game.rules.ts'
import { type BetType, getKind, PRIZE_MODES } from '../game/kind.constants.ts'
import { computeHighestHundredths, listPrizeRows, readNumber } from '../game/kind.rules.ts'
import { getLottery, type LotteryCode, MAIN_LOTTERY } from '../game/lottery.constants.ts'
import { computeResult, computeRoot, toSeedKey } from '../modules/fairness/fairness.rules.ts'
import { computeBound, computeUniformZ, type ReturnResult, type TestResult } from './game-statistics.ts'
import { makeStatisticsSeed } from './statistics-seed.ts'

/** Draws of one seed; a draw of the platform has a seed of its own. */
const DRAWS_OF_SEED = 1_000
/** Draws of a day in the ids, whose number has four digits. */
const DRAWS_OF_DAY = 10_000
/** Stake of a line; its win is read in hundredths of it. */
const STAKE_MINOR = 100n

/**
 * Draws results of a lottery with reproducible seeds: tests of all digits, of each place, of neighbouring digits and of
 * the last digits of two draws that follow one another, and for each kind of bet the return of one line.
 */
export function measureLottery(code: LotteryCode, draws: number): { tests: TestResult[]; returns: ReturnResult[] } {
  const lines = listLines(code)
  const wins = lines.map(() => 0)
  const prefix = code === MAIN_LOTTERY ? '' : `${code}-`
  const root = computeRoot([])
  const places: Float64Array[] = []
  const neighbours = new Float64Array(100)
  const successors = new Float64Array(100)
  let seed = makeStatisticsSeed(code)
  let key = toSeedKey(seed)
  let lastBefore = 0
  for (let draw = 0; draw < draws; draw += 1) {
    if (draw % DRAWS_OF_SEED === 0) {
      seed = createHash('sha256').update(seed).digest()
      key = toSeedKey(seed)
    }
    const day = 20260000 + Math.floor(draw / DRAWS_OF_DAY)
    const result = computeResult(key, `${prefix}${day}-${String(draw % DRAWS_OF_DAY).padStart(4, '0')}`, root)
    const drawn = readNumber(result)
    for (const [index, digit] of drawn.entries()) {
      const counts = places[index] ?? new Float64Array(10)
      places[index] = counts
      addOne(counts, digit)
      // Pairs do not overlap, so that they are independent.
      if (index % 2 === 1) addOne(neighbours, (drawn[index - 1] ?? 0) * 10 + digit)
    }
    const last = drawn.at(-1) ?? 0
    if (draw % 2 === 1) addOne(successors, lastBefore * 10 + last)
    lastBefore = last
    for (const [index, win] of settleLines(lines, result).winsMinor.entries())
      wins[index] = (wins[index] ?? 0) + Number(win)
  }
  const digits = new Float64Array(10)
  for (const counts of places)
    for (const [digit, count] of counts.entries()) digits[digit] = (digits[digit] ?? 0) + count
  return {
    tests: [
      { name: 'chi-square of digits', z: computeUniformZ(digits) },
      {
        name: `chi-square of ${places.length} places`,
        z: places.reduce((sum, counts) => sum + computeUniformZ(counts), 0) / Math.sqrt(places.length),
      },
      { name: 'serial of neighbours', z: computeUniformZ(neighbours) },
      { name: 'serial of draws', z: computeUniformZ(successors) },
    ],
    returns: lines.map(({ type }, index) => describeReturn(type, wins[index] ?? 0, draws)),
  }
}

function addOne(counts: Float64Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1
}

/** One line of each kind that the lottery's form offers in any mode. */
function listLines(code: LotteryCode) {
  const types = new Set<BetType>(Object.values(PRIZE_MODES[getLottery(code).form]).flat())
  return [...types].map((type) => {
    const { digits, match } = getKind(type)
    return {
      type,
      digits: digits === 0 ? 'odd' : '73194'.slice(0, digits),
      place: match === 'place' ? 2 : null,
      stakeMinor: STAKE_MINOR,
    }
  })
}

/** A line of different digits: the first variant of a box. */
function describeReturn(type: BetType, sum: number, draws: number): ReturnResult {
  const rows = listPrizeRows(type)
  const isBox = getKind(type).match === 'box'
  const numbers = new Map<string, { mean: number; square: number; count: number }>()
  for (const { prize, variant, hundredths, wins, numbers: all, count } of rows) {
    if (isBox && variant !== rows[0]?.variant) continue
    const one = numbers.get(prize) ?? { mean: 0, square: 0, count }
    const factor = Number(hundredths) / 100
    one.mean += (factor * wins) / all
    one.square += (factor ** 2 * wins) / all
    numbers.set(prize, one)
  }
  // The numbers of a draw are independent.
  let mean = 0
  let variance = 0
  for (const one of numbers.values()) {
    mean += one.mean * one.count
    variance += (one.square - one.mean ** 2) * one.count
  }
  const deviation = Math.sqrt(variance)
  const highest = Number(computeHighestHundredths(type)) / 100
  return {
    bet: type,
    exact: mean * 100,
    found: (sum / Number(STAKE_MINOR) / draws) * 100,
    error: (deviation / Math.sqrt(draws)) * 100,
    bound: computeBound(deviation, highest, draws) * 100,
  }
}
