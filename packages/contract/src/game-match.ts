import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

/** A sports match with bets at a vendor. */
export const gameMatch = z.object({
  matchId: z.string(),
  /** The game that takes its bets. */
  gameCode: z.string(),
  vendor: z.string(),
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  startsAt: instant,
})
export type GameMatch = z.output<typeof gameMatch>

export const gameMatches = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  access: 'anyone',
  summary: 'The next matches of the merchant’s sports games, running ones first (RELAY-11)',
  publicMaxAgeSeconds: 20,
  isLive: true,
  query: z.object({}),
  value: z.array(gameMatch),
})
