import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ArcadeError } from '../../http/arcade-error.ts'
import { getPlayer } from './session.routes.ts'

/** An address's own limit for each of the routes. A player's own limit stands behind it; this one bounds made-up sessions. */
const ownLimit = { config: { rateLimit: { max: 6_000, timeWindow: 60_000 } } }

/**
 * Route settings of calls that decide money at stake: their own limit for each address, so that other players behind it
 * don't refuse them (T36).
 */
export const stakedCall = ownLimit

/**
 * Route settings of the live state of a game. Pages without a stream poll it, so many players of one network must not
 * use up its other calls, nor be left without a state by them (T36).
 */
export const liveCall = ownLimit

/** A limit per minute of one player in one game, over all sessions, in addition to the limit of the address. */
export function createLimit(app: FastifyInstance, name: string, max: number) {
  const limit = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => {
      const { merchant, playerId, gameCode } = getPlayer(request)
      return `${name} ${merchant} ${playerId} ${gameCode}`
    },
  })
  return async (request: FastifyRequest): Promise<void> => {
    const limited = await limit(request)
    if (!limited.isAllowed && limited.isExceeded) throw new ArcadeError('too_many_requests')
  }
}
