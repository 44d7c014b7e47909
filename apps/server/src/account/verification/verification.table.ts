import type { VerificationChannel } from '@foyer/contract'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'
import type { CodePurpose } from './verification.rules.ts'

export const verificationCodeTable = pgTable('verification_code', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  channel: text('channel').notNull().$type<VerificationChannel>(),
  purpose: text('purpose').notNull().$type<CodePurpose>(),
  addressHash: bytes('address_hash').notNull(),
  codeHash: bytes('code_hash').notNull(),
  provider: text('provider'),
  providerSession: text('provider_session'),
  attempts: integer('attempts').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const verificationRequestTable = pgTable('verification_request', {
  merchant: text('merchant').notNull(),
  keyHash: bytes('key_hash').notNull(),
  requestedAt: instant('requested_at').notNull(),
})
