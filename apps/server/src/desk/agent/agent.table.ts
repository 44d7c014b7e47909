import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const deskAgentTable = pgTable('desk_agent', {
  merchant: text('merchant').notNull(),
  personId: text('person_id').notNull(),
  name: text('name').notNull(),
  shownName: text('shown_name').notNull(),
  isAvailable: boolean('is_available').notNull(),
  capacity: integer('capacity').notNull(),
  seenAt: instant('seen_at').notNull(),
  assignedAt: instant('assigned_at'),
})
