import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const memberTermsTable = pgTable('member_terms', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  version: text('version').notNull(),
  /** In years. */
  minimumAge: integer('minimum_age').notNull(),
  acceptedAt: timestamp('accepted_at', { withTimezone: true, mode: 'date' }).notNull(),
})
