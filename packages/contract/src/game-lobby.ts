import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amountMinor } from './fields.ts'
import { game, gameCategory, gameImageFormat } from './game.ts'

const gameCode = z.string().max(40)

export const newGameVendor = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'anyone',
  summary: 'The categories and vendors of the games of the last 30 days (RELAY-07, OPEN-43)',
  publicMaxAgeSeconds: 30,
  takesImageFormat: true,
  query: z.object({ ext: gameImageFormat }),
  value: z.array(gameCategory),
})

export const recentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'member',
  summary: 'The games of the member’s last rounds, newest first (RELAY-18)',
  takesImageFormat: true,
  query: z.object({ ext: gameImageFormat }),
  value: z.array(game),
})

export const favoriteGames = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'member',
  summary: 'The member’s favorite games, newest first (RELAY-16)',
  takesImageFormat: true,
  query: z.object({ ext: gameImageFormat }),
  value: z.array(game),
})

export const saveFavoriteGame = endpoint({
  method: 'POST',
  path: '/wps/game/favorite',
  access: 'member',
  summary: 'Adds a game to the member’s favorites or removes it (OPEN-41)',
  body: z.object({ gameCode, isFavorite: z.boolean() }),
  value: z.object({ gameCode: z.string(), isFavorite: z.boolean() }),
  errors: ['game_not_found'],
})

export const gameNames = endpoint({
  method: 'GET',
  path: '/wps/game/names',
  access: 'anyone',
  summary: 'The names of the merchant’s games in all languages, for the search (OPEN-41)',
  publicMaxAgeSeconds: 300,
  query: z.object({}),
  value: z.array(z.object({ gameCode: z.string(), names: z.array(z.string()) })),
})

export const gameVolatilities = ['low', 'medium', 'high'] as const

/** What a member can know about a game before playing it; absent parts are unknown. */
export const gameDetails = endpoint({
  method: 'GET',
  path: '/wps/game/details',
  access: 'anyone',
  summary: 'A game’s provider, rules, limits, return to player and volatility',
  publicMaxAgeSeconds: 300,
  query: z.object({ gameCode }),
  value: z.object({
    gameCode: z.string(),
    vendorName: z.string(),
    rules: z.string().optional(),
    /** In hundredths of a percent: 9650 is 96.50 %. Equal bounds are one value. */
    returnToPlayer: z.object({ minBasisPoints: z.number().int(), maxBasisPoints: z.number().int() }).optional(),
    volatility: z.enum(gameVolatilities).optional(),
    /** Bounds of one stake and of one round’s win, in the merchant’s currency. */
    limits: z
      .object({
        currency: z.string(),
        minStakeMinor: amountMinor,
        maxStakeMinor: amountMinor,
        maxWinMinor: amountMinor,
      })
      .optional(),
  }),
  errors: ['game_not_found'],
})
export type GameDetails = z.output<(typeof gameDetails)['value']>
