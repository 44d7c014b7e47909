import type { AgentPlanTerms, StatementLine, StatementState } from '@foyer/contract'
import { bigint, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const agentStatementTable = pgTable('agent_statement', {
  merchant: text('merchant').notNull(),
  agentId: text('agent_id').notNull(),
  /** Its first day. */
  month: date('month').notNull(),
  state: text('state').$type<StatementState>().notNull(),
  currency: text('currency').notNull(),
  planId: text('plan_id').notNull(),
  planName: text('plan_name').notNull(),
  terms: jsonb('terms').$type<AgentPlanTerms>().notNull(),
  lines: jsonb('lines').$type<StatementLine[]>().notNull(),
  total: bigint('total', { mode: 'bigint' }).notNull(),
  payable: bigint('payable', { mode: 'bigint' }).notNull(),
  heldUntil: instant('held_until').notNull(),
  reason: text('reason'),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
  paidAt: instant('paid_at'),
  /** The month whose statement takes back what was paid. */
  takenBackIn: date('taken_back_in'),
})
