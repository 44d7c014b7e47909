import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const passkeyTable = pgTable('passkey', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  /** 32 bits without a sign. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  rpId: text('rp_id').notNull(),
  name: text('name'),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

export const passkeyChallengeTable = pgTable('passkey_challenge', {
  merchant: text('merchant').notNull(),
  challenge: text('challenge').notNull(),
  rpId: text('rp_id').notNull(),
  sessionId: text('session_id'),
  expiresAt: instant('expires_at').notNull(),
})
