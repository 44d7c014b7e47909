import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One callback to be delivered, stored until its receiver has answered 2xx. */
export const deliveryTable = pgTable('delivery', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Two rows may have one event: the behaviour "report it twice". */
  eventId: text('event_id').notNull(),
  vendor: text().notNull(),
  url: text().notNull(),
  /** The exact bytes of every attempt. */
  body: text().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** `delivered` or `abandoned` once ended. */
  result: text(),
})
