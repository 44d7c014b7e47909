/** Version of the question of consent; raised with a change of its text or purposes, which asks everybody again. */
export const CONSENT_VERSION = '2'
/** Conversions of one merchant that are sent at once. */
export const TRACKING_BATCH = 50
/** Time in which a claimed conversion is nobody else's, in ms. */
export const TRACKING_LEASE_MS = 30_000
/** CONST-35..37: delays of repeated attempts, in ms, with doubling. */
export const TRACKING_RETRY = { firstMs: 1_000, maxMs: 600_000 } as const
export const TRACKING_ATTEMPTS = 8
/** Attempt from which a failure is an error: a quarter of a minute after the first. */
export const TRACKING_ALARM_ATTEMPT = 5
/** Interval of the sender, in seconds. */
export const TRACKING_SWEEP_SECONDS = 5
