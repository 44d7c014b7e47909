import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const staffSessionTable = pgTable('staff_session', {
  id: text('id').notNull(),
  personId: text('person_id').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
})

export const staffLoginTable = pgTable('staff_login', {
  idHash: bytes('id_hash').notNull(),
  personId: text('person_id').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
})
