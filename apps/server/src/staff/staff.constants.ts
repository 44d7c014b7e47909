/** Purpose of the key of staff's authenticators: a member's secret opens nothing of staff. */
export const STAFF_AUTHENTICATOR = 'staff authenticator'

/** Lifetime of a session without a call. */
export const STAFF_IDLE_MS = 3_600_000
