import { bigint, boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { arcadeSchema, instant } from '../../db/schema.ts'
import type { LotteryCode } from '../../game/lottery.constants.ts'
import type { WireLine } from '../../game/wire.rules.ts'

export const ticketTable = arcadeSchema.table('ticket', {
  /** The ticket's id, also the platform's round id. */
  id: uuid('id').primaryKey(),
  merchant: text('merchant').notNull(),
  playerId: text('player_id').notNull(),
  /** The platform session under which the stake is requested; '' for tickets older than this column. */
  platformSessionId: text('platform_session_id').notNull(),
  requestId: uuid('request_id').notNull(),
  lottery: text('lottery').$type<LotteryCode>().notNull(),
  drawId: text('draw_id').notNull(),
  closesAt: instant('closes_at').notNull(),
  lines: jsonb('lines').$type<WireLine[]>().notNull(),
  currency: text('currency').notNull(),
  /** Minor units of the currency, like `highestWin` and `win`. */
  stake: bigint('stake', { mode: 'bigint' }).notNull(),
  highestWin: bigint('highest_win', { mode: 'bigint' }).notNull(),
  /** Hash of the ticket's text in the draw's tree. */
  leaf: text('leaf').notNull(),
  /** Several draws of one confirmation; null for a single ticket. */
  seriesId: uuid('series_id'),
  /** From 1 to `seriesCount`. */
  seriesNumber: integer('series_number').notNull().default(1),
  seriesCount: integer('series_count').notNull().default(1),
  stopsOnWin: boolean('stops_on_win').notNull().default(false),
  state: text('state', { enum: ['reserving', 'placed', 'refused', 'voiding', 'void', 'settling', 'settled'] })
    .notNull()
    .default('reserving'),
  reason: text('reason'),
  win: bigint('win', { mode: 'bigint' }),
  createdAt: instant('created_at').notNull().defaultNow(),
  placedAt: instant('placed_at'),
  endedAt: instant('ended_at'),
  attempts: integer('attempts').notNull().default(0),
  dueAt: instant('due_at'),
})
