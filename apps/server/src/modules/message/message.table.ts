import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'
import type { MessageChannel } from '../../providers/messages/messages.ts'

export const queuedMessageTable = pgTable('queued_message', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  channel: text('channel').notNull().$type<MessageChannel>(),
  provider: text('provider').notNull(),
  recipientHash: bytes('recipient_hash').notNull(),
  /** Encrypted recipient, subject and body. */
  content: bytes('content').notNull(),
  status: text('status').notNull().$type<'pending' | 'sent' | 'failed'>(),
  attempts: integer('attempts').notNull(),
  createdAt: instant('created_at').notNull(),
  /** No attempt follows: a code is useless by then, a notification is about to be deleted. */
  expiresAt: instant('expires_at').notNull(),
  dueAt: instant('due_at'),
  sentAt: instant('sent_at'),
})
