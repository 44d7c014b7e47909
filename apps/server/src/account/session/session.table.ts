import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const sessionTable = pgTable('session', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  memberType: integer('member_type').notNull(),
  username: text('username').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  bindHash: bytes('bind_hash').notNull(),
  /**
   * The hash before the last renewal by a login; for the session opened by that login, the hash of its request's
   * cookie.
   */
  formerBindHash: bytes('former_bind_hash'),
  bindRenewedAt: instant('bind_renewed_at'),
  deviceId: text('device_id'),
  ip: text('ip').notNull(),
  /** Country of the login's network; null for an unknown one. */
  country: text('country'),
  userAgent: text('user_agent').notNull(),
  /** Opened by an expired password, which has not been changed since (FLAG-10). */
  isPasswordExpired: boolean('is_password_expired').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
})

export const sessionTransferTable = pgTable('handoff', {
  merchant: text('merchant').notNull(),
  codeHash: bytes('code_hash').notNull(),
  sessionId: text('session_id').notNull(),
  memberId: text('member_id').notNull(),
  origin: text('origin').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** The only device of the code since it was asked; empty when it did not name itself. */
  askedDeviceId: text('asked_device_id'),
})
