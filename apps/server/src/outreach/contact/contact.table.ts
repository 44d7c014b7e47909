import type { VerificationChannel } from '@foyer/contract'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const memberContactTable = pgTable('member_contact', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  channel: text('channel').notNull().$type<VerificationChannel>(),
  /** Encrypted: E.164 number with `+`, or e-mail address. */
  address: bytes('address').notNull(),
  addressHash: bytes('address_hash').notNull(),
  verifiedAt: instant('verified_at').notNull(),
})
