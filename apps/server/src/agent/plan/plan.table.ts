import type { AgentPlanTerms } from '@foyer/contract'
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const agentPlanTable = pgTable('agent_plan', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  version: integer('version').notNull(),
  name: text('name').notNull(),
  /** First day of the month from which it counts. */
  fromMonth: date('from_month').notNull(),
  terms: jsonb('terms').$type<AgentPlanTerms>().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const agentPlanChoiceTable = pgTable('agent_plan_choice', {
  merchant: text('merchant').notNull(),
  agentId: text('agent_id').notNull(),
  fromMonth: date('from_month').notNull(),
  planId: text('plan_id').notNull(),
})
