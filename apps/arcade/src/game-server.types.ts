import type { FastifyInstance } from 'fastify'
import type { SessionDependencies } from './modules/session/index.ts'

export interface GameServerDependencies extends SessionDependencies {
  config: { publicUrl: string }
  /** Without rounds and calls to the platform. */
  isIdle: boolean
  /** No player can come back to this process: its rounds end at once, its other work when the app closes. */
  stopping: AbortSignal
}

/** The server part of a game that is not played in rounds of one player. */
export interface GameServer {
  /** Adds the game's calls below `/api/games/<id>` and starts its work, which ends when the app closes. */
  start(app: FastifyInstance, dependencies: GameServerDependencies): Promise<void>
}
