import { bigint, boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import type { Breach } from './vendor.rules.ts'

const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull()

export const vendorLimitTable = pgTable('vendor_limit', {
  merchant: text('merchant').notNull(),
  vendor: text('vendor').notNull(),
  currency: text('currency').notNull(),
  creditLimitMinor: minor('credit_limit'),
  roundLimitMinor: minor('round_limit'),
  dayLimitMinor: minor('day_limit'),
  /** Null: the vendor pays no jackpots. */
  jackpotLimitMinor: bigint('jackpot_limit', { mode: 'bigint' }),
  jackpotDayLimitMinor: bigint('jackpot_day_limit', { mode: 'bigint' }),
})

export const vendorDayTable = pgTable('vendor_day', {
  merchant: text('merchant').notNull(),
  vendor: text('vendor').notNull(),
  currency: text('currency').notNull(),
  day: date('day').notNull(),
  shard: smallint('shard').notNull(),
  paidMinor: minor('paid'),
})

export const parkedWinTable = pgTable('parked_win', {
  merchant: text('merchant').notNull(),
  vendor: text('vendor').notNull(),
  transactionId: text('transaction_id').notNull(),
  memberId: text('member_id').notNull(),
  roundId: text('round_id').notNull(),
  gameCode: text('game_code').notNull(),
  amountMinor: minor('amount'),
  currency: text('currency').notNull(),
  /** Null: parked by the version before this column. */
  isJackpot: boolean('is_jackpot'),
  reason: text('reason').$type<Breach>().notNull(),
  attempts: integer('attempts').notNull().default(1),
  firstAt: instant('first_at').notNull().defaultNow(),
  lastAt: instant('last_at').notNull().defaultNow(),
  paidAt: instant('paid_at'),
  /** It can't be paid any more, or staff has closed it; null again when its call parks it once more. */
  closedAt: instant('closed_at'),
})

/** When an open round ends, as its vendor has named it with a stake. */
export const roundEndTable = pgTable('round_end', {
  merchant: text('merchant').notNull(),
  vendor: text('vendor').notNull(),
  memberId: text('member_id').notNull(),
  roundId: text('round_id').notNull(),
  endsAt: instant('ends_at').notNull(),
})
