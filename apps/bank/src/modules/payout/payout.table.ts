import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const payoutTable = pgTable('payout', {
  id: text().primaryKey(),
  vendor: text().notNull(),
  reference: text().notNull(),
  requestHash: text('request_hash').notNull(),
  merchant: text().notNull(),
  amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
  currency: text().notNull(),
  holderName: text('holder_name').notNull(),
  bankCode: text('bank_code').notNull(),
  /** Last four characters of the account's number, which itself is not stored. */
  accountEnding: text('account_ending').notNull(),
  callbackUrl: text('callback_url').notNull(),
  status: text({ enum: ['processing', 'sent', 'refused'] }).notNull(),
  reason: text(),
  /** When the bank sends it automatically; null when only an operator resolves it. */
  sendsAt: timestamp('sends_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
})

export type Payout = typeof payoutTable.$inferSelect
