import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const paymentTable = pgTable('payment', {
  id: text().primaryKey(),
  vendor: text().notNull(),
  reference: text().notNull(),
  requestHash: text('request_hash').notNull(),
  merchant: text().notNull(),
  merchantName: text('merchant_name').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
  currency: text().notNull(),
  method: text().notNull(),
  description: text().notNull(),
  language: text().notNull(),
  returnUrl: text('return_url').notNull(),
  callbackUrl: text('callback_url').notNull(),
  status: text({ enum: ['pending', 'approved', 'declined', 'expired'] })
    .notNull()
    .default('pending'),
  /** Behaviour of the bank chosen by the member; null until then. */
  behaviour: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
})

export type Payment = typeof paymentTable.$inferSelect
