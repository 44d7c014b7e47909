/** Times of the bank in milliseconds; tests shorten them. */
export interface BankTimings {
  /** How long a payment waits for the member's decision (OPEN-35). */
  paymentLifeMs: number
  /** Delay of the behaviour "report it late". */
  lateCallbackMs: number
  /** Payout accounts ending in 1 (OPEN-36). */
  shortPayoutMs: number
  /** Payout accounts ending in 4 (OPEN-36). */
  longPayoutMs: number
  /** How long a call about an account ending in 3 or 4 hangs. */
  hangMs: number
  /** Timeout of a callback. */
  deliveryTimeoutMs: number
  /** Lease of a claimed delivery, for a killed process. */
  deliveryLeaseMs: number
  /** Delay after the first failed delivery; doubles with each further one. */
  firstRetryMs: number
  maxRetryMs: number
  /** Age at which a delivery is abandoned; the merchant's status checks still find the outcome. */
  deliveryLifeMs: number
  /** Maximum delay of the worker's poll; rows of another process are found after it at the latest. */
  maxSleepMs: number
}

export const bankTimings: BankTimings = {
  paymentLifeMs: 15 * 60_000,
  lateCallbackMs: 10_000,
  shortPayoutMs: 2_000,
  longPayoutMs: 120_000,
  hangMs: 60_000,
  deliveryTimeoutMs: 5_000,
  deliveryLeaseMs: 15_000,
  firstRetryMs: 1_000,
  maxRetryMs: 5 * 60_000,
  deliveryLifeMs: 72 * 3_600_000,
  maxSleepMs: 30_000,
}

/** Maximum concurrent callbacks. */
export const DELIVERY_PARALLEL_LIMIT = 16
/** Maximum rows that one run of the worker closes; the rest is left to the next run. */
export const SWEEP_LIMIT = 100
/** Maximum hanging calls; further ones are closed at once. */
export const HANG_COUNT_LIMIT = 50
/** Payouts on the operator's page. */
export const PAYOUT_PAGE_LIMIT = 50
/** Maximum size of a signed body and of a form. */
export const BODY_LIMIT_BYTES = 16 * 1024
/** Poll delay of the worker while work is overdue, in milliseconds. */
export const OVERDUE_SLEEP_MS = 10
/** Interval of the cleanup of old nonces and ended deliveries, and the retention of the latter. */
export const CLEANING_MS = 3_600_000
export const ENDED_DELIVERY_LIFE_MS = 30 * 24 * 3_600_000
/** Upper bound of planned times; a later one was planned while the clock was ahead, and is due now. */
export const DUE_HORIZON_MS = 3_600_000
