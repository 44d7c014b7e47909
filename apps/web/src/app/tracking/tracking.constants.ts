/** Attempts of a tracking call (TRACK-12, CONST-35). */
export const trackAttempts = 3
/** Delay before a repeated attempt, in ms: doubled each time, plus up to `jitter` (CONST-36, CONST-37). */
export const trackRetryMs = { first: 1_000, jitter: 500 } as const
/** Attempts of the ping in its place, without a delay (TRACK-13, CONST-38). */
export const pingAttempts = 5
/** Time limit of a ping, in ms (TRACK-14, CONST-39). */
export const pingTimeoutMs = 15_000
/** Events that wait for a page that allows partners' scripts; the oldest are dropped. */
export const MAX_WAITING_EVENTS = 50
