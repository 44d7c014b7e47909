/** How long a deposit may be begun and paid before the provider names its own end (OPEN-35), in milliseconds. */
export const DEPOSIT_LIFE_MS = 30 * 60_000
/** How long after its end a deposit waits for the provider's final status before it is shown as expired. */
export const DEPOSIT_GRACE_MS = 60_000
/** How long after its end the provider is still asked: money that came in late is credited all the same. */
export const DEPOSIT_STATUS_CHECK_LIMIT_MS = 7 * 86_400_000
/** How long one worker has a deposit to itself; longer than a call to the provider may take. */
export const DEPOSIT_LEASE_MS = 15_000
/** Queue of the job that looks after open deposits, and how often it does. */
export const DEPOSIT_QUEUE = 'deposit-sweep'
export const DEPOSIT_SWEEP_SECONDS = 2
/** The most deposits that one sweep of one merchant takes. */
export const DEPOSIT_SWEEP_LIMIT = 50
/** The most open deposits of one member; beyond it the next one is too many. */
export const DEPOSIT_OPEN_LIMIT = 20
/** How long a member who looks at an open deposit waits for the provider to be asked at most. */
export const DEPOSIT_WATCHED_MS = 3_000
/** First and longest pause between two questions about the same deposit. */
export const DEPOSIT_STATUS_CHECK_STEP = { firstMs: 5_000, maxMs: 60_000 } as const

/** No check is planned so far ahead. */
export const DEPOSIT_CHECK_HORIZON_MS = 2 * DEPOSIT_LIFE_MS
