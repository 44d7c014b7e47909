import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/bytes.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const rememberCredentialTable = pgTable('remember_credential', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  deviceHash: bytes('device_hash').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
