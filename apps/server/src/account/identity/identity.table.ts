import type { IdentityKind, IdentityProviderName } from '@foyer/contract'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const memberIdentityTable = pgTable('member_identity', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  provider: text('provider').notNull().$type<IdentityProviderName>(),
  subject: text('subject').notNull(),
  kind: text('kind').notNull().$type<IdentityKind>(),
  name: text('name'),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

export const identityProofTable = pgTable('identity_proof', {
  merchant: text('merchant').notNull(),
  digest: bytes('digest').notNull(),
  provider: text('provider').notNull().$type<IdentityProviderName>(),
  subject: text('subject').notNull(),
  kind: text('kind').notNull().$type<IdentityKind>(),
  name: text('name'),
  /** Null without a device. */
  deviceHash: bytes('device_hash'),
  pendingUntil: instant('pending_until').notNull(),
  consumedAt: instant('consumed_at'),
  expiresAt: instant('expires_at').notNull(),
})
