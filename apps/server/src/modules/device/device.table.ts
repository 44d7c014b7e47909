import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/bytes.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const memberDeviceTable = pgTable('member_device', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  userAgent: text('user_agent').notNull(),
  firstSeenAt: instant('first_seen_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
})
