import type { InstantGame } from './instant-game.rules.ts'
import { isLotteryCode } from './lottery.constants.ts'

/** A game of the arcade, as code that serves every game knows it. */
export interface ArcadeGame {
  /** Address, folder, cookie. */
  id: string
  /** Code at the platform. */
  code: string
  /** Rules of an instant game; null for one with calls and money of its own. */
  instant: InstantGame | null
  /** Whether a play with real money waits for its player's return. Otherwise even a trial of the same member asks first. */
  canBeLeft: boolean
}

/** The game of an instant game's rules. Its rounds stay open for hours. */
export function toArcadeGame(instant: InstantGame): ArcadeGame {
  return { id: instant.id, code: instant.code, instant, canBeLeft: true }
}

/** The lotteries: the screens of the main one stand at the root. */
export const LOTTERY: ArcadeGame = { id: 'five', code: 'FIVE', instant: null, canBeLeft: true }

export function findGame(games: readonly ArcadeGame[], id: string): ArcadeGame | undefined {
  return games.find((game) => game.id === id)
}

/** The game of a code; all lotteries are one game, with one session. */
export function findGameByCode(games: readonly ArcadeGame[], code: string): ArcadeGame | undefined {
  return isLotteryCode(code) ? LOTTERY : games.find((game) => game.code === code)
}

const GAME_PATH = /^(?:\/api)?\/games\/([a-z][a-z0-9-]{0,31})(?:[/?]|$)/

/** The game of a request's address; addresses outside of `/games/` are the lottery's. Undefined for an unknown game. */
export function findGameOfPath(games: readonly ArcadeGame[], path: string): ArcadeGame | undefined {
  const id = GAME_PATH.exec(path)?.[1]
  return id === undefined ? LOTTERY : findGame(games, id)
}

/** First screen of a game. */
export function nameGamePath(game: ArcadeGame): string {
  return game === LOTTERY ? '/' : `/games/${game.id}`
}
