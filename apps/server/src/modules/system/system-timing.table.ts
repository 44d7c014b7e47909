import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Page loads per day and upper bound of time: counts alone, without data of single visits (DEC-21). */
export const systemTimingTable = pgTable('system_timing', {
  merchant: text('merchant').notNull(),
  day: date('day').notNull(),
  visit: text('visit').notNull(),
  measure: text('measure').notNull(),
  boundMs: integer('bound_ms').notNull(),
  loads: integer('loads').notNull(),
})
