import { boolean, integer, text } from 'drizzle-orm/pg-core'
import { arcadeSchema, bytes, instant } from '../../db/schema.ts'
import type { LotteryCode } from '../../game/lottery.constants.ts'

export const drawTable = arcadeSchema.table('draw', {
  /** Day and number on that day, e.g. 20261121-0743; before it the lottery's code, except for the main one. */
  id: text('id').primaryKey(),
  lottery: text('lottery').$type<LotteryCode>().notNull(),
  drawsAt: instant('draws_at').notNull(),
  closesAt: instant('closes_at').notNull(),
  /** SHA-256 of the seed in hex, public from the opening on. */
  commitment: text('commitment').notNull(),
  state: text('state', { enum: ['open', 'closed', 'drawn', 'skipped'] })
    .notNull()
    .default('open'),
  /** Merkle root over the tickets' leaves in hex, fixed at the close. */
  ticketRoot: text('ticket_root'),
  ticketCount: integer('ticket_count'),
  openedAt: instant('opened_at').notNull().defaultNow(),
  closedAt: instant('closed_at'),
})

/** Secret until the draw. */
export const drawSeedTable = arcadeSchema.table('draw_seed', {
  drawId: text('draw_id').primaryKey(),
  seed: bytes('seed').notNull(),
})

/** Append-only: the database refuses to change or delete a row (T21). */
export const drawResultTable = arcadeSchema.table('draw_result', {
  drawId: text('draw_id').primaryKey(),
  /** The digits of all numbers in the order of the form. */
  digits: text('digits').notNull(),
  /** The revealed seed in hex. */
  seed: text('seed').notNull(),
  drawnAt: instant('drawn_at').notNull().defaultNow(),
})

/** A closed draw's tree at the level of `BLOCK_LEAVES` leaves. */
export const drawBlockTable = arcadeSchema.table('draw_block', {
  drawId: text('draw_id').notNull(),
  /** From the left, starting with 0. */
  number: integer('number').notNull(),
  firstLeaf: text('first_leaf').notNull(),
  node: text('node').notNull(),
})

/** One row: whether sales are open at all. */
export const salesTable = arcadeSchema.table('sales', {
  id: boolean('id').primaryKey().default(true),
  isOpen: boolean('is_open').notNull().default(true),
  reason: text('reason'),
  changedAt: instant('changed_at').notNull().defaultNow(),
})
