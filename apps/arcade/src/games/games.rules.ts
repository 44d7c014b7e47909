import { isLotteryCode } from '../game/lottery.constants.ts'
import { baccarat } from './baccarat/baccarat.rules.ts'
import { CRASH_CODE } from './crash/crash.constants.ts'
import { dice } from './dice/dice.rules.ts'
import type { InstantGame } from './game.rules.ts'
import { mines } from './mines/mines.rules.ts'
import { plinko } from './plinko/plinko.rules.ts'
import { slot } from './slot/slot.rules.ts'

/** A game of the arcade. */
export interface ArcadeGame {
  /** Address, folder, cookie. */
  id: string
  /** Code at the platform. */
  code: string
  /** Rules of an instant game; null for one with a module of its own. */
  instant: InstantGame | null
}

function toGame(instant: InstantGame): ArcadeGame {
  return { id: instant.id, code: instant.code, instant }
}

/** The lotteries: the screens of the main one stand at the root. */
export const LOTTERY: ArcadeGame = { id: 'five', code: 'FIVE', instant: null }

/** One round for all players, with calls and money of its own. */
const CRASH: ArcadeGame = { id: 'crash', code: CRASH_CODE, instant: null }

/** Every game, one row each. Its screen is `games/<id>/<id>-screen.tsx`. */
export const games: readonly ArcadeGame[] = [
  LOTTERY,
  toGame(dice),
  toGame(mines),
  toGame(plinko),
  CRASH,
  toGame(slot),
  toGame(baccarat),
]

export function findGame(id: string): ArcadeGame | undefined {
  return games.find((game) => game.id === id)
}

/** The game of a code; all lotteries are one game, with one session. */
export function findGameByCode(code: string): ArcadeGame | undefined {
  return isLotteryCode(code) ? LOTTERY : games.find((game) => game.code === code)
}

const GAME_PATH = /^(?:\/api)?\/games\/([a-z][a-z0-9-]{0,31})(?:[/?]|$)/

/** The game of a request's address; addresses outside of `/games/` are the lottery's. Undefined for an unknown game. */
export function findGameOfPath(path: string): ArcadeGame | undefined {
  const id = GAME_PATH.exec(path)?.[1]
  return id === undefined ? LOTTERY : findGame(id)
}

/** First screen of a game. */
export function nameGamePath(game: ArcadeGame): string {
  return game === LOTTERY ? '/' : `/games/${game.id}`
}
