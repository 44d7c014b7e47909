import { SIGNATURE_WINDOW_MS } from '@foyer/contract/signing'
import { amountOf, type CurrencyCode, exponentOf } from '@foyer/money'

/** How many payout accounts a member keeps (OPEN-36). */
export const WITHDRAWAL_CARD_LIMIT = 5
/** How many withdrawals of a member may be open at once (OPEN-36). */
export const WITHDRAWAL_PENDING_LIMIT = 3
/** How long one worker has a withdrawal to itself; longer than two calls to the provider may take, in milliseconds. */
export const WITHDRAWAL_LEASE_MS = 20_000
/**
 * How long a call to pay that got no answer may still arrive and be believed, in milliseconds: a provider takes a time that
 * lies as far ahead as behind.
 */
export const WITHDRAWAL_TRANSIT_MS = 2 * SIGNATURE_WINDOW_MS
/** Queue of the job that looks after open withdrawals, and how often it does. */
export const WITHDRAWAL_QUEUE = 'withdrawal-sweep'
export const WITHDRAWAL_SWEEP_SECONDS = 2
/** The most withdrawals that one sweep of one merchant takes. */
export const WITHDRAWAL_SWEEP_LIMIT = 50
/** How long a member who looks at an open withdrawal waits for the provider to be asked at most. */
export const WITHDRAWAL_WATCHED_MS = 5_000
/** First and longest pause between two questions about the same withdrawal; it is asked about until there is an answer. */
export const WITHDRAWAL_STATUS_CHECK_STEP = { firstMs: 2_000, maxMs: 300_000 } as const
/** No check is planned so far ahead, in milliseconds. */
export const WITHDRAWAL_CHECK_HORIZON_MS = 2 * WITHDRAWAL_STATUS_CHECK_STEP.maxMs

/** Scope of the keys under which the ledger knows withdrawals. */
export const WITHDRAWAL_SCOPE = 'withdrawal'

/** Bounds of one withdrawal in whole units (OPEN-36). */
const unitsByCurrency: Partial<Record<CurrencyCode, { min: bigint; max: bigint }>> = {
  PHP: { min: 100n, max: 100_000n },
  CNY: { min: 50n, max: 50_000n },
}
const generalUnits = { min: 10n, max: 10_000n }

/** How many of the largest withdrawals a day may pay out, where the merchant has set no other sum. */
const LARGEST_WITHDRAWALS_A_DAY = 5n

/** The most that a member is paid out within 24 hours by the merchant's settings (T37), in minor units. */
export function getDailyMinor({ withdrawalDailyMinor }: { withdrawalDailyMinor?: string }, currency: string): bigint {
  if (withdrawalDailyMinor !== undefined) return BigInt(withdrawalDailyMinor)
  return getWithdrawalBounds(currency).maxMinor * LARGEST_WITHDRAWALS_A_DAY
}

/** Bounds of one withdrawal in minor units. Throws a RangeError for a currency that is not listed (T23). */
export function getWithdrawalBounds(code: string): { minMinor: bigint; maxMinor: bigint } {
  const { currency } = amountOf(0n, code)
  const { min, max } = unitsByCurrency[currency] ?? generalUnits
  const scale = 10n ** BigInt(exponentOf(currency))
  return { minMinor: min * scale, maxMinor: max * scale }
}
