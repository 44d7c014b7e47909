/** Times of the bank in milliseconds; tests shorten them. */
export interface BankTimings {
  /** How long a payment waits for the member's answer (OPEN-35). */
  paymentLifeMs: number
  /** Delay of the behaviour "report it late". */
  lateCallbackMs: number
  /** Payout accounts ending in 1 (OPEN-36). */
  shortPayoutMs: number
  /** Payout accounts ending in 4 (OPEN-36). */
  longPayoutMs: number
  /** How long a call about an account ending in 3 or 4 is left without an answer. */
  hangMs: number
  /** A receiver of a callback that takes longer has not received it. */
  deliveryTimeoutMs: number
  /** A claimed delivery is free again after this, as when the process that claimed it was killed. */
  deliveryLeaseMs: number
  /** Wait after the first failed delivery; doubles with each further one. */
  firstRetryMs: number
  maxRetryMs: number
  /** After this a delivery is given up; the merchant still finds the outcome by reading. */
  deliveryLifeMs: number
  /** Longest sleep of the worker: what another process stored is seen after this at the latest. */
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

/** Callbacks under way at once. */
export const DELIVERY_PARALLEL_LIMIT = 16
/** Rows that one round of the worker closes at most; what is left makes the next round. */
export const SWEEP_LIMIT = 100
/** Calls that may hang at once; further ones are cut off at once instead. */
export const HANG_COUNT_LIMIT = 50
/** Payouts on the operator's page. */
export const PAYOUT_PAGE_LIMIT = 50
/** Bound of a signed body and of a form. */
export const BODY_LIMIT_BYTES = 16 * 1024
/** Sleep of the worker while something is overdue, in milliseconds. */
export const OVERDUE_SLEEP_MS = 10
/** How often old nonces and ended deliveries are dropped, and the age of the latter. */
export const CLEANING_MS = 3_600_000
export const ENDED_DELIVERY_LIFE_MS = 30 * 24 * 3_600_000
/** Nothing is planned so far ahead; what is due later was planned while the clock was ahead, and is due now. */
export const DUE_HORIZON_MS = 3_600_000
