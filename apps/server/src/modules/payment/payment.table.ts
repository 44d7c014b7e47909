import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/bytes.ts'

export const paymentEventTable = pgTable('payment_event', {
  merchant: text('merchant').notNull(),
  provider: text('provider').notNull(),
  eventId: text('event_id').notNull(),
  contentHash: bytes('content_hash').notNull(),
  type: text('type').$type<'payment' | 'payout'>().notNull(),
  reference: text('reference').notNull(),
  status: text('status').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
})
