import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const loginEventTable = pgTable('login_event', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  id: text('id').notNull(),
  /** In whole milliseconds, which a cursor can name. */
  at: instant('at').notNull(),
  way: text('way').notNull(),
  result: text('result').$type<'success' | 'failed'>().notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
})
