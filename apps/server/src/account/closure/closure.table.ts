import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const accountClosureTable = pgTable('account_closure', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  requestedAt: instant('requested_at').notNull(),
  closesAt: instant('closes_at').notNull(),
})
