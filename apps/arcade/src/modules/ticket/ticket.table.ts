import { bigint, boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { arcadeSchema, instant } from '../../db/schema.ts'
import type { LotteryCode } from '../../game/lottery.constants.ts'
import type { WireLine } from '../../game/wire.rules.ts'
import { wagerColumns, waitingStates } from '../wager/index.ts'

export const ticketTable = arcadeSchema.table('ticket', {
  ...wagerColumns(),
  lottery: text('lottery').$type<LotteryCode>().notNull(),
  drawId: text('draw_id').notNull(),
  closesAt: instant('closes_at').notNull(),
  lines: jsonb('lines').$type<WireLine[]>().notNull(),
  /** Minor units of the currency. */
  highestWin: bigint('highest_win', { mode: 'bigint' }).notNull(),
  /** Hash of the ticket's text in the draw's tree. */
  leaf: text('leaf').notNull(),
  /** Several draws of one confirmation; null for a single ticket. */
  seriesId: uuid('series_id'),
  /** From 1 to `seriesCount`. */
  seriesNumber: integer('series_number').notNull().default(1),
  seriesCount: integer('series_count').notNull().default(1),
  stopsOnWin: boolean('stops_on_win').notNull().default(false),
  state: text('state', { enum: [...waitingStates, 'placed', 'refused', 'void', 'settled'] })
    .notNull()
    .default('reserving'),
  placedAt: instant('placed_at'),
})
