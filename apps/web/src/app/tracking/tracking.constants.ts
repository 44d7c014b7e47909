/** Attempts of a tracking call (TRACK-12, CONST-35). */
export const trackAttempts = 3
/** Delay before a repeated attempt, in ms: doubled each time, plus up to `jitter` (CONST-36, CONST-37). */
export const trackRetryMs = { first: 1_000, jitter: 500 } as const
/** Attempts of the ping in its place, without a delay (TRACK-13, CONST-38). */
export const pingAttempts = 5
/** Time limit of a ping, in ms (TRACK-14, CONST-39). */
export const pingTimeoutMs = 15_000
/** How long a visitor's events count under the platform of the last advertisement, in ms (DEC-21). */
export const PLATFORM_LIFE_MS = 30 * 86_400_000
/** Age of an approval, in ms, up to which a deposit that is read is a new one (CONF-40). */
export const MAX_APPROVAL_AGE_MS = 48 * 3_600_000
/** Marks of deposits in this browser; the oldest are dropped, a deposit's request before its approval. */
export const MAX_DEPOSIT_MARKS = 100
/** Events that wait for a page that allows partners' scripts; the oldest are dropped. */
export const MAX_WAITING_EVENTS = 50
