import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { address } from './fields.ts'

/**
 * GAME-21, OPEN-44: a game with `freeplay` is played for play money, by anyone, without a login. A free account plays
 * with its own money; anyone else with a trial account of the browser.
 */
export const gameTrialLaunch = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  access: 'anyone',
  summary: 'Opens a game for play money, without a login, and gives its address (RELAY-06)',
  query: z.object({
    /** Code of the game. */
    gameId: z.string().min(1).max(40),
    /** Code of its vendor. */
    nodeId: z.string().min(1).max(64).optional(),
    platform: z.enum(['MOBILE', 'DESKTOP']).default('MOBILE'),
    backUrl: address.optional(),
    language: z.string().max(8).optional(),
  }),
  value: z.object({ gameUrl: z.string() }),
  errors: ['not_allowed', 'game_not_found', 'game_unavailable', 'trial_unavailable'],
})
