/**
 * Plays ten million outcomes of each instant game and prints chi-square and serial tests of its numbers, and the exact
 * and the simulated return to the player:
 *
 *   npm run fairness-statistics -- [rounds] [game]
 *
 * Exits with 1 when a test fails, or when a return with a small enough error is off by more than 0.1 %.
 */
import { findGame, games } from '../src/games/games.rules.ts'
import { measureGame, Z_LIMIT } from '../src/testing/game-statistics.ts'

/** Bets whose error would hide a difference of 0.1 % are reported only. */
const TOLERANCE_PERCENT = 0.1
/** Bets played of a game with many. */
const MAX_BETS = 6
const [roundsText = '10000000', only] = process.argv.slice(2)
const rounds = Number(roundsText)
const chosen = only === undefined ? games : [findGame(only)]
const instants = chosen.flatMap((game) => game?.instant ?? [])
// Over all tests together: one in a thousand for all of them.
const limit = Z_LIMIT + 1
let isWell = instants.length > 0 && Number.isSafeInteger(rounds)

for (const game of instants) {
  const bets = game.listBets()
  const step = Math.max(1, Math.floor(bets.length / MAX_BETS))
  const { tests, returns } = measureGame(
    game,
    bets.filter((_, index) => index % step === Math.floor(step / 2)),
    rounds,
  )
  console.log(`\n${game.name}: ${rounds} outcomes`)
  for (const { name, z } of tests) {
    const isGood = Math.abs(z) < limit
    isWell &&= isGood
    console.log(`  ${name.padEnd(24)} z ${z.toFixed(2).padStart(6)} ${isGood ? '' : 'FAILED'}`)
  }
  for (const { bet, exact, found, error } of returns) {
    const difference = Math.abs(found - exact)
    const isProof = Z_LIMIT * error < TOLERANCE_PERCENT
    const isGood = difference < (isProof ? TOLERANCE_PERCENT : limit * error)
    isWell &&= isGood
    const figures = `exact ${exact.toFixed(4)} % found ${found.toFixed(4)} % ± ${error.toFixed(4)}`
    console.log(`  ${bet.padEnd(44)} ${figures} ${isGood ? '' : 'FAILED'}`)
  }
}
process.exitCode = isWell ? 0 : 1
