import { currencyCodes } from '@foyer/money'
import { describe, expect, it } from 'vitest'
import { arcadeGames } from '../../catalogue.ts'
import { MAX_MULTIPLIER, MIN_CASH_OUT } from './crash.constants.ts'
import {
  type BetDecision,
  type BetFacts,
  computeCrashPoint,
  computeLimit,
  computeMultiplier,
  computeReachedMs,
  computeReturn,
  computeWinMinor,
  countReaching,
  decideBet,
  type FlightFacts,
  findCrashBounds,
  isAutoCashOut,
  MIN_CASH_OUT_MS,
  maskName,
  readTypedAuto,
} from './crash.rules.ts'

const LAST_RANDOM = 2n ** 52n - 1n

describe('a typed automatic cash-out', () => {
  it.each([
    ['2', 200],
    ['2.5', 250],
    ['2,50', 250],
    ['۲٫۵', 250],
    ['2.555', null],
    ['1', null],
    ['two', null],
  ])('%s', (text, hundredths) => {
    expect(readTypedAuto(text, 'en')).toBe(hundredths)
  })
})

describe('the curve', () => {
  it.each([
    [-5, 100],
    [0, 100],
    [165, 100],
    [166, 101],
    [11_552, 199],
    [11_553, 200],
    [38_377, 1_000],
    [115_130, MAX_MULTIPLIER],
    [10_000_000, MAX_MULTIPLIER],
  ])('is a pure function of the time: %i ms after the start it is %i', (ms, hundredths) => {
    expect(computeMultiplier(ms)).toBe(hundredths)
  })

  it('reaches each multiplier at one millisecond and not one earlier', () => {
    for (let hundredths = MIN_CASH_OUT; hundredths <= MAX_MULTIPLIER; hundredths += hundredths < 2_000 ? 1 : 97) {
      const ms = computeReachedMs(hundredths)
      expect(computeMultiplier(ms)).toBeGreaterThanOrEqual(hundredths)
      expect(computeMultiplier(ms - 1)).toBeLessThan(hundredths)
    }
    expect([computeReachedMs(100), MIN_CASH_OUT_MS]).toEqual([0, 166])
  })
})

describe('T21 the crash point', () => {
  it.each([
    [0n, MAX_MULTIPLIER],
    [LAST_RANDOM, 100],
    [LAST_RANDOM / 2n, 198],
    [LAST_RANDOM / 10n, 989],
  ])('of the random number %s is %i', (random, point) => {
    expect(computeCrashPoint(random)).toBe(point)
  })

  it('reaches a multiplier for exactly the counted numbers', () => {
    for (const hundredths of [101, 102, 150, 200, 333, 1_000, 12_345, MAX_MULTIPLIER]) {
      const count = countReaching(hundredths)
      expect(computeCrashPoint(count - 1n)).toBeGreaterThanOrEqual(hundredths)
      expect(computeCrashPoint(count)).toBeLessThan(hundredths)
    }
    expect(countReaching(100)).toBe(LAST_RANDOM + 1n)
  })

  it('returns between 98 % and 99 % for a manual cash-out, which is before the crash', () => {
    expect(computeMultiplier(computeReachedMs(200) - 1), 'the last one in a round that crashes at 2.00×').toBe(199)
    for (let hundredths = MIN_CASH_OUT; hundredths < MAX_MULTIPLIER; hundredths += 1) {
      const shareOfStakes = countReaching(hundredths + 1) * BigInt(hundredths)
      expect(shareOfStakes > 98n * (LAST_RANDOM + 1n) && shareOfStakes < 99n * (LAST_RANDOM + 1n)).toBe(true)
    }
  })

  it('T38 the list for the platform states the least return of a manual cash-out, and that of an automatic one', () => {
    const least = (countReaching(MIN_CASH_OUT + 1) * BigInt(MIN_CASH_OUT) * 100n) / (LAST_RANDOM + 1n)
    const { games } = arcadeGames as { games: { code: string; returnToPlayer?: object }[] } // the platform's import validates it
    expect(games.find(({ code }) => code === 'CRASH')?.returnToPlayer).toEqual({
      minBasisPoints: Number(least),
      maxBasisPoints: 9_900,
    })
  })

  it('returns 99 % for every multiplier of an automatic cash-out, exact to 10^-10', () => {
    for (let hundredths = MIN_CASH_OUT; hundredths <= MAX_MULTIPLIER; hundredths += 1) {
      const { numerator, denominator } = computeReturn(hundredths)
      const missing = denominator * 99n - numerator * 100n
      expect(missing >= 0n && missing * 10_000_000_000n <= denominator * 100n).toBe(true)
    }
  })
})

