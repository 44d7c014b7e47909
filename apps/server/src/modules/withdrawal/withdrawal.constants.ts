import { SIGNATURE_WINDOW_MS } from '@foyer/contract/signing'
import { amountOf, type CurrencyCode, exponentOf } from '@foyer/money'

/** Maximum payout accounts of a member (OPEN-36). */
export const WITHDRAWAL_CARD_LIMIT = 5
/** Maximum open withdrawals of a member (OPEN-36). */
export const WITHDRAWAL_PENDING_LIMIT = 3
/** Lease of one worker on a withdrawal; longer than the timeouts of two provider calls, in milliseconds. */
export const WITHDRAWAL_LEASE_MS = 20_000
/**
 * How long an unanswered `startPayout` may still arrive and be accepted, in milliseconds: a provider accepts times
 * equally far ahead and behind.
 */
export const WITHDRAWAL_TRANSIT_MS = 2 * SIGNATURE_WINDOW_MS
/** Queue of the sweep of open withdrawals, and its interval. */
export const WITHDRAWAL_QUEUE = 'withdrawal-sweep'
export const WITHDRAWAL_SWEEP_SECONDS = 2
/** Maximum withdrawals of one sweep per merchant. */
export const WITHDRAWAL_SWEEP_LIMIT = 50
/** Maximum wait for the next status check while the member views an open withdrawal. */
export const WITHDRAWAL_WATCHED_MS = 5_000
/** Minimum and maximum delay between two status checks of one withdrawal; checked until there is an answer. */
export const WITHDRAWAL_STATUS_CHECK_STEP = { firstMs: 2_000, maxMs: 300_000 } as const
/** Upper bound of any planned status check, in milliseconds. */
export const WITHDRAWAL_CHECK_HORIZON_MS = 2 * WITHDRAWAL_STATUS_CHECK_STEP.maxMs

/** Scope of the ledger keys of withdrawals. */
export const WITHDRAWAL_SCOPE = 'withdrawal'

/** Bounds of one withdrawal in whole units (OPEN-36). */
const unitsByCurrency: Partial<Record<CurrencyCode, { min: bigint; max: bigint }>> = {
  PHP: { min: 100n, max: 100_000n },
  CNY: { min: 50n, max: 50_000n },
}
const generalUnits = { min: 10n, max: 10_000n }

/** Default daily limit, as a multiple of the largest withdrawal. */
const LARGEST_WITHDRAWALS_A_DAY = 5n

/** Maximum payouts of a member within 24 hours by the merchant's settings (T37), in minor units. */
export function getDailyMinor({ withdrawalDailyMinor }: { withdrawalDailyMinor?: string }, currency: string): bigint {
  if (withdrawalDailyMinor !== undefined) return BigInt(withdrawalDailyMinor)
  return getWithdrawalBounds(currency).maxMinor * LARGEST_WITHDRAWALS_A_DAY
}

/** Bounds of one withdrawal in minor units. Throws a RangeError for an unlisted currency (T23). */
export function getWithdrawalBounds(code: string): { minMinor: bigint; maxMinor: bigint } {
  const { currency } = amountOf(0n, code)
  const { min, max } = unitsByCurrency[currency] ?? generalUnits
  const scale = 10n ** BigInt(exponentOf(currency))
  return { minMinor: min * scale, maxMinor: max * scale }
}
