import type { Game } from '@foyer/contract'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/bytes.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const gameTable = pgTable('game', {
  merchant: text('merchant').notNull(),
  code: text('code').notNull(),
  ordinal: integer('ordinal').notNull(),
  title: jsonb('title').$type<Partial<Record<string, string>>>().notNull(),
  vendor: text('vendor').notNull(),
  gameClassify: text('game_classify').notNull(),
  image: text('image').notNull(),
  launchMode: text('launch_mode').$type<Game['launchMode']>().notNull(),
  lottoArea: text('lotto_area'),
  prizeMode: text('prize_mode'),
  lottoView: text('lotto_view'),
  freeplay: boolean('freeplay').notNull(),
  isHot: boolean('is_hot').notNull(),
})

export const launchTokenTable = pgTable('launch_token', {
  merchant: text('merchant').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  nonce: bytes('nonce').notNull(),
  memberId: text('member_id').notNull(),
  sessionId: text('session_id').notNull(),
  gameCode: text('game_code').notNull(),
  vendor: text('vendor').notNull(),
  backUrl: text('back_url').notNull(),
  language: text('language').notNull(),
  /** Round for replay; null for a launch to play. */
  roundId: text('round_id'),
  isBalanceHidden: boolean('is_balance_hidden').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
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
