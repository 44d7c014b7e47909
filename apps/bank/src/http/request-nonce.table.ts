import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Nonces of signed requests, stored for twice the signature's window. */
export const requestNonceTable = pgTable(
  'request_nonce',
  {
    vendor: text().notNull(),
    nonce: text().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.nonce] })],
)
