/** Lease of the placing request on its wager during the first call. */
export const FIRST_CLAIM_MS = 10_000

/** Lease of a claimed wager: longer than a call can take. */
export const CLAIM_MS = 30_000

export const CLAIM_BATCH = 32

/** Number of failed attempts of a call that triggers an alarm in the log. */
export const ALARMING_ATTEMPTS = 8
