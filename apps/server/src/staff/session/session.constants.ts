/** Lifetime of a session. */
export const STAFF_SESSION_MS = 12 * 3_600_000
/** The last call is written at most once in this time. */
export const STAFF_SEEN_STEP_MS = 60_000
/** Lifetime and tries of a login that waits for its code (T15). */
export const STAFF_LOGIN_MS = 600_000
export const STAFF_LOGIN_TRIES = 5
