import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'
import type { MessageChannel } from '../../providers/messages/messages.ts'

/** Countries (ISO 3166-1, else the dialing code) to which a provider has refused to send. */
export const unservedRegionTable = pgTable('unserved_region', {
  merchant: text('merchant').notNull(),
  provider: text('provider').notNull(),
  region: text('region').notNull(),
  refusedAt: instant('refused_at').notNull(),
})

export const queuedMessageTable = pgTable('queued_message', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  channel: text('channel').notNull().$type<MessageChannel>(),
  provider: text('provider').notNull(),
  recipientHash: bytes('recipient_hash').notNull(),
  /** Encrypted recipient, subject and body. */
  content: bytes('content').notNull(),
  /** Goes to known and unknown addresses alike. */
  isForAnybody: boolean('is_for_anybody').notNull().default(false),
  status: text('status').notNull().$type<'pending' | 'sent' | 'failed'>(),
  attempts: integer('attempts').notNull(),
  createdAt: instant('created_at').notNull(),
  /** No attempt follows: a code is useless by then, a notification is about to be deleted. */
  expiresAt: instant('expires_at').notNull(),
  dueAt: instant('due_at'),
  sentAt: instant('sent_at'),
})
