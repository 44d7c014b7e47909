import { createHash } from 'node:crypto'
import { computeReturn, FACTOR_SCALE, type InstantGame, type Prize } from '../game/instant-game.rules.ts'
import type { RandomStream } from '../game/random-stream.rules.ts'
import { createSeededStream } from '../modules/seed-pair/index.ts'
import { makeStatisticsSeed } from './statistics-seed.ts'

/** 99.9 % of a normal variable are within this many standard deviations. */
export const Z_LIMIT = 3.29
/** Largest number of classes of one test of pairs, in each direction. */
const MAX_CLASSES = 16
/** The maximum win is no subject of the statistics. */
const NO_LIMIT = 10n ** 18n

/** One statistical test: its statistic as a normal variable. */
export interface TestResult {
  name: string
  z: number
}

export interface ReturnResult {
  bet: string
  /** Exact by the paytable, and found by simulation, in percent. */
  exact: number
  found: number
  /** Standard error of the simulation, in percent. */
  error: number
  /**
   * Largest difference that chance explains, in percent: exceeded once in 50,000 runs at most, however rare and large the
   * prizes are.
   */
  bound: number
}

/** Chance of a difference beyond the bound. */
const BOUND_CHANCE = 2e-5

/**
 * Bernstein's bound of the mean of independent values. The normal one is too narrow where the largest prize is expected
 * less than about ten times.
 * @param max largest distance of one value from the mean
 */
export function computeBound(deviation: number, max: number, rounds: number): number {
  const exponent = Math.log(2 / BOUND_CHANCE) / rounds
  const linear = (max * exponent) / 3
  return linear + Math.sqrt(linear ** 2 + 2 * deviation ** 2 * exponent)
}

/** Chi-square as a normal variable (Wilson and Hilferty). */
function toNormal(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread)
}

export function computeUniformZ(counts: Float64Array): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return toNormal(chiSquare, counts.length - 1)
}

/** Classes of equal size for the numbers below a range. */
function countClasses(range: number): number {
  let classes = Math.min(range, MAX_CLASSES)
  while (range % classes !== 0) classes -= 1
  return classes
}

/** Counts of all numbers of a stream, by the range that they were drawn from, and of pairs that follow one another. */
function createCounter() {
  const singles = new Map<number, Float64Array>()
  const pairs = new Map<number, Float64Array>()
  const last = new Map<number, number>()
  return {
    count(number: number, range: number): void {
      if (range < 2) return
      const single = singles.get(range) ?? new Float64Array(range)
      singles.set(range, single)
      single[number] = (single[number] ?? 0) + 1
      const classes = countClasses(range)
      if (classes < 2) return
      const own = Math.floor((number * classes) / range)
      const before = last.get(range)
      // Pairs do not overlap, so that they are independent.
      if (before === undefined) {
        last.set(range, own)
        return
      }
      const pair = pairs.get(range) ?? new Float64Array(classes * classes)
      pairs.set(range, pair)
      pair[before * classes + own] = (pair[before * classes + own] ?? 0) + 1
      last.delete(range)
    },
    list(): TestResult[] {
      return [
        ...[...singles].map(([range, counts]) => ({ name: `chi-square below ${range}`, z: computeUniformZ(counts) })),
        ...[...pairs].map(([range, counts]) => ({ name: `serial below ${range}`, z: computeUniformZ(counts) })),
      ]
    },
  }
}

/**
 * Plays rounds of a game through its own functions with reproducible seeds: tests of all numbers, and for each bet the
 * return of its first and last way to play.
 * @param rounds in all, divided among the bets
 */
export function measureGame(
  game: InstantGame,
  bets: readonly unknown[],
  rounds: number,
): { tests: TestResult[]; returns: ReturnResult[] } {
  const counter = createCounter()
  const perBet = Math.floor(rounds / bets.length)
  let serverSeed = makeStatisticsSeed(game.code)
  const returns = bets.flatMap((bet) => {
    const paytables = game.listPaytables(bet)
    const plans = game.listPlans(bet)
    const ways = [...new Set([0, plans.length - 1])]
    const sums = ways.map(() => 0)
    for (let nonce = 0; nonce < perBet; nonce += 1) {
      if (nonce % 10_000 === 0) serverSeed = createHash('sha256').update(serverSeed).digest()
      const random = createSeededStream({ serverSeed, clientSeed: 'statistics', nonce })
      const counted: RandomStream = {
        nextInt(range) {
          const number = random.nextInt(range)
          counter.count(number, range)
          return number
        },
      }
      const outcome = game.computeOutcome(bet, counted)
      for (const [index, way] of ways.entries()) {
        sums[index] = (sums[index] ?? 0) + Number(playPlan(game, bet, outcome, plans[way] ?? []))
      }
    }
    return ways.map((way, index) => {
      const prizes = paytables[way] ?? []
      const found = ((sums[index] ?? 0) / perBet / Number(FACTOR_SCALE)) * 100
      return { bet: `${JSON.stringify(bet)} way ${way + 1}`, found, ...describeReturn(prizes, perBet) }
    })
  })
  return { tests: counter.list(), returns }
}

/** Chi-square of counts against their chances, as a normal variable. */
export function computeChanceZ(counts: Float64Array, chances: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const chiSquare = counts.reduce((sum, count, index) => {
    const expected = (chances[index] ?? 0) * total
    return sum + (count - expected) ** 2 / expected
  }, 0)
  return toNormal(chiSquare, counts.length - 1)
}

/** The multiplier of a way to play; 0 when it ends before. */
function playPlan(game: InstantGame, bet: unknown, outcome: unknown, plan: readonly unknown[]): bigint {
  let standing = game.settle(bet, outcome, [], NO_LIMIT)
  for (let count = 1; count <= plan.length && standing?.isOver === false; count += 1) {
    standing = game.settle(bet, outcome, plan.slice(0, count), NO_LIMIT)
  }
  if (!standing?.isOver) throw new Error(`${game.code}: the plan does not end`)
  return standing.factor
}

function describeReturn(prizes: readonly Prize[], rounds: number): Pick<ReturnResult, 'exact' | 'error' | 'bound'> {
  const { numerator, denominator } = computeReturn(prizes)
  const mean = Number(numerator) / Number(denominator)
  const square = prizes.reduce((sum, { ways, outOf, factor }) => {
    return sum + (Number(ways) / Number(outOf)) * (Number(factor) / Number(FACTOR_SCALE)) ** 2
  }, 0)
  const deviation = Math.sqrt(square - mean ** 2)
  const highest = prizes.reduce((most, { factor }) => Math.max(most, Number(factor) / Number(FACTOR_SCALE)), 0)
  return {
    exact: mean * 100,
    error: (deviation / Math.sqrt(rounds)) * 100,
    bound: computeBound(deviation, Math.max(highest, mean), rounds) * 100,
  }
}
