import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const memberDeviceTable = pgTable('member_device', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  userAgent: text('user_agent').notNull(),
  firstSeenAt: instant('first_seen_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
})
