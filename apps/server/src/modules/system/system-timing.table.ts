import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How many page loads of a day took up to so long: counts alone, no visit can be told from another (DEC-21). */
export const systemTimingTable = pgTable('system_timing', {
  merchant: text('merchant').notNull(),
  day: date('day').notNull(),
  visit: text('visit').notNull(),
  measure: text('measure').notNull(),
  boundMs: integer('bound_ms').notNull(),
  loads: integer('loads').notNull(),
})
