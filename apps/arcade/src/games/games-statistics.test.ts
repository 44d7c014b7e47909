import { describe, expect, it } from 'vitest'
import type { InstantGame } from '../game/instant-game.rules.ts'
import { LOTTERY_CODES } from '../game/lottery.constants.ts'
import { computeUniformZ, measureGame, Z_LIMIT } from '../testing/game-statistics.ts'
import { measureLottery } from '../testing/lottery-statistics.ts'
import { hasOtherSeeds } from '../testing/statistics-seed.ts'
import { measureCrash } from './crash/testing/crash-statistics.ts'
import { games } from './games.rules.ts'

/** Outcomes of a game in the suite; `npm run fairness-statistics` plays ten million. */
const ROUNDS = 60_000

/** A game that pays a million stakes once in a million rounds. */
const rareGame: InstantGame<object, { number: number }, never> = {
  ...{ id: 'rare', code: 'RARE', name: 'Rare' },
  readBet: () => ({}),
  readStep: () => null,
  computeOutcome: (_bet, random) => ({ number: random.nextInt(1_000_000) }),
  settle: (_bet, { number }) => ({ factor: number === 0 ? 10n ** 10n : 0n, isOver: true, view: {} }),
  requiredFactor: () => 10n ** 10n,
  listPaytables: () => [[{ id: '1', ways: 1n, outOf: 1_000_000n, factor: 10n ** 10n }]],
  listBets: () => [{}],
  listPlans: () => [[]],
}

describe.each(games.flatMap(({ instant }) => instant ?? []))('T21 a sample of outcomes of $id', (game) => {
  const bets = game.listBets()
  const sample = [bets[Math.floor(bets.length / 4)], bets[Math.floor(bets.length / 2)]]
  const { tests, returns } = measureGame(game, sample, ROUNDS)

  it('its numbers are uniform and independent', () => {
    expect(tests.length).toBeGreaterThan(1)
    for (const { name, z } of tests) expect([name, Math.abs(z) < 4.5]).toEqual([name, true])
  })

  it('its return is the exact one within the error of the sample', () => {
    for (const { bet, exact, found, error, bound } of returns) {
      expect([bet, Math.abs(found - exact) < (hasOtherSeeds ? bound : Z_LIMIT * error)]).toEqual([bet, true])
    }
  })
})

it('T21 a sample of crash points is distributed as counted, and returns what its rule says', () => {
  const { tests, returns } = measureCrash(ROUNDS)
  for (const { name, z } of tests) expect([name, Math.abs(z) < 4.5]).toEqual([name, true])
  for (const { bet, exact, found, error, bound } of returns) {
    const limit = hasOtherSeeds ? bound : Z_LIMIT * error
    expect([bet, exact.toFixed(6), Math.abs(found - exact) < limit]).toEqual([bet, '99.000000', true])
  }
})

it.each(LOTTERY_CODES)(
  'T21 a sample of draws of %s has uniform digits, and each kind returns what its rows say',
  (code) => {
    const { tests, returns } = measureLottery(code, 6_000)
    for (const { name, z } of tests) expect([name, Math.abs(z) < 4.5]).toEqual([name, true])
    for (const { bet, exact, found, bound } of returns) {
      expect([bet, Math.abs(found - exact) < bound]).toEqual([bet, true])
    }
  },
)

it('T21 the interval of a return holds for rare prizes, and is close to the normal one for common ones', () => {
  const [row] = measureGame(rareGame, [{}], 1_000).returns
  // One prize of a million in a million rounds: a single win in a thousand rounds is a thousand stakes too many.
  expect(row?.exact).toBe(100)
  expect(row?.bound).toBeGreaterThan(100_000)
  const [even] = measureCrash(10_000).returns.filter(({ bet }) => bet === 'cash-out at 2')
  expect((even?.bound ?? 0) / (even?.error ?? 1)).toBeGreaterThan(4.2)
  expect((even?.bound ?? 0) / (even?.error ?? 1)).toBeLessThan(5.2)
})

it('T21 the tests notice a number that is three percent too frequent', () => {
  const counts = new Float64Array(10).fill(100_000)
  expect(
    Math.abs(computeUniformZ(counts.map((count, number) => count + (number % 2 === 0 ? 300 : -300)))),
  ).toBeLessThan(4.5)
  expect(computeUniformZ(counts.map((count, number) => (number === 3 ? count * 1.03 : count)))).toBeGreaterThan(4.5)
})
