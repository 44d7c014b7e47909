import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { bigint, integer, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/schema.ts'

/** Columns of every table of stakes: tickets, rounds, bets. */
export const wagerColumns = () => ({
  /** The wager's id, also the platform's round id. */
  id: uuid('id').primaryKey(),
  merchant: text('merchant').notNull(),
  playerId: text('player_id').notNull(),
  /** The platform session under which the stake is requested; '' for tickets older than this column. */
  platformSessionId: text('platform_session_id').notNull(),
  /** Made by the player's browser for one stake; a retry has the same. */
  requestId: uuid('request_id').notNull(),
  currency: text('currency').notNull(),
  /** Minor units of the currency, like `win`. */
  stake: bigint('stake', { mode: 'bigint' }).notNull(),
  /** Set when the wager is decided. */
  win: bigint('win', { mode: 'bigint' }),
  /** Why the stake was refused or is returned. */
  reason: text('reason'),
  createdAt: instant('created_at').notNull().defaultNow(),
  endedAt: instant('ended_at'),
  /** Calls to the platform for the present state. */
  attempts: integer('attempts').notNull().default(0),
  /** When the next call is due; null for none. */
  dueAt: instant('due_at'),
})

/** States of a wager that wait for the platform. */
export const waitingStates = ['reserving', 'voiding', 'settling'] as const

/** A stored wager. */
export interface WagerRow {
  id: string
  merchant: string
  playerId: string
  platformSessionId: string
  currency: string
  stake: bigint
  win: bigint | null
  state: string
  attempts: number
}

/** A table with those columns and a state: a waiting one, or one that the game has besides. */
export type WagerTable = PgTable &
  Record<'id' | 'state' | 'attempts' | 'dueAt', AnyPgColumn> & { $inferSelect: WagerRow }
