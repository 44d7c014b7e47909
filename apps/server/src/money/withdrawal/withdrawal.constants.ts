import { SIGNATURE_WINDOW_MS } from '@foyer/contract/signing'
import { amountOf, type CurrencyCode, exponentOf } from '@foyer/money'
import type { MerchantSettings } from '../../merchant/index.ts'

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
/** Interval of the sweep of open withdrawals, in seconds. */
export const WITHDRAWAL_SWEEP_SECONDS = 2
/** Maximum withdrawals of one merchant by one provider in work at once. */
export const WITHDRAWAL_LIMIT = 50
/** Maximum wait for the next status check while the member views an open withdrawal. */
export const WITHDRAWAL_WATCHED_MS = 5_000
/** Minimum and maximum delay between two status checks of one withdrawal; checked until there is an answer. */
export const WITHDRAWAL_STATUS_CHECK_STEP = { firstMs: 2_000, maxMs: 300_000 } as const
/** Delays after a check that failed itself, of which nothing is known: not before the lease would have ended. */
export const WITHDRAWAL_FAILURE_RETRY = { firstMs: 1.25 * WITHDRAWAL_LEASE_MS, maxMs: 2 * WITHDRAWAL_LEASE_MS } as const
/** Upper bound of any planned status check, in milliseconds. */
export const WITHDRAWAL_CHECK_HORIZON_MS = 2 * WITHDRAWAL_STATUS_CHECK_STEP.maxMs

/** Scope of the ledger keys of withdrawals. */
export const WITHDRAWAL_SCOPE = 'withdrawal'

/** Least and largest amount of one withdrawal in whole units (OPEN-36); a merchant can set its own. */
const unitsByCurrency: Record<CurrencyCode, readonly [min: bigint, max: bigint]> = {
  BDT: [200n, 250_000n],
  BRL: [10n, 50_000n],
  CNY: [50n, 50_000n],
  EUR: [10n, 10_000n],
  FUN: [100n, 100_000n],
  HKD: [50n, 100_000n],
  IDR: [50_000n, 100_000_000n],
  INR: [200n, 200_000n],
  JPY: [1_000n, 1_000_000n],
  KES: [200n, 200_000n],
  KHR: [20_000n, 20_000_000n],
  KIDR: [50n, 100_000n],
  KRW: [10_000n, 10_000_000n],
  KVND: [50n, 200_000n],
  KWD: [10n, 10_000n],
  KZT: [2_000n, 2_000_000n],
  LAK: [50_000n, 100_000_000n],
  LKR: [500n, 500_000n],
  MMK: [5_000n, 10_000_000n],
  MYR: [20n, 50_000n],
  NPR: [200n, 200_000n],
  PHP: [100n, 100_000n],
  PKR: [500n, 1_000_000n],
  RUB: [200n, 200_000n],
  SGD: [10n, 10_000n],
  THB: [100n, 200_000n],
  TLB: [100n, 200_000n],
  TRY: [100n, 200_000n],
  TWD: [100n, 200_000n],
  USD: [10n, 10_000n],
  USDT: [10n, 10_000n],
  VND: [50_000n, 200_000_000n],
}

/** Default daily limit, as a multiple of the largest withdrawal. */
const LARGEST_WITHDRAWALS_A_DAY = 5n

type LimitSettings = Pick<MerchantSettings, 'withdrawalDailyMinor' | 'withdrawalBoundsMinor'>

/**
 * Maximum payouts of a member within 24 hours by the merchant's settings (T37), in minor units.
 * @param benefitMinor what the member's rank permits; it never lowers the limit
 */
export function getDailyMinor(settings: LimitSettings, currency: string, benefitMinor = 0n): bigint {
  const { withdrawalDailyMinor } = settings
  const ofAll =
    withdrawalDailyMinor === undefined
      ? getWithdrawalBounds(settings, currency).maxMinor * LARGEST_WITHDRAWALS_A_DAY
      : BigInt(withdrawalDailyMinor)
  return benefitMinor > ofAll ? benefitMinor : ofAll
}

/**
 * Bounds of one withdrawal by the merchant's settings, in minor units. Throws a RangeError for an unlisted currency
 * (T23).
 */
export function getWithdrawalBounds(
  { withdrawalBoundsMinor }: LimitSettings,
  code: string,
): { minMinor: bigint; maxMinor: bigint } {
  const { currency } = amountOf(0n, code)
  const scale = 10n ** BigInt(exponentOf(currency))
  const [min, max] = unitsByCurrency[currency]
  const minMinor = BigInt(withdrawalBoundsMinor?.min ?? min * scale)
  const maxMinor = BigInt(withdrawalBoundsMinor?.max ?? max * scale)
  if (minMinor <= maxMinor) return { minMinor, maxMinor }
  // The default gives way to the bound that the merchant has set.
  const bound = withdrawalBoundsMinor?.max === undefined ? minMinor : maxMinor
  return { minMinor: bound, maxMinor: bound }
}
