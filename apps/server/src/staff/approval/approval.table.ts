import type { ApprovalAction } from '@foyer/contract'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const staffApprovalTable = pgTable('staff_approval', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  action: text('action').$type<ApprovalAction>().notNull(),
  memberId: text('member_id').notNull(),
  /** JSON as text: compared and done to the letter. */
  payload: text('payload').notNull(),
  reason: text('reason').notNull(),
  askedBy: text('asked_by').notNull(),
  askedName: text('asked_name').notNull(),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Null while nobody has decided. */
  decision: text('decision').$type<'approved' | 'refused'>(),
  decidedBy: text('decided_by'),
  decidedName: text('decided_name'),
  decidedAt: instant('decided_at'),
  decisionReason: text('decision_reason'),
})
