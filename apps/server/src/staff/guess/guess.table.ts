import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const staffGuessTable = pgTable('staff_guess', {
  subject: bytes('subject').notNull(),
  streak: integer('streak').notNull(),
  periodCount: integer('period_count').notNull(),
  periodAt: instant('period_at').notNull(),
  lastAt: instant('last_at').notNull(),
})
