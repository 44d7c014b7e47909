import type { SecondFactorMethod, VerificationChannel } from '@foyer/contract'
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const secondFactorTable = pgTable('second_factor', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  method: text('method').notNull().$type<SecondFactorMethod>(),
  /** Encrypted secret of the authenticator. */
  secret: bytes('secret'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
})

export const recoveryCodeTable = pgTable('recovery_code', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  codeHash: bytes('code_hash').notNull(),
  usedAt: instant('used_at'),
})

export const loginAttemptTable = pgTable('login_attempt', {
  merchant: text('merchant').notNull(),
  idHash: bytes('id_hash').notNull(),
  memberId: text('member_id').notNull(),
  proofHash: bytes('proof_hash').notNull(),
  deviceId: text('device_id'),
  /** The first factor was a password. */
  isByPassword: boolean('is_by_password').notNull().default(false),
  /** The password of the first factor is weak. */
  hasWeakPassword: boolean('has_weak_password').notNull().default(false),
  /** The pending identity that the login binds. */
  identityDigest: bytes('identity_digest'),
  /** Channel of the code that proved the first factor; null for another proof. */
  provedChannel: text('proved_channel').$type<VerificationChannel>(),
  /** The password of a recovery, set with the second factor. */
  newPasswordHash: text('new_password_hash'),
  tries: integer('tries').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})
