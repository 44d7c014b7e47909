import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull()

export const agentAccountTable = pgTable('agent_account', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  version: minor('version'),
  throughId: minor('through_id'),
})

export const agentCountTable = pgTable('agent_count', {
  merchant: text('merchant').notNull(),
  /** Days before it are over. */
  openFrom: date('open_from').notNull(),
  /** Months before it have their statements. */
  statedFrom: date('stated_from').notNull(),
  countedAt: instant('counted_at'),
})

export const agentPlayTable = pgTable('agent_play', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  day: date('day').notNull(),
  vendor: text('vendor').notNull(),
  game: text('game').notNull(),
  agentId: text('agent_id').notNull(),
  staked: minor('staked'),
  won: minor('won'),
  bonus: minor('bonus'),
  deposited: minor('deposited'),
  withdrawn: minor('withdrawn'),
})
