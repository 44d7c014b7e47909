import type { ReferralState } from '@foyer/contract'
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import type { ReferralReason, ReferralTerms } from './referral.rules.ts'

export const referralCodeTable = pgTable('referral_code', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  /** In capital letters. */
  code: text('code').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const referralTable = pgTable('referral', {
  merchant: text('merchant').notNull(),
  friendId: text('friend_id').notNull(),
  inviterId: text('inviter_id').notNull(),
  state: text('state').$type<ReferralState>().notNull(),
  /** The programme as it was when the friend joined. */
  terms: jsonb('terms').$type<ReferralTerms>().notNull(),
  reasons: text('reasons').array().$type<ReferralReason[]>().notNull().default([]),
  joinedAt: instant('joined_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  /** Time of the next check; null for a decided one. */
  dueAt: instant('next_check_at'),
  qualifiedAt: instant('qualified_at'),
  decidedAt: instant('decided_at'),
  rewardMinor: bigint('reward', { mode: 'bigint' }).notNull().default(0n),
  friendRewardMinor: bigint('friend_reward', { mode: 'bigint' }).notNull().default(0n),
  currency: text('currency').notNull(),
})
