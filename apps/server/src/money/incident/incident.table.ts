import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const incidentTable = pgTable('incident', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  kind: text('kind').$type<'provider_contradiction' | 'amount_mismatch'>().notNull(),
  memberId: text('member_id').notNull(),
  subject: text('subject').$type<'deposit' | 'withdrawal'>().notNull(),
  subjectId: text('subject_id').notNull(),
  provider: text('provider').notNull(),
  knownStatus: text('known_status').notNull(),
  reportedStatus: text('reported_status').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
  currency: text('currency').notNull(),
  /** Of an amount mismatch: what the provider reported instead of `amountMinor` and `currency`. */
  reportedAmountMinor: bigint('reported_amount_minor', { mode: 'bigint' }),
  reportedCurrency: text('reported_currency'),
  openedAt: instant('opened_at').notNull(),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by'),
  closedNote: text('closed_note'),
})
