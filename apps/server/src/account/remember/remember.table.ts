import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const rememberCredentialTable = pgTable('remember_credential', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  deviceHash: bytes('device_hash').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
