import { bigint, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { arcadeSchema, instant } from '../../db/schema.ts'

export const roundTable = arcadeSchema.table('round', {
  /** The round's id, also the platform's round id. */
  id: uuid('id').primaryKey(),
  merchant: text('merchant').notNull(),
  playerId: text('player_id').notNull(),
  /** The platform session under which the stake is requested. */
  platformSessionId: text('platform_session_id').notNull(),
  requestId: uuid('request_id').notNull(),
  gameCode: text('game_code').notNull(),
  currency: text('currency').notNull(),
  /** Minor units of the currency, like `win`. */
  stake: bigint('stake', { mode: 'bigint' }).notNull(),
  /** Ten-thousandths of the stake, like `factor`. */
  maxFactor: bigint('max_factor', { mode: 'bigint' }).notNull(),
  bet: jsonb('bet').$type<unknown>().notNull(),
  seedPairId: uuid('seed_pair_id').notNull(),
  nonce: integer('nonce').notNull(),
  /** Never leaves the server before the round is over. */
  outcome: jsonb('outcome').$type<unknown>().notNull(),
  steps: jsonb('steps').$type<unknown[]>().notNull(),
  /** Multiplier after the steps so far. */
  factor: bigint('factor', { mode: 'bigint' }).notNull(),
  /** Set when the round is decided. */
  win: bigint('win', { mode: 'bigint' }),
  state: text('state', { enum: ['reserving', 'open', 'settling', 'settled', 'refused', 'voiding', 'void'] })
    .notNull()
    .default('reserving'),
  reason: text('reason'),
  createdAt: instant('created_at').notNull().defaultNow(),
  endedAt: instant('ended_at'),
  attempts: integer('attempts').notNull().default(0),
  dueAt: instant('due_at'),
})
