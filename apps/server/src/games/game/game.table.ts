import type { Game, GameDetails, GameFeature } from '@foyer/contract'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

/** By language code. */
type Texts = Partial<Record<string, string>>

/** Facts of a game; the limits by currency, the rules by language. */
export interface GameFacts
  extends Pick<GameDetails, 'returnToPlayer' | 'volatility'>,
    Readonly<{
      features?: readonly GameFeature[]
      /** Main colour of the picture, `#rrggbb`. */
      artColor?: string
      /** Studio that made the game, where it is not the vendor. */
      provider?: string
      rules?: Texts
      limits?: Partial<Record<string, Omit<NonNullable<GameDetails['limits']>, 'currency'>>>
    }> {}

export const gameTable = pgTable('game', {
  merchant: text('merchant').notNull(),
  code: text('code').notNull(),
  ordinal: integer('ordinal').notNull(),
  title: jsonb('title').$type<Texts>().notNull(),
  vendor: text('vendor').notNull(),
  gameClassify: text('game_classify').notNull(),
  image: text('image').notNull(),
  launchMode: text('launch_mode').$type<Game['launchMode']>().notNull(),
  lottoArea: text('lotto_area'),
  prizeMode: text('prize_mode'),
  lottoView: text('lotto_view'),
  freeplay: boolean('freeplay').notNull(),
  isHot: boolean('is_hot').notNull(),
  facts: jsonb('facts').$type<GameFacts>().notNull().default({}),
  addedAt: instant('added_at').notNull().defaultNow(),
  /** It has left its vendor's list. */
  hiddenAt: instant('hidden_at'),
})

/** Whether a row's vendor and code are those of one of these games; neither has a slash. */
export function isOfGames(
  row: { vendor: AnyColumn; gameCode: AnyColumn },
  games: readonly Pick<typeof gameTable.$inferSelect, 'vendor' | 'code'>[],
): SQL {
  const keys = games.map(({ vendor, code }) => `${vendor}/${code}`)
  // One array: the server looks its 5,000 texts up in a hash table.
  return sql`${row.vendor} || '/' || ${row.gameCode} = ANY(${sql.param(keys)}::text[])`
}

export const gameMatchTable = pgTable('game_match', {
  merchant: text('merchant').notNull(),
  vendor: text('vendor').notNull(),
  matchId: text('match_id').notNull(),
  gameCode: text('game_code').notNull(),
  league: jsonb('league').$type<Texts>().notNull(),
  home: jsonb('home').$type<Texts>().notNull(),
  away: jsonb('away').$type<Texts>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
})

export const favoriteGameTable = pgTable('favorite_game', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  gameCode: text('game_code').notNull(),
  addedAt: instant('added_at').notNull(),
})

export const launchTokenTable = pgTable('launch_token', {
  merchant: text('merchant').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  nonce: bytes('nonce').notNull(),
  memberId: text('member_id').notNull(),
  sessionId: text('session_id').notNull(),
  /** Logged-in member behind a trial's player; null for none. */
  ownerId: text('owner_id'),
  gameCode: text('game_code').notNull(),
  vendor: text('vendor').notNull(),
  backUrl: text('back_url').notNull(),
  /** Null where the player can't deposit. */
  cashierUrl: text('cashier_url'),
  /** Address of a trial's game with real money; null otherwise. */
  realUrl: text('real_url'),
  language: text('language').notNull(),
  /** Round for replay; null for a launch to play. */
  roundId: text('round_id'),
  isBalanceHidden: boolean('is_balance_hidden').notNull().default(false),
  options: jsonb('options').$type<LaunchOptions>().notNull().default({}),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** The vendor's call for it that the platform failed to answer. */
  calledAt: instant('called_at'),
})

/** What a launch asks the vendor for besides the game. */
export type LaunchOptions = Partial<
  Record<'lottoArea' | 'prizeMode' | 'lottoView' | 'lottoMode' | 'playType' | 'hasLobby' | 'matchId', string>
>

export const trialPlayerTable = pgTable('trial_player', {
  merchant: text('merchant').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  memberId: text('member_id').notNull(),
  sessionId: text('session_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const winTable = pgTable('win', {
  merchant: text('merchant').notNull(),
  vendor: text('vendor').notNull(),
  transactionId: text('transaction_id').notNull(),
  userName: text('user_name').notNull(),
  gameCode: text('game_code').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
  currency: text('currency').notNull(),
  wonAt: instant('won_at').notNull(),
})
