/**
 * Plays ten million outcomes of each instant game, of Crash and of each lottery and prints chi-square and serial tests
 * of their numbers, and the exact and the simulated return to the player:
 *
 *   npm run fairness-statistics -- [rounds] [game]
 *
 * Exits with 1 when a test fails, or when a return is further from the exact one than chance explains. That interval is
 * printed: within 0.1 % for bets without large rare prizes, wider for the others.
 */

import type { InstantGame } from '../src/game/instant-game.rules.ts'
import { LOTTERY_CODES } from '../src/game/lottery.constants.ts'
import { CRASH_CODE } from '../src/games/crash/crash.constants.ts'
import { measureCrash } from '../src/games/crash/testing/crash-statistics.ts'
import { games } from '../src/games/games.rules.ts'
import { measureGame, type ReturnResult, type TestResult, Z_LIMIT } from '../src/testing/game-statistics.ts'
import { measureLottery } from '../src/testing/lottery-statistics.ts'

/** Bets played of a game with many. */
const MAX_BETS = 6
const [roundsText = '10000000', only] = process.argv.slice(2)
const rounds = Number(roundsText)
// Over all tests together: one in a thousand for all of them.
const limit = Z_LIMIT + 1

const measures = new Map<string, () => { tests: TestResult[]; returns: ReturnResult[] }>([
  ...games.flatMap(({ code, instant }) => (instant ? [[code, () => measureInstant(instant)] as const] : [])),
  [CRASH_CODE, () => measureCrash(rounds)],
  ...LOTTERY_CODES.map((code) => [code, () => measureLottery(code, rounds)] as const),
])
const chosen = only === undefined ? [...measures.keys()] : [only.toUpperCase()]

if (!Number.isSafeInteger(rounds) || rounds < 1 || chosen.some((code) => !measures.has(code))) {
  console.error(`usage: npm run fairness-statistics -- [rounds] [${[...measures.keys()].join('|')}]`)
  process.exitCode = 2
} else {
  for (const code of chosen) if (!print(code)) process.exitCode = 1
}

function print(code: string): boolean {
  const { tests, returns } = measures.get(code)?.() ?? { tests: [], returns: [] }
  const isGood = (test: TestResult) => Math.abs(test.z) < limit
  const isNear = ({ found, exact, bound }: ReturnResult) => Math.abs(found - exact) < bound
  console.log(`\n${code}: ${rounds} outcomes`)
  for (const test of tests) {
    console.log(`  ${test.name.padEnd(24)} z ${test.z.toFixed(2).padStart(6)} ${isGood(test) ? '' : 'FAILED'}`)
  }
  for (const row of returns) {
    const figures = `exact ${row.exact.toFixed(4)} % found ${row.found.toFixed(4)} % bound ± ${row.bound.toFixed(4)}`
    console.log(`  ${row.bet.padEnd(44)} ${figures} ${isNear(row) ? '' : 'FAILED'}`)
  }
  return tests.every(isGood) && returns.every(isNear)
}

function measureInstant(game: InstantGame) {
  const bets = game.listBets()
  const step = Math.max(1, Math.floor(bets.length / MAX_BETS))
  const played = bets.filter((_, index) => index % step === Math.floor(step / 2))
  return measureGame(game, played, rounds)
}
