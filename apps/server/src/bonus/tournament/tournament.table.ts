import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const tournamentTable = pgTable('tournament', {
  merchant: text('merchant').notNull(),
  offerId: text('offer_id').notNull(),
  finishedAt: instant('finished_at'),
})

export const tournamentEntryTable = pgTable('tournament_entry', {
  merchant: text('merchant').notNull(),
  offerId: text('offer_id').notNull(),
  memberId: text('member_id').notNull(),
  joinedAt: instant('joined_at').notNull(),
  /** Minor units of stakes, or rounds. */
  score: bigint('score', { mode: 'bigint' }).notNull().default(0n),
  /** When the score was counted first; the earlier of two equal ones is ahead. */
  reachedAt: instant('reached_at').notNull(),
  /** Of the account at the last count. */
  version: bigint('version', { mode: 'bigint' }).notNull().default(-1n),
  place: integer('place'),
})
