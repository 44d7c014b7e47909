import type { PushTopic, QuietHours } from '@foyer/contract'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const pushTokenTable = pgTable('push_token', {
  merchant: text('merchant').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  /** The encrypted registration token. */
  token: bytes('token').notNull(),
  provider: text('provider').notNull().$type<'webpush' | 'firebase'>(),
  memberId: text('member_id').notNull(),
  /** Session that bound it: after its explicit end the device receives nothing. */
  sessionId: text('session_id').notNull(),
  deviceName: text('device_name').notNull(),
  topics: text('topics').array().notNull().$type<PushTopic[]>(),
  boundAt: instant('bound_at').notNull(),
})

export const pushChoiceTable = pgTable('push_choice', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  mutedTopics: text('muted_topics').array().notNull().$type<PushTopic[]>(),
  quietHours: jsonb('quiet_hours').$type<QuietHours | null>(),
})

export const queuedPushTable = pgTable('queued_push', {
  merchant: text('merchant').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  notificationId: text('notification_id').notNull(),
  topic: text('topic').notNull().$type<PushTopic>(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  /** Page of the app that a tap opens. */
  path: text('path').notNull(),
  attempts: integer('attempts').notNull(),
  /** Null once it was delivered or given up. */
  dueAt: instant('due_at'),
  createdAt: instant('created_at').notNull(),
})
