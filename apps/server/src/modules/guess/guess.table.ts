import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/bytes.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const guessTable = pgTable('guess', {
  merchant: text('merchant').notNull(),
  subject: bytes('subject').notNull(),
  streak: integer('streak').notNull(),
  periodCount: integer('period_count').notNull(),
  periodAt: instant('period_at').notNull(),
  lastAt: instant('last_at').notNull(),
})
