import { boolean, text } from 'drizzle-orm/pg-core'
import { arcadeSchema, bytes, instant } from '../../db/schema.ts'

/** What the platform said about a player when the launch token was exchanged, for as long as they play. */
export const sessionTable = arcadeSchema.table('session', {
  /** SHA-256 of the cookie's value. */
  tokenHash: bytes('token_hash').primaryKey(),
  merchant: text('merchant').notNull(),
  playerId: text('player_id').notNull(),
  /** The session at the platform that has launched the game: when it is over, so is this one (T9). No credential. */
  platformSessionId: text('platform_session_id').notNull(),
  /** As the platform names the player; shown to nobody else. */
  username: text('username').notNull(),
  merchantName: text('merchant_name').notNull(),
  currency: text('currency').notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  currencyPosition: text('currency_position', { enum: ['before', 'after'] }).notNull(),
  language: text('language').notNull(),
  playMode: text('play_mode', { enum: ['real', 'fun'] }).notNull(),
  backUrl: text('back_url').notNull(),
  /** The merchant's looks by the name of their sheet (game/theme.rules.ts); null for the game's own. */
  theme: text('theme'),
  isBalanceHidden: boolean('is_balance_hidden').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})
