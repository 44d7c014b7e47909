import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const loginEventTable = pgTable('login_event', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  id: text('id').notNull(),
  /** In whole milliseconds, which a cursor can name. */
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  way: text('way').notNull(),
  result: text('result').$type<'success' | 'failed'>().notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
})
