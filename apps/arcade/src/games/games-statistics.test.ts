import { describe, expect, it } from 'vitest'
import { computeUniformZ, measureCrash, measureGame, Z_LIMIT } from '../testing/game-statistics.ts'
import { games } from './games.rules.ts'

/** Outcomes of a game in the suite; `npm run fairness-statistics` plays ten million. */
const ROUNDS = 60_000

describe.each(games.flatMap(({ instant }) => instant ?? []))('T21 a sample of outcomes of $id', (game) => {
  const bets = game.listBets()
  const sample = [bets[Math.floor(bets.length / 4)], bets[Math.floor(bets.length / 2)]]
  const { tests, returns } = measureGame(game, sample, ROUNDS)

  it('its numbers are uniform and independent', () => {
    expect(tests.length).toBeGreaterThan(1)
    for (const { name, z } of tests) expect([name, Math.abs(z) < 4.5]).toEqual([name, true])
  })

  it('its return is the exact one within the error of the sample', () => {
    for (const { bet, exact, found, error } of returns) {
      expect([bet, Math.abs(found - exact) < Z_LIMIT * error]).toEqual([bet, true])
    }
  })
})

it('T21 a sample of crash points is distributed as counted, and returns what its rule says', () => {
  const { tests, returns } = measureCrash(ROUNDS)
  for (const { name, z } of tests) expect([name, Math.abs(z) < 4.5]).toEqual([name, true])
  for (const { bet, exact, found, error } of returns) {
    expect([bet, exact.toFixed(6), Math.abs(found - exact) < Z_LIMIT * error]).toEqual([bet, '99.000000', true])
  }
})

it('T21 the tests notice a number that is three percent too frequent', () => {
  const counts = new Float64Array(10).fill(100_000)
  expect(
    Math.abs(computeUniformZ(counts.map((count, number) => count + (number % 2 === 0 ? 300 : -300)))),
  ).toBeLessThan(4.5)
  expect(computeUniformZ(counts.map((count, number) => (number === 3 ? count * 1.03 : count)))).toBeGreaterThan(4.5)
})
