import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Counts of the previous version, which writes them during a rolling deployment; dropped by a later migration. */
export const systemTimingTable = pgTable('system_timing', {
  merchant: text('merchant').notNull(),
  day: date('day').notNull(),
  visit: text('visit').notNull(),
  measure: text('measure').notNull(),
  boundMs: integer('bound_ms').notNull(),
  loads: integer('loads').notNull(),
})

/** Page loads per day and upper bound of time: counts alone, without data of single visits (DEC-21). */
export const pageSpeedTable = pgTable('page_speed', {
  merchant: text('merchant').notNull(),
  day: date('day').notNull(),
  route: text('route').notNull(),
  network: text('network').notNull(),
  build: text('build').notNull(),
  visit: text('visit').notNull(),
  measure: text('measure').notNull(),
  boundMs: integer('bound_ms').notNull(),
  loads: integer('loads').notNull(),
})
