import type { VerificationChannel } from '@foyer/contract'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const queuedNotificationTable = pgTable('queued_notification', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  id: text('id').notNull(),
  channel: text('channel').notNull().$type<VerificationChannel>(),
  /** The encrypted contact, as in `member_contact`. */
  address: bytes('address').notNull(),
  language: text('language').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  attempts: integer('attempts').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null once it was queued. */
  dueAt: instant('due_at'),
  /** When it was queued as a message; an instance of the previous version has no other mark of it. */
  queuedAt: instant('queued_at'),
})
