import type { GameServer } from '../game-server.types.ts'
import { type CrashTesting, createCrashServer } from './crash/index.ts'

/** For tests: what the server part of a game does otherwise, by the game's id. */
export interface GamesTesting {
  crash?: CrashTesting | undefined
}

/** The server parts of games with calls and money of their own, one row each. */
export function createGameServers(testing: GamesTesting): GameServer[] {
  return [createCrashServer(testing.crash)]
}
