import type { VerificationChannel } from '@foyer/contract'
import { pgTable, text } from 'drizzle-orm/pg-core'
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
  createdAt: instant('created_at').notNull(),
  queuedAt: instant('queued_at'),
})
