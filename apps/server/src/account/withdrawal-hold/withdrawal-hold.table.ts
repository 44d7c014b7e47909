import type { WithdrawalHoldReason } from '@foyer/contract'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const withdrawalHoldTable = pgTable('withdrawal_hold', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  reason: text('reason').$type<WithdrawalHoldReason>().notNull(),
  startedAt: instant('started_at').notNull(),
  /** Null: until staff clears it. */
  endsAt: instant('ends_at'),
  clearedAt: instant('cleared_at'),
  clearedBy: text('cleared_by'),
  clearedNote: text('cleared_note'),
})
