import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const memberTermsTable = pgTable('member_terms', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  version: text('version').notNull(),
  /** In years. */
  minimumAge: integer('minimum_age').notNull(),
  acceptedAt: instant('accepted_at').notNull(),
})
