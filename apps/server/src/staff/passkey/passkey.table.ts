import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const staffPasskeyTable = pgTable('staff_passkey', {
  id: text('id').notNull(),
  personId: text('person_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  /** 32 bits without a sign. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  rpId: text('rp_id').notNull(),
  name: text('name').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

export const staffPasskeyChallengeTable = pgTable('staff_passkey_challenge', {
  challenge: text('challenge').notNull(),
  /** The one session or login that it serves. */
  purpose: text('purpose').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
