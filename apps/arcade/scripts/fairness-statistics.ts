/**
 * Plays ten million outcomes of each instant game and of Crash and prints chi-square and serial tests of their numbers,
 * and the exact and the simulated return to the player:
 *
 *   npm run fairness-statistics -- [rounds] [game]
 *
 * Exits with 1 when a test fails, or when a return is further from the exact one than chance explains. That interval is
 * printed: within 0.1 % for bets without large rare prizes, wider for the others.
 */
import { findGame, games } from '../src/games/games.rules.ts'
import { measureCrash, measureGame, Z_LIMIT } from '../src/testing/game-statistics.ts'

/** Bets played of a game with many. */
const MAX_BETS = 6
const [roundsText = '10000000', only] = process.argv.slice(2)
const rounds = Number(roundsText)
const chosen = only === undefined ? games : [findGame(only)]
// Over all tests together: one in a thousand for all of them.
const limit = Z_LIMIT + 1
let isWell = Number.isSafeInteger(rounds)
let count = 0

for (const game of chosen) {
  const measured = measure(game)
  if (!measured) continue
  count += 1
  console.log(`\n${game?.code}: ${rounds} outcomes`)
  for (const { name, z } of measured.tests) {
    const isGood = Math.abs(z) < limit
    isWell &&= isGood
    console.log(`  ${name.padEnd(24)} z ${z.toFixed(2).padStart(6)} ${isGood ? '' : 'FAILED'}`)
  }
  for (const { bet, exact, found, bound } of measured.returns) {
    const isGood = Math.abs(found - exact) < bound
    isWell &&= isGood
    const figures = `exact ${exact.toFixed(4)} % found ${found.toFixed(4)} % bound ± ${bound.toFixed(4)}`
    console.log(`  ${bet.padEnd(44)} ${figures} ${isGood ? '' : 'FAILED'}`)
  }
}
process.exitCode = isWell && count > 0 ? 0 : 1

function measure(game: (typeof games)[number] | undefined) {
  if (game?.id === 'crash') return measureCrash(rounds)
  if (!game?.instant) return null
  const bets = game.instant.listBets()
  const step = Math.max(1, Math.floor(bets.length / MAX_BETS))
  const played = bets.filter((_, index) => index % step === Math.floor(step / 2))
  return measureGame(game.instant, played, rounds)
}
