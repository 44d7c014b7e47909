import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { address, amountMinor, instant, shortText } from './fields.ts'

/** The device's supported image format (GAME-18, DEV-10). */
export const gameImageFormat = z.enum(['webp', 'avif']).optional()

/** Properties of games by which the lobby filters. */
export const gameFeatures = ['bonus', 'fair', 'jackpot', 'multiplayer'] as const
export type GameFeature = (typeof gameFeatures)[number]

/** Category code: upper-cased page name (OPEN-43), or one of the regional lotteries (GAME-14, GAME-15). */
const gameClassify = z
  .string()
  .regex(/^[A-Z]+(_[A-Z]+)*$/)
  .max(20)

export const game = z.object({
  gameCode: z.string(),
  title: z.string(),
  vendor: z.string(),
  /** Category code, equal to the upper-cased page name (OPEN-43). */
  gameClassify: z.string(),
  image: z.string(),
  /** Main colour of the image, as one of twelve hues, for its place until it is there. */
  tint: z.number().int().min(0).max(11).optional(),
  freeplay: z.boolean(),
  /** LOTT opens by the lottery launch (LOTT-01). */
  launchMode: z.enum(['LOTT', 'GAME']),
  lottoArea: z.string().nullable(),
  prizeMode: z.string().nullable(),
  lottoView: z.string().nullable(),
  isHot: z.boolean().optional(),
  /** Offered for the first time within the last 30 days. */
  isNew: z.boolean().optional(),
  features: z.array(z.enum(gameFeatures)).optional(),
})
export type Game = z.output<typeof game>

/** GAME-07. */
export const gameCategory = z.object({
  title: z.string(),
  gameClassify: z.string(),
  vendors: z.array(z.string()),
  gameCount: z.number().int(),
  cards: z.array(z.object({ accountTypeName: z.string(), displayName: z.string(), freeplay: z.boolean() })),
})
export type GameCategory = z.output<typeof gameCategory>

export const gameVendor = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  access: 'anyone',
  summary: 'The merchant’s game categories with their vendors (RELAY-21, OPEN-43)',
  publicMaxAgeSeconds: 30,
  takesImageFormat: true,
  query: z.object({ ext: gameImageFormat }),
  value: z.array(gameCategory),
})

export const gameList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'anyone',
  summary: 'The merchant’s games, of one category or of all (RELAY-17)',
  publicMaxAgeSeconds: 30,
  takesImageFormat: true,
  query: z.object({
    gameClassify: gameClassify.optional(),
    /** One game only. */
    gameCode: z.string().max(40).optional(),
    /** Maximum games of the answer; all without it. */
    limit: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .optional(),
    ext: gameImageFormat,
  }),
  value: z.array(game),
})

export const hotGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'anyone',
  summary: 'The games that the merchant puts first (RELAY-19)',
  publicMaxAgeSeconds: 30,
  takesImageFormat: true,
  query: z.object({ ext: gameImageFormat }),
  value: z.array(game),
})

export const rankEntry = z.object({
  /** Masked: first and last letter only. */
  userName: z.string(),
  gameCode: z.string(),
  gameTitle: z.string(),
  amountMinor,
  currency: z.string(),
  at: instant,
})
export type RankEntry = z.output<typeof rankEntry>

export const rankList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'anyone',
  summary: 'The newest wins of the merchant’s members, names masked (RELAY-20)',
  publicMaxAgeSeconds: 5,
  isLive: true,
  takesImageFormat: true,
  query: z.object({ ext: gameImageFormat }),
  value: z.array(rankEntry),
})

export const launchGame = endpoint({
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'member',
  needsTerms: true,
  summary: 'Opens a game session at its vendor and gives its address (API-19, ENT-23)',
  query: z.object({
    launchMode: z.enum(['LOTT', 'GAME']).default('LOTT'),
    lottoGameCode: z.string().max(40).optional(),
    gameCode: z.string().max(40).optional(),
    lottoArea: z.string().max(40).optional(),
    lottoPrizeMode: z.string().max(40).optional(),
    prizeMode: z.string().max(40).optional(),
    lottoView: z.string().max(40).optional(),
    lottoMode: z.literal('SEA_Tradition_Mobile').optional(),
    playType: z.string().max(40).optional(),
    /** Match of the game's list that it opens with. */
    matchId: z.string().max(40).optional(),
    device: z.literal('MOBILE').optional(),
    backUrl: address.optional(),
    hasLobby: z.enum(['true', 'false', '0', '1']).optional(),
    language: z.string().max(8).optional(),
    title: shortText.optional(),
    labelName: z.string().max(80).optional(),
    /** The member has hidden the balance; the game hides it too. */
    balance: z.literal('hidden').optional(),
    /** Round to replay, as named in the history. */
    roundId: z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/)
      .optional(),
  }),
  value: z.object({
    gameUrl: z.string(),
    /** The game opens in a frame of the page, below the balance; default: in place of the page. */
    isFramed: z.boolean().optional(),
  }),
  errors: ['not_allowed', 'game_not_found', 'game_unavailable', 'player_blocked'],
})
