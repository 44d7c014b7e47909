import { type SQL, sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'
import type { DepositStatus } from './deposit.rules.ts'

export const depositTable = pgTable('deposit', {
  merchant: text('merchant').notNull(),
  /** Derived from member and request id; also the provider's reference and the ledger's key. */
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  requestHash: bytes('request_hash').notNull(),
  status: text('status').$type<DepositStatus>().notNull(),
  method: text('method').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
  currency: text('currency').notNull(),
  language: text('language').notNull(),
  returnUrl: text('return_url').notNull(),
  provider: text('provider').notNull(),
  providerPaymentId: text('provider_payment_id'),
  payUrl: text('pay_url'),
  attempts: integer('attempts').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  resolvedAt: instant('resolved_at'),
  /** Time of the next status check; null without a further one. */
  dueAt: instant('next_check_at'),
})

/** Whether a member has ever deposited: a condition on rows of members. */
export function hasDeposited(member: { merchant: SQL; id: SQL }): SQL {
  return sql`EXISTS (SELECT FROM ${depositTable} WHERE ${depositTable.merchant} = ${member.merchant}
    AND ${depositTable.memberId} = ${member.id} AND ${depositTable.status} = 'approved')`
}
