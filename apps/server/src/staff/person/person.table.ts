import type { StaffRole } from '@foyer/contract'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const staffPersonTable = pgTable('staff_person', {
  id: text('id').notNull(),
  /** In lower case. */
  email: text('email').notNull(),
  name: text('name').notNull(),
  /** Null until the invitation is accepted. */
  passwordHash: text('password_hash'),
  /** Encrypted; null until the invitation is accepted. */
  authenticator: bytes('authenticator'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at'),
})

export const staffRoleTable = pgTable('staff_role', {
  merchant: text('merchant').notNull(),
  personId: text('person_id').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  grantedAt: instant('granted_at').notNull(),
})

export const staffInvitationTable = pgTable('staff_invitation', {
  personId: text('person_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  authenticator: bytes('authenticator').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
