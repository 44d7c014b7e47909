import { bigint, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'
import type { WithdrawalStatus } from './withdrawal.rules.ts'

export const withdrawalCardTable = pgTable('withdrawal_card', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  requestHash: bytes('request_hash').notNull(),
  /** 1 to 5; null for an unreadable account, which occupies none. */
  slot: smallint('slot'),
  bankCode: text('bank_code').notNull(),
  bankName: text('bank_name').notNull(),
  holderName: text('holder_name').notNull(),
  numberCipher: bytes('number_cipher').notNull(),
  numberFingerprint: bytes('number_fingerprint').notNull(),
  maskedNumber: text('masked_number').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When the data key of its number was declared lost. */
  unreadableSince: instant('unreadable_since'),
})

export const withdrawalTable = pgTable('withdrawal', {
  merchant: text('merchant').notNull(),
  /** Derived from member and request id; also the provider's reference and the ledger's key. */
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  requestHash: bytes('request_hash').notNull(),
  cardId: text('card_id').notNull(),
  status: text('status').$type<WithdrawalStatus>().notNull(),
  amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
  currency: text('currency').notNull(),
  provider: text('provider').notNull(),
  providerPayoutId: text('provider_payout_id'),
  refusal: text('refusal'),
  attempts: integer('attempts').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Time from which the provider is known to have it. */
  sentAt: instant('sent_at'),
  /** Time of the last unanswered `startPayout`, if any: it may still arrive. */
  unansweredAt: instant('unanswered_at'),
  resolvedAt: instant('resolved_at'),
  /** Time of the next status check; null for a resolved withdrawal. */
  dueAt: instant('next_check_at'),
})
