/** Lifetime of an unpaid deposit until the provider sets its own expiry (OPEN-35), in milliseconds. */
export const DEPOSIT_LIFE_MS = 30 * 60_000
/** Wait for the provider's final status after expiry, before the deposit is shown as expired. */
export const DEPOSIT_GRACE_MS = 60_000
/** Duration of status checks after expiry: late money is still credited. */
export const DEPOSIT_STATUS_CHECK_LIMIT_MS = 7 * 86_400_000
/** Lease of one worker on a deposit; longer than the timeout of a provider call. */
export const DEPOSIT_LEASE_MS = 15_000
/** Interval of the sweep of open deposits, in seconds. */
export const DEPOSIT_SWEEP_SECONDS = 2
/** Maximum deposits of one merchant in work at once. */
export const DEPOSIT_LIMIT = 50
/** Maximum open deposits of one member; the next one is refused. */
export const DEPOSIT_OPEN_LIMIT = 20
/** Maximum wait for the next status check while the member views an open deposit. */
export const DEPOSIT_WATCHED_MS = 3_000
/** Minimum and maximum delay between two status checks of one deposit. */
export const DEPOSIT_STATUS_CHECK_STEP = { firstMs: 5_000, maxMs: 60_000 } as const

/** Delays after a check that failed itself, of which nothing is known: not before the lease would have ended. */
export const DEPOSIT_FAILURE_RETRY = { firstMs: 1.25 * DEPOSIT_LEASE_MS, maxMs: 2 * DEPOSIT_LEASE_MS } as const

/** Upper bound of any planned status check. */
export const DEPOSIT_CHECK_HORIZON_MS = 2 * DEPOSIT_LIFE_MS
