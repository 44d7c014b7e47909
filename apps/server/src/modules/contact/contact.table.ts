import type { VerificationChannel } from '@foyer/contract'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/bytes.ts'

export const memberContactTable = pgTable('member_contact', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  channel: text('channel').notNull().$type<VerificationChannel>(),
  /** Encrypted: E.164 number with `+`, or e-mail address. */
  address: bytes('address').notNull(),
  addressHash: bytes('address_hash').notNull(),
  verifiedAt: timestamp('verified_at', { withTimezone: true, mode: 'date' }).notNull(),
})
