import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const paymentEventTable = pgTable('payment_event', {
  merchant: text('merchant').notNull(),
  provider: text('provider').notNull(),
  eventId: text('event_id').notNull(),
  contentHash: bytes('content_hash').notNull(),
  type: text('type').$type<'payment' | 'payout'>().notNull(),
  reference: text('reference').notNull(),
  status: text('status').notNull(),
  receivedAt: instant('received_at').notNull(),
})
