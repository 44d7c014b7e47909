import type { AgentState } from '@foyer/contract'
import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const agentTable = pgTable('agent', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  state: text('state').$type<Exclude<AgentState, 'none'>>().notNull(),
  application: text('application').notNull().default(''),
  reason: text('reason'),
  /** In capital letters. */
  code: text('code'),
  appliedAt: instant('applied_at').notNull(),
  decidedAt: instant('decided_at'),
})

/** Months are their first day, `YYYY-MM-01`. */
export const agentParentTable = pgTable('agent_parent', {
  merchant: text('merchant').notNull(),
  agentId: text('agent_id').notNull(),
  fromMonth: date('from_month').notNull(),
  parentId: text('parent_id'),
})

export const agentLinkTable = pgTable('agent_link', {
  merchant: text('merchant').notNull(),
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
  agentId: text('agent_id').notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  closedAt: instant('closed_at'),
})

export const agentClickTable = pgTable('agent_click', {
  merchant: text('merchant').notNull(),
  agentId: text('agent_id').notNull(),
  linkId: bigint('link_id', { mode: 'bigint' }).notNull(),
  day: date('day').notNull(),
  clicks: integer('clicks').notNull(),
})

export const agentMemberTable = pgTable('agent_member', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  agentId: text('agent_id').notNull(),
  linkId: bigint('link_id', { mode: 'bigint' }),
  boundAt: instant('bound_at').notNull(),
  boundOn: date('bound_on').notNull(),
  firstDepositOn: date('first_deposit_on'),
  acquiredIn: date('acquired_in'),
})