describe('stakes and wins', () => {
  it.each(currencyCodes.map((code) => [code]))(
    '%s: each win is a whole number of minor units within the limit',
    (code) => {
      const bounds = findCrashBounds(code)
      if (!bounds) throw new Error('no bounds')
      expect(bounds.minMinor % bounds.stepMinor).toBe(0n)
      expect(bounds.maxMinor % bounds.stepMinor).toBe(0n)
      expect((bounds.stepMinor * 101n) % 100n).toBe(0n)
      expect(computeWinMinor(bounds.maxMinor, MAX_MULTIPLIER)).toBeLessThanOrEqual(bounds.maxWinMinor)
    },
  )

  it('has no bounds for an unknown currency', () => expect(findCrashBounds('XXX')).toBeNull())

  it.each([
    [100, false],
    [101, true],
    [250.5, false],
    [MAX_MULTIPLIER, true],
    [MAX_MULTIPLIER + 1, false],
  ])('an automatic cash-out at %d: %s', (hundredths, isPossible) => {
    expect(isAutoCashOut(hundredths)).toBe(isPossible)
  })

  it('never pays less than the stake', () => {
    expect(computeWinMinor(500n, MIN_CASH_OUT)).toBe(505n)
  })
})

/** A round that crashes at 2.00×. */
const flight: FlightFacts = {
  crashHundredths: 200,
  crashMs: computeReachedMs(200),
  elapsedMs: 5_000,
  isCrashed: false,
  isInterrupted: false,
}
const crashed = { ...flight, isCrashed: true, elapsedMs: 60_000 }
const interrupted = { ...crashed, isInterrupted: true }
const bet = (auto: number | null, cashedOutMs: number | null = null): BetFacts => ({
  ...computeLimit(auto),
  cashedOutMs,
})
const open: BetDecision = { kind: 'open' }
const lost: BetDecision = { kind: 'lost' }
const returned: BetDecision = { kind: 'returned' }
const won = (multiplier: number): BetDecision => ({ kind: 'won', multiplier })

describe('a bet is decided by rule, whoever is connected', () => {
  it.each<[string, BetFacts, FlightFacts, BetDecision]>([
    ['flies', bet(null), flight, open],
    ['flies below its automatic cash-out', bet(150), flight, open],
    ['is cashed out at the multiplier of its receipt', bet(null, 5_000), flight, won(134)],
    ['is cashed out by the player before its automatic cash-out', bet(150, 5_000), crashed, won(134)],
    ['is cashed out automatically once reached', bet(134), flight, won(134)],
    ['is cashed out automatically after the crash too, if it was reached', bet(150), crashed, won(150)],
    ['is cashed out automatically at the crash point itself', bet(200), crashed, won(200)],
    ['is lost one hundredth above the crash point', bet(201), crashed, lost],
    ['is lost without a cash-out', bet(null), crashed, lost],
    ['keeps its cash-out in an interrupted round', bet(null, 5_000), interrupted, won(134)],
    ['keeps a reached automatic cash-out in an interrupted round', bet(150), interrupted, won(150)],
    ['is returned in an interrupted round without a result', bet(null), interrupted, returned],
    ['is returned in an interrupted round below its automatic cash-out', bet(201), interrupted, returned],
    [
      'at 1,000× is cashed out in any case',
      bet(null),
      { ...crashed, crashHundredths: MAX_MULTIPLIER },
      won(MAX_MULTIPLIER),
    ],
  ])('%s', (_, facts, flown, decision) => {
    expect(decideBet(facts, flown)).toEqual(decision)
  })
})

it.each([
  ['d***o', 'd***o'],
  ['alexandra', 'a***a'],
  ['x', 'x***'],
  ['', '***'],
  ['李小龙', '李***龙'],
])('T28 the name %s is shown to others as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
