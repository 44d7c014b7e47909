import { boolean, text } from 'drizzle-orm/pg-core'
import { arcadeSchema, bytes, instant } from '../../db/schema.ts'

/** The platform's data of a player from the exchange of the launch token, for the session's lifetime. */
export const sessionTable = arcadeSchema.table('session', {
  /** SHA-256 of the cookie's value. */
  tokenHash: bytes('token_hash').primaryKey(),
  merchant: text('merchant').notNull(),
  playerId: text('player_id').notNull(),
  /** The platform session of the launch: its end also ends this one (T9). No credential. */
  platformSessionId: text('platform_session_id').notNull(),
  /** The launched game, the only one that this session plays. */
  gameCode: text('game_code').notNull(),
  /** The player's name at the platform; shown to nobody else. */
  username: text('username').notNull(),
  merchantName: text('merchant_name').notNull(),
  currency: text('currency').notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  currencyPosition: text('currency_position', { enum: ['before', 'after'] }).notNull(),
  language: text('language').notNull(),
  playMode: text('play_mode', { enum: ['real', 'fun'] }).notNull(),
  backUrl: text('back_url').notNull(),
  /** Where the player can deposit; null where they can't. */
  cashierUrl: text('cashier_url'),
  /** Of a trial: where the game opens with real money. */
  realUrl: text('real_url'),
  /** The merchant's theme by its file name (game/theme.rules.ts); null for the game's own. */
  theme: text('theme'),
  isBalanceHidden: boolean('is_balance_hidden').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})
